// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { chooseOutline } from '#plugins/outlines/commands.ts'
import { choose } from '#plugins/settings/commands.ts'
import { lengthOfPath, lengthsFromTo } from '#plugins/settings/path-lengths.ts'
import { startThinking } from '#plugins/thinking/commands.ts'
import { IdeaHeading } from '#plugins/thinking/idea-heading.tsx'
import { emptyDraft } from '#schemas/draft.ts'
import { LIMITS } from '#schemas/limits.ts'
import { encodeMarker } from '#schemas/wire/outline.ts'
import { Page } from '#ui/pages/create-game.tsx'
import { IDEA, OPTIONS, openCreationEditor, proposed, thought } from '../plugins/creation-editor.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** The idea on top of its screen. */
function heading(text = IDEA) {
  const testEditor = openCreationEditor({
    draft: {
      idea: { ...emptyDraft().session.idea, text, language: 'en_US', gameStatus: 'creating' },
    },
  })
  testEditor.streams.push([{ at: 10, text: thought('Who?') }], [{ at: 10, text: thought('Who?') }])
  onScreen(testEditor.editor, <IdeaHeading />)
  /** What is thought about now. */
  const submitted = () =>
    testEditor.editor.bus.log.events.flatMap((one) =>
      one.type === 'idea/submitted' ? [one.payload] : [],
    )
  return { ...testEditor, user: userEvent.setup(), submitted }
}
const press = (name: string) => screen.getByRole('button', { name })
const field = () =>
  screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'What happens in your game?' })
const again = () => press('Think again with this')

it('[ID17] the idea is written over in its place, and thought about from the beginning', async () => {
  const { user, openings, submitted } = heading()
  await user.click(press('Edit the idea'))
  expect([field()?.value, document.activeElement === field()]).toEqual([IDEA, true])
  expect(screen.queryByRole('button', { name: 'Edit the idea' })).toBeNull()
  await user.clear(field() as HTMLElement)
  expect(again().getAttribute('aria-disabled')).toBe('true')
  await user.type(field() as HTMLElement, 'A new one')
  expect(fireEvent.submit(field()?.form as HTMLFormElement)).toBe(false)
  expect(submitted()).toEqual([{ text: 'A new one', language: 'en_US' }])
  expect(openings).toHaveLength(1)
  expect(field()).toBeNull()
})

it('[ID17] it keeps its language unless another is chosen', async () => {
  const { user, submitted } = heading()
  const choose = async (name: string) => {
    await user.click(screen.getByRole('combobox', { name: /Language of the game/ }))
    await user.click(await screen.findByRole('option', { name }))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  }
  await user.click(press('Edit the idea'))
  await choose('日本語')
  await user.click(again())
  await user.click(press('Edit the idea'))
  await choose('As before')
  await user.type(field() as HTMLElement, '!')
  await user.click(again())
  expect(submitted()).toEqual([
    { text: IDEA, language: 'ja_JP' },
    { text: `${IDEA}!`, language: 'en_US' },
  ])
})

it('[ID3] it is counted near its end, and refused beyond', async () => {
  const { user } = heading()
  await user.click(press('Edit the idea'))
  const say = (length: number) =>
    fireEvent.change(field() as HTMLElement, { target: { value: 'x'.repeat(length) } })
  const near = LIMITS.ideaMax * 0.8
  say(near)
  expect(screen.queryByText(/characters/)).toBeNull()
  say(near + 1)
  expect(screen.getByText('1,601 of 2,000 characters')).toBeTruthy()
  say(LIMITS.ideaMax)
  expect(again().getAttribute('aria-disabled')).toBeNull()
  say(LIMITS.ideaMax + 1)
  expect(screen.getByText('An idea has at most 2,000 characters.')).toBeTruthy()
  expect(again().getAttribute('aria-disabled')).toBe('true')
})

it.each(['Escape', 'Keep it as it was'])('[ID17] “%s” leaves the idea as it was', async (way) => {
  const { user, draft, openings } = heading()
  await user.click(press('Edit the idea'))
  await user.type(field() as HTMLElement, ' and more')
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(press(way))
  expect([field(), draft().session.idea.text, openings.length]).toEqual([null, IDEA, 0])
})

it.each([
  ['x'.repeat(420), false],
  ['x'.repeat(421), true],
  ['雨'.repeat(210), false],
  ['雨'.repeat(211), true],
  [`${'x'.repeat(359)}\nx`, true],
  [`${'x'.repeat(358)}\nx`, false],
])('[ID20] an idea is cut to a few lines by the room it takes: case %#', async (text, long) => {
  const { user } = heading(text)
  const more = screen.queryByRole('button', { name: 'Show all of it' })
  expect(more !== null).toBe(long)
  if (more === null) return
  await user.click(more)
  await user.click(press('Show less'))
  expect(press('Show all of it')).toBeTruthy()
})

it('[ID41] starting over asks first', async () => {
  const { user, draft } = heading()
  await user.click(press('Start over'))
  const dialog = await screen.findByRole('dialog', { name: 'Start over with nothing?' })
  await user.click(press('Keep it'))
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  const reset = () => draft().session.idea.text
  expect(reset()).toBe(IDEA)
})

/** The screen once three outlines are proposed. */
function proposedPage() {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('Who?') + proposed(), ends: true }])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(2_000)
  onScreen(testEditor.editor, <Page />, { path: '/create-game' })
  return { ...testEditor, user: userEvent.setup() }
}

it('[SE8] each of the six choices is named at the foot, and leads to where it is made', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { user, editor } = proposedPage()
  const bar = await screen.findByRole('region', { name: /start|choices/i })
  const places = {
    style: 'Art style',
    audience: 'Target audience|Audience',
    duration: 'Length',
    ageGroup: 'Age group',
  }
  for (const [name, words] of Object.entries(places)) {
    const [way] = [...bar.querySelectorAll('li button')].filter((one) =>
      new RegExp(words, 'i').test(one.textContent ?? ''),
    )
    await user.click(way as HTMLElement)
    const place = document.getElementById(`choice-${name}`)
    expect([name, place?.contains(document.activeElement)]).toEqual([name, true])
    expect(seen.mock.instances.at(-1)).toBe(place)
    expect(seen.mock.calls.at(-1)).toEqual([{ behavior: expect.any(String), block: 'center' }])
  }
  const marks = () => bar.querySelectorAll('li button[aria-label]').length
  // the language is that of the idea
  expect(marks()).toBe(5)
  act(() => void editor.run(chooseOutline, { key: OPTIONS[0]?.key ?? '' }))
  expect(marks()).toBe(4)
  expect(bar.textContent).toContain(OPTIONS[0]?.name)
})

it('[OL9] more proposals are offered only beside those on the table', async () => {
  const testEditor = openCreationEditor()
  const told = encodeMarker('done') + encodeMarker('outline')
  testEditor.streams.push([
    { at: 10, text: thought('Who?') + told },
    { at: 3_000, text: proposed().slice(told.length), ends: true },
  ])
  testEditor.editor.run(startThinking, { requestId: 'r1' })
  testEditor.until(2_000)
  onScreen(testEditor.editor, <Page />, { path: '/create-game' })
  const grid = within(await screen.findByRole('region', { name: 'Choose how it is told' }))
  const more = () => grid.queryByRole('button', { name: 'Three more' })
  expect(more()).toBeNull()
  act(() => testEditor.until(4_000))
  expect(more()).not.toBeNull()
})

it('[SE12] that nothing was started is said at the foot with the reason, and not before', async () => {
  const { editor } = proposedPage()
  const bar = within(await screen.findByRole('region', { name: 'Your six choices' }))
  expect(bar.queryByRole('status')).toBeNull()
  const payload = { detail: 'The server is full.' }
  act(() => editor.bus.emit({ type: 'settings/startFailed', source: 'server', payload }))
  expect(bar.getByRole('status').textContent).toBe(
    'Nothing was started. Your choices are kept. The server is full.',
  )
  expect(bar.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('[SE2] [SE3] each card and each dropdown makes its own choice, and shows it', async () => {
  const { user, draft } = proposedPage()
  const choices = () => draft().session.settings
  for (const [name, field, value] of [
    ['Anime', 'style', 'ANIME'],
    ['Female', 'audience', 'FEMALE'],
  ] as const) {
    const card = await screen.findByRole<HTMLInputElement>('radio', { name })
    expect(card.checked).toBe(false)
    await user.click(card)
    expect([choices()[field], card.checked]).toEqual([value, true])
  }
  await user.click(screen.getByRole('combobox', { name: /Language/ }))
  await user.click(await screen.findByRole('option', { name: 'English' }))
  expect(choices().language).toBe('en_US')
})

it('[SE16] each length names the minutes and steps of one path, in the language of the game', async () => {
  const { user, editor } = proposedPage()
  const box = await screen.findByRole('combobox', { name: /length/ })
  const noteOf = (path: { minutes: number; steps: number } | undefined) =>
    `about ${path?.minutes} minutes, ${path?.steps} steps`
  expect(box).toHaveProperty('textContent', 'Please choose')
  const described = () =>
    document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent
  const { from, to } = lengthsFromTo('en_US')
  expect(described()).toBe(`One read-through is ${from} to ${to} minutes`)
  await user.click(box)
  const [, beginner, , hard] = await screen.findAllByRole('option')
  expect(beginner?.textContent).toBe(
    `Beginner · under 1 hour${noteOf(lengthOfPath('en_US', 'beginner'))}`,
  )
  await user.click(hard as HTMLElement)
  expect(box.textContent).toBe('Hard · 2–10 hours')
  expect(described()).toBe(noteOf(lengthOfPath('en_US', 'hard')))
  act(() => editor.run(choose, { language: 'ja_JP' }))
  expect(described()).toBe(noteOf(lengthOfPath('ja_JP', 'hard')))
  act(() => editor.run(choose, { duration: 'expert' }))
  expect(described()).toBeUndefined()
})

it('[SE2] a sample picture that does not come leaves its ground', async () => {
  proposedPage()
  await screen.findByRole('radio', { name: 'Anime' })
  const samples = () => [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))
  expect(samples()).toEqual(
    ['realistic', 'design', 'render-3d', 'anime'].map((one) => `/samples/${one}.webp`),
  )
  fireEvent.error(document.querySelector('img') as HTMLElement)
  expect(samples()).toHaveLength(3)
})
