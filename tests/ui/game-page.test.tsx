// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { LiveNotice, WhenFound } from '#plugins/live/view.tsx'
import { openPreview } from '#plugins/preview/commands.ts'
import { TasksDialog } from '#plugins/preview/tasks-dialog.tsx'
import { previewView } from '#plugins/preview/view.tsx'
import { retryingView } from '#plugins/retrying/view.tsx'
import { allTasks } from '#plugins/tasks/projections.ts'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import { Page } from '#ui/pages/game-generation.tsx'
import { draftWith } from '../core/draft-with.ts'
import { answered, openTestEditor } from '../plugins/test-editor.ts'
import { onScreen, place, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(cleanup)

const GAME = sampleGame('en_US')
const PATIENT = { timeout: 9_000 }

async function page(change: Partial<GameSnapshot> = {}, path = '/game-generation?id=s1') {
  const game = { ...GAME, ...change }
  const testEditor = openTestEditor({
    answer: (name) => (name === 'readGame' ? answered(game, 1) : null),
  })
  testEditor.storage.set('script_id', '')
  onScreen(testEditor.editor, <Page />, { path })
  await act(() => testEditor.until(100))
  const asked = (name: string) => testEditor.asked.filter((one) => one.name === name)
  return { ...testEditor, user: userEvent.setup(), asked }
}

it('[RT4] [BA1] opens the script of the address and shows the whole of it', async () => {
  const { draft } = await page()
  expect(draft().session.scriptId).toBe('s1')
  for (const name of ['Game info', 'Player identity', 'Main characters', 'Main story'])
    expect(screen.getAllByText(name).length).toBeGreaterThan(0)
  expect(screen.getAllByText(GAME.elements.title ?? '').length).toBeGreaterThan(0)
  for (const npc of GAME.npcs) expect(screen.getAllByText(npc.name).length).toBeGreaterThan(0)
})

it('[GE15] a game that is opened begins at its top, and nothing moves where there is none', async () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  await page({}, '/game-generation')
  expect(moved).not.toHaveBeenCalled()
  cleanup()
  await page()
  expect(moved).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  moved.mockRestore()
})

it('[RT6] an address without a script leads to the list of games', async () => {
  const { draft } = await page({}, '/game-generation')
  expect(place.path).toBe('/games')
  expect(draft().session.toasts.items).toEqual([])
  cleanup()
  // one that names it with nothing is a fault of whoever made the link
  const blank = await page({}, '/game-generation?id=')
  expect(place.path).toBe('/games')
  expect(blank.draft().session.toasts.items).toMatchObject([{ code: 'id_missing' }])
})

it('[RT7] a game that is not there says so, and leads to the games', async () => {
  const testEditor = openTestEditor({
    answer: () => ({ ok: false, status: 404, desc: 'No such game' }),
  })
  onScreen(testEditor.editor, <WhenFound>the game</WhenFound>)
  expect(screen.getByText('the game')).toBeTruthy()
  testEditor.open()
  await act(() => testEditor.until(100))
  expect(screen.getByText('This game is not here')).toBeTruthy()
  expect(screen.queryByText('the game')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/games')
})

it('[LV21] [GE11] says that live updates are lost, and why, and no longer once they are back', async () => {
  const testEditor = openTestEditor({ answer: () => answered(aGame({ status: 1 }), 0) })
  onScreen(testEditor.editor, <LiveNotice />)
  testEditor.open()
  await act(() => testEditor.until(100))
  act(() => testEditor.last().say({ kind: 'opened' }))
  expect(screen.queryByRole('status')).toBeNull()
  act(() => testEditor.last().drop(1011))
  const notice = screen.getByRole('status')
  expect(notice.textContent).toContain('Live updates paused, checking every 10 s')
  expect(notice.textContent).toMatch(/1011.*unknown reason/i)
  await act(() => testEditor.until(40_000))
  act(() => testEditor.last().say({ kind: 'opened' }))
  expect(screen.queryByRole('status')).toBeNull()
})

it('[LV21] a whole game is not said to be checked', async () => {
  const testEditor = openTestEditor({ answer: () => answered(GAME, 1) })
  onScreen(testEditor.editor, <LiveNotice />)
  testEditor.open()
  await act(() => testEditor.until(100))
  act(() => testEditor.last().say({ kind: 'opened' }))
  act(() => testEditor.last().drop())
  expect(screen.getByRole('status').textContent).toMatch(/^Live updates paused(?!,)/)
})

it('[KN1] [KN2] the key nodes open once there are some, and say how many', async () => {
  const Action = previewView.slots['editor.action']?.component ?? (() => null)
  const none = openTestEditor({ answer: () => answered({ ...GAME, contents: [] }, 1) })
  onScreen(none.editor, <Action />)
  none.open()
  await act(() => none.until(100))
  expect(screen.getByRole('button', { name: /Key nodes/ }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  cleanup()
  const testEditor = openTestEditor({ answer: () => answered(GAME, 1) })
  onScreen(testEditor.editor, <Action />)
  testEditor.open()
  await act(() => testEditor.until(100))
  const button = screen.getByRole('button', { name: /Key nodes/ })
  const count = GAME.contents.reduce((sum, { nodes }) => sum + nodes.length, 0)
  expect(button.textContent).toBe(`Key nodes${count}`)
  expect(button.getAttribute('aria-disabled')).toBeNull()
  await userEvent.click(button)
  expect(testEditor.draft().session.preview.open).toBe('nodes')
})

it('[KN2] [TK1] the trial run and the tasks lie over the editor, and close', async () => {
  const Overlay = previewView.slots['editor.reading']?.component ?? (() => null)
  const testEditor = openTestEditor({ answer: () => answered(GAME, 1) })
  testEditor.open()
  await testEditor.until(100)
  onScreen(testEditor.editor, <Overlay />)
  expect(screen.queryByRole('dialog')).toBeNull()
  for (const what of ['nodes', 'tasks'] as const) {
    act(() => void testEditor.editor.run(openPreview, { what }))
    const dialog = within(await screen.findByRole('dialog', {}, PATIENT))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(testEditor.draft().session.preview.open).toBeNull()
  }
  onScreen(testEditor.editor, <TasksDialog />)
  const count = allTasks(testEditor.draft()).length
  expect(screen.getByRole('dialog', { name: `Tasks and rewards · ${count} tasks` })).toBeTruthy()
})

it('[KN22] a node that cannot be shown says so in its place, and the dialog around it stands', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Overlay = previewView.slots['editor.reading']?.component ?? (() => null)
  const testEditor = openTestEditor({ answer: () => answered(GAME, 1) })
  testEditor.open()
  await testEditor.until(100)
  act(() => void testEditor.editor.run(openPreview, { what: 'nodes' }))
  onScreen(testEditor.editor, <Overlay />)
  expect(screen.queryByText('Error processing node data')).toBeNull()
  // a fault of ours by which nobody is known who could speak
  act(() =>
    testEditor.editor.bus.draft$.next(draftWith({ npcs: null } as never, testEditor.draft())),
  )
  quiet.mockRestore()
  expect(await screen.findByText('Error processing node data')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('[GE13] what failed is tried again by one press, and nothing is offered where nothing failed', async () => {
  const Retry = retryingView.slots['step.failed']?.component ?? (() => null)
  for (const status of [SCRIPT_STATUS.complete, SCRIPT_STATUS.partial]) {
    const game = { ...GAME, status, failedStages: status === 3 ? ['outline' as const] : [] }
    const testEditor = openTestEditor({
      answer: (name) =>
        name === 'readGame' ? answered(game, 1) : { ok: true, desc: '', data: { run: 1 } },
    })
    onScreen(testEditor.editor, <Retry />)
    testEditor.open()
    await act(() => testEditor.until(100))
    const button = screen.queryByRole('button')
    expect(button !== null).toBe(status === SCRIPT_STATUS.partial)
    if (button !== null) await userEvent.click(button)
    await act(() => testEditor.until(200))
    const asked = testEditor.asked.filter(({ name }) => name === 'resumeGeneration')
    expect(asked).toHaveLength(status === SCRIPT_STATUS.partial ? 1 : 0)
    cleanup()
  }
})
