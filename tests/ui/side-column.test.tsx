// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aNote, aPlan, plannedGame } from '#fixtures/record-builder.ts'
import { asideView } from '#plugins/aside/view.tsx'
import { openPreview } from '#plugins/preview/commands.ts'
import { defineView, type View } from '#ui/kit/slots.tsx'
import { Page } from '#ui/pages/game-generation.tsx'
import { EDITOR_VIEWS } from '#ui/views/editor-views.tsx'
import { answered, openTestEditor } from '../plugins/test-editor.ts'
import { barriersHere } from './barriers.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A window of a width, in rem, for whoever asks. */
function windowOf(rem: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const below = /width < ([\d.]+)rem/.exec(query)?.[1]
    const matches = below !== undefined && rem < Number(below)
    return { matches, addEventListener() {}, removeEventListener() {} } as unknown as MediaQueryList
  })
}
const WIDE = 90
const MIDDLE = 64
const NARROW = 24
const chat = defineView({
  plugin: 'preview.chat',
  slots: { 'editor.aside.assistant': { component: () => <p>What shall change?</p> } },
})

const CONFIRMED = { id: 'c1', from: 0, type: 2, status: 1, text: 'Confirmed', create_time: 2 }

/** With one tab alone in the column. */
const ALONE = EDITOR_VIEWS.filter(({ slots }) => slots['editor.aside.assistant'] === undefined)

async function page(rem = WIDE, views: readonly View[] = ALONE, storage = new Map()) {
  windowOf(rem)
  const testEditor = openTestEditor({
    storage,
    answer: (name) =>
      name === 'readGame'
        ? answered(plannedGame(), 1)
        : { ok: true, desc: '', data: name === 'confirmRecord' ? CONFIRMED : [] },
  })
  onScreen(testEditor.editor, <Page views={views} />, { path: '/game-generation?id=s1' })
  await act(() => testEditor.until(500))
  return { ...testEditor, user: userEvent.setup() }
}
const column = (name = 'History') => screen.queryByRole('complementary', { name })
const press = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement

it('[HI16] [HI18] opens by its button, without a barrier, and gives the focus back when it is folded', async () => {
  const { user } = await page(MIDDLE)
  expect(column()).toBeNull()
  await user.click(press('Open History'))
  expect(column()).toBeTruthy()
  expect(await barriersHere()).toEqual([])
  const tab = screen.getByRole('tab', { name: 'History' })
  expect(document.activeElement).toBe(tab)
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'History' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(column()).toBeNull()
  expect(document.activeElement).toBe(press('Open History'))
})

it('[HI15] leaves nothing before it was opened once, and a rail after', async () => {
  const { user } = await page()
  expect(screen.getAllByRole('button', { name: 'Open History' })).toHaveLength(1)
  await user.keyboard('{Control>}j{/Control}')
  // beside the game Escape folds nothing
  await user.keyboard('{Escape}')
  expect(column()).toBeTruthy()
  await user.keyboard('{Control>}j{/Control}')
  expect(column()).toBeNull()
  const rail = document.getElementById('aside-rail') as HTMLElement
  await user.click(rail)
  expect(column()).toBeTruthy()
})

it('[HI16] Ctrl+J is heard on the page and not over a dialog, and no other key is', async () => {
  const { user, editor } = await page()
  await user.keyboard('j{Control>}k{/Control}{Control>}{Shift>}j{/Shift}{/Control}')
  expect(column()).toBeNull()
  act(() => void editor.run(openPreview, { what: 'tasks' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}j{/Control}')
  expect(editor.draft().session.aside.isOpen).toBe(false)
})

it('[HI20] holds the tabs that are filled, the assistant first, and arrows go between them', async () => {
  const { user } = await page(WIDE, [...ALONE, chat])
  await user.keyboard('{Control>}j{/Control}')
  const names = () =>
    screen
      .getAllByRole('tab')
      .map(({ textContent }) => textContent)
      .filter((name) => name === 'Assistant' || name === 'History')
  expect(names()).toEqual(['Assistant', 'History'])
  expect(column('Assistant')).toBeTruthy()
  await user.keyboard('{ArrowRight}')
  expect(column()).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(column('Assistant')).toBeTruthy()
  expect(screen.getByText('What shall change?')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Assistant')
  await user.keyboard('{ArrowLeft}')
  expect(column()).toBeTruthy()
  await user.keyboard('{Home}{End}x')
  expect(document.activeElement?.textContent).toBe('History')
  await user.click(screen.getByRole('tab', { name: 'Assistant' }))
  expect(column('Assistant')).toBeTruthy()
})

it('[HI20] with nothing to stand in it there is no column and no button', async () => {
  const { user } = await page(WIDE, [asideView])
  expect(screen.queryByRole('button', { name: /Open/ })).toBeNull()
  await user.keyboard('{Control>}j{/Control}')
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('[HI17] a sheet can be made taller, and lower again', async () => {
  const { user } = await page(NARROW)
  await user.click(press('Open History'))
  const sheet = () => (column() as HTMLElement).className
  expect(sheet()).toContain('h-[60dvh]')
  await user.click(press('Make it taller'))
  expect(sheet()).toContain('h-[92dvh]')
  await user.click(press('Make it lower'))
  expect(sheet()).toContain('h-[60dvh]')
  await user.click((column() as HTMLElement).querySelector('button') as HTMLElement)
  expect(press('Make it lower')).toBeTruthy()
})

it('[HI91] a sheet stands above the keyboard of the screen, whole; two fingers that enlarge the page are none', async () => {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  vi.stubGlobal('innerHeight', 844)
  const { user } = await page(NARROW)
  await user.click(press('Open History'))
  const sheet = column() as HTMLElement
  const shown = (change: Partial<typeof viewport>, event = 'resize') => {
    Object.assign(viewport, change)
    viewport.dispatchEvent(new Event(event))
    return [sheet.style.getPropertyValue('--keyboard'), sheet.hasAttribute('data-keyboard')]
  }
  expect(shown({ height: 508 })).toEqual(['336px', true])
  expect(shown({ offsetTop: 36 }, 'scroll')).toEqual(['300px', true])
  expect(shown({ height: 790, offsetTop: 0 })).toEqual(['0px', false])
  expect(shown({ height: 422, scale: 2 })).toEqual(['0px', false])
  expect(sheet.className).toContain('bottom-(--keyboard,0px)')
  vi.unstubAllGlobals()
})

it('[HI19] a sheet that was open on an earlier visit waits to be called, a column stands', async () => {
  const kept = () => new Map([['aside', '{"isOpen":true,"tab":"history"}']])
  const { user } = await page(NARROW, ALONE, kept())
  expect(column()).toBeNull()
  await user.click(press('Open History'))
  expect(column()).toBeTruthy()
  cleanup()
  await page(WIDE, ALONE, kept())
  expect(column()).toBeTruthy()
  // nobody called it: the focus is where it was
  expect(document.activeElement).toBe(document.body)
})

it('[DC14] [DC15] a sheet drops when a plan is confirmed, says what is done, and is raised by its button', async () => {
  const { user, editor, draft } = await page(NARROW, EDITOR_VIEWS)
  await user.click(press('Open Assistant'))
  const sheet = () => column('Assistant')?.className
  const aPlanOf = (id: string) =>
    editor.bus.emit({
      type: 'chat/recorded',
      source: 'socket',
      scriptId: 's1',
      payload: { record: aPlan({ id, at: id === 'p1' ? 1 : 2 }) },
    })
  act(() => aPlanOf('p1'))
  for (const quiet of ['Publish', 'Send']) expect(press(quiet).className).not.toContain('bg-lamp')
  await user.click(press('Make these changes'))
  expect(sheet()).toContain('h-[20dvh]')
  expect(screen.getByText('Making the changes…', { selector: '[role=status]' })).toBeTruthy()
  expect(document.activeElement).toBe(press('Show the assistant in full'))
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await barriersHere()).toEqual([])
  act(() =>
    editor.bus.emit({
      type: 'chat/recorded',
      source: 'socket',
      scriptId: 's1',
      payload: { record: aPlan({ id: 'p1', at: 1, status: 'confirmed' }) },
    }),
  )
  act(() =>
    editor.bus.emit({
      type: 'chat/recorded',
      source: 'socket',
      scriptId: 's1',
      payload: { record: aNote({ at: 3 }) },
    }),
  )
  expect(screen.getByText('Done: 2 sections updated', { selector: '[role=status]' })).toBeTruthy()
  expect(press('Publish').className).toContain('bg-lamp')
  await user.keyboard('{Enter}')
  expect(sheet()).toContain('h-[60dvh]')
  expect(draft().session.aside.isLow).toBe(false)
  expect(screen.getByRole('textbox')).toBeTruthy()
})

it('[DC14] a plan that could not be carried out raises the sheet again, and beside the page nothing drops', async () => {
  const { user, editor } = await page(NARROW, EDITOR_VIEWS)
  await user.click(press('Open Assistant'))
  const decide = () =>
    editor.bus.emit({
      type: 'chat/planDecided',
      source: 'user',
      payload: { recordId: 'p1', decision: 'confirm', scope: ['initial_element.title'] },
    })
  act(decide)
  expect(column('Assistant')?.className).toContain('h-[20dvh]')
  act(() =>
    editor.bus.emit({
      type: 'chat/decisionFailed',
      source: 'server',
      payload: { recordId: 'p1', desc: 'No.' },
    }),
  )
  expect(column('Assistant')?.className).toContain('h-[60dvh]')
  cleanup()
  const wide = await page(WIDE, EDITOR_VIEWS)
  await wide.user.click(press('Open Assistant'))
  act(() =>
    wide.editor.bus.emit({
      type: 'chat/planDecided',
      source: 'user',
      payload: { recordId: 'p1', decision: 'confirm', scope: ['initial_element.title'] },
    }),
  )
  expect(column('Assistant')?.className).not.toContain('h-[20dvh]')
  expect(screen.getByRole('textbox')).toBeTruthy()
})
