// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { askConsent } from '#plugins/analytics/commands.ts'
import { ConsentNotice } from '#plugins/analytics/notice.tsx'
import { IdeaForm } from '#plugins/idea/idea-form.tsx'
import { OwnLinks } from '#plugins/idea/own-links.tsx'
import { plugins } from '#plugins/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { Overlays } from '#ui/app/overlays.tsx'
import { UnsentIdeaContext } from '#ui/kit/unsent-idea.ts'
import { SpokenContext } from '#ui/kit/use-words.ts'
import { Page } from '#ui/pages/home.tsx'
import { testEditorOf } from '../core/test-editor.ts'
import { openAnalyticsEditor } from '../plugins/analytics-editor.ts'
import { fact, someUser } from '../plugins/session-editor.ts'
import { onScreen, speak, wordsIn } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const IDEA = 'A lighthouse keeper finds letters'

async function home(signedIn = true, testEditor = testEditorOf(plugins)) {
  if (signedIn) testEditor.editor.bus.emit(fact('account/restored', { user: someUser() }))
  onScreen(testEditor.editor, <Page />)
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Your idea')
  // what stands under the first screen comes later
  await screen.findByRole('region', { name: 'How it works' })
  return { ...testEditor, box, user: userEvent.setup() }
}
const press = (name: string) => screen.getByRole('button', { name })

it('[ID1] shows a headline, a box for the idea and a way to send it', async () => {
  const { box } = await home(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('lamp')
  expect(box.value).toBe('')
  expect(press('Make a game of it').getAttribute('type')).toBe('submit')
  const steps = screen.getByRole('region', { name: 'How it works' })
  expect([...steps.querySelectorAll('li > span')].map((one) => one.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
})

it('[ID2] each of three examples fills the box, and the focus is there', async () => {
  const { user, box } = await home(false)
  for (const name of ['The lighthouse letters', 'The night train', 'The understudy']) {
    const before = box.value
    await user.click(press(name))
    expect(box.value.length).toBeGreaterThan(100)
    expect(box.value).not.toBe(before)
    expect(document.activeElement).toBe(box)
  }
})

it('[ID3] a blank idea and one that is too long are told under the box, and go nowhere', async () => {
  const { user, box, draft } = await home()
  await user.click(press('Make a game of it'))
  expect(screen.getByText('Tell me what happens first')).toBeTruthy()
  expect(box.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(box, { target: { value: 'x'.repeat(LIMITS.ideaMax) } })
  expect(box.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('2,000 of 2,000 characters')).toBeTruthy()
  fireEvent.change(box, { target: { value: 'x'.repeat(LIMITS.ideaMax + 1) } })
  expect(screen.getByText('1 characters too many; the limit is 2,000')).toBeTruthy()
  await user.click(press('Make a game of it'))
  await user.type(box, '{Control>}{Enter}{/Control}')
  expect(draft().session.idea.gameStatus).toBe('initial')
})

it('[ID4] an idea is sent once, however often its button is pressed meanwhile', async () => {
  const { editor, box } = await home()
  fireEvent.change(box, { target: { value: IDEA } })
  const form = box.form as HTMLFormElement
  // the core is awaited between them: nothing is known of the first when the second comes
  act(() => void fireEvent.submit(form))
  act(() => void fireEvent.submit(form))
  await act(async () => undefined)
  expect(editor.bus.log.events.filter(({ type }) => type === 'idea/submitted')).toHaveLength(1)
})

it('[ID5] a visitor who did not log in can send the idea again', async () => {
  const { editor, user, box } = await home(false)
  fireEvent.change(box, { target: { value: IDEA } })
  const held = () => editor.bus.log.events.filter(({ type }) => type === 'idea/heldForLogin').length
  await user.click(press('Make a game of it'))
  await user.click(press('Make a game of it'))
  expect(held()).toBe(2)
})

it('[ID4] [ID6] an idea is sent in the language chosen for it', async () => {
  const { user, box, draft, visited } = await home()
  const language = screen.getByLabelText<HTMLSelectElement>('The game is told in')
  expect(language.value).toBe('en_US')
  await user.selectOptions(language, 'ja_JP')
  await user.type(box, IDEA)
  await user.click(press('Make a game of it'))
  expect(draft().session.idea).toMatchObject({
    text: IDEA,
    language: 'ja_JP',
    gameStatus: 'creating',
  })
  expect(visited).toEqual(['/create-game'])
})

it('[ID4] Control and Enter send it too, and Enter alone is a new line', async () => {
  const { user, box, draft } = await home()
  await user.type(box, `${IDEA}{Enter}`)
  expect(draft().session.idea.gameStatus).toBe('initial')
  expect(box.value).toBe(`${IDEA}\n`)
  await user.type(box, '{Control>}{Enter}{/Control}')
  expect(draft().session.idea.gameStatus).toBe('creating')
})

it('[ID5] a visitor is asked to log in, and the idea is kept', async () => {
  const { user, box, draft, visited } = await home(false)
  await user.type(box, IDEA)
  await user.click(press('Make a game of it'))
  expect(draft().session.account.dialog.open).toBe(true)
  expect(draft().session.idea).toMatchObject({ text: IDEA, waiting: true })
  expect(visited).toEqual([])
})

it('[ID19] whoever left an idea finds the way back to it, and a visitor finds none', async () => {
  const { editor } = await home()
  const games = await screen.findByRole('link', { name: 'Your games' })
  expect(games.getAttribute('href')).toBe('/game-list')
  expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull()
  act(() => editor.bus.emit(fact('idea/submitted', { text: IDEA, language: 'en_US' })))
  expect((await screen.findByRole('link', { name: /Continue/ })).textContent).toBe(
    `Continue${IDEA}`,
  )
  cleanup()
  onScreen(testEditorOf(plugins).editor, <OwnLinks />)
  expect(screen.queryByRole('link')).toBeNull()
})

it('[ID21] [PF25] what was typed into the painted page before its scripts came is kept', () => {
  const { editor } = testEditorOf(plugins)
  const page = (
    <MemoryRouter>
      <SpokenContext value={{ language: 'en', areas: wordsIn('en') }}>
        <UnsentIdeaContext value={editor.ports.unsentIdea}>
          <IdeaForm />
        </UnsentIdeaContext>
      </SpokenContext>
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const box = container.querySelector('textarea') as HTMLTextAreaElement
  box.value = IDEA
  render(page, { container, hydrate: true })
  expect(box.value).toBe(IDEA)
  expect(screen.getByText(`${IDEA.length} of 2,000 characters`)).toBeTruthy()
})

it('[ID21] what was typed and not sent stands in the box when it is shown anew', async () => {
  const { user, box, ...testEditor } = await home()
  await user.type(box, IDEA)
  cleanup()
  expect((await home(true, testEditor)).box.value).toBe(IDEA)
})

it.each([
  ['Yes, send', 'yes'],
  ['No, don’t send', 'no'],
] as const)(
  '[AN5] the question about usage data takes “%s” for an answer and goes',
  async (name, consent) => {
    const testEditor = openAnalyticsEditor()
    const user = userEvent.setup()
    onScreen(
      testEditor.editor,
      <>
        <ConsentNotice />
        <Page />
      </>,
      { site: { analyticsUrl: 'https://usage.example' } },
    )
    await user.click(press(name))
    expect(testEditor.slice().consent).toBe(consent)
    expect(screen.queryByRole('button', { name })).toBeNull()
    await user.click(press('Usage data'))
    expect(press(name)).toBeTruthy()
  },
)

it.each([
  ['/', true],
  ['/games', false],
])('[AN6] over %s the question about usage data stands: %s', async (path, isThere) => {
  onScreen(openAnalyticsEditor().editor, <Overlays />, { path })
  await act(async () => undefined)
  expect(screen.queryByRole('button', { name: 'Yes, send' }) !== null).toBe(isThere)
})

it('[AN5] nobody is asked where nothing is ever sent, or whose browser said no', () => {
  for (const given of [{ isSetUp: false }, { isObjected: true }]) {
    const testEditor = openAnalyticsEditor(given)
    onScreen(
      testEditor.editor,
      <>
        <ConsentNotice />
        <Page />
      </>,
    )
    expect(screen.queryByRole('button', { name: 'Yes, send' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Usage data' })).toBeNull()
    cleanup()
  }
  const objected = openAnalyticsEditor({ isObjected: true })
  objected.editor.run(askConsent)
  onScreen(objected.editor, <ConsentNotice />)
  expect(press('Yes, send')).toBeTruthy()
})
