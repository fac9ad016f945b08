// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as sonner } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openLogin } from '#plugins/account/commands.ts'
import { plugins } from '#plugins/index.ts'
import { dismissToast } from '#plugins/toasts/commands.ts'
import { toastsView } from '#plugins/toasts/view.tsx'
import type { EventInput } from '#schemas/events/index.ts'
import { emptyToasts, type Toast } from '#schemas/toast.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { onScreen, speak } from './screen.tsx'

/** The library takes a message off the page so long after it has gone, whether the page is still there or not. */
const GONE_AFTER_MS = 200

const narrow = { matches: false, hear: new Set<() => void>() }
beforeAll(() => speak())
beforeEach(() => {
  narrow.matches = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: narrow.matches,
        addEventListener: (_: string, hear: () => void) => narrow.hear.add(hear),
        removeEventListener: (_: string, hear: () => void) => narrow.hear.delete(hear),
        addListener() {},
        removeListener() {},
      }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  sonner.dismiss()
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => new Promise((resolve) => setTimeout(resolve, GONE_AFTER_MS + 50)))

const message = (given: Partial<Toast> = {}): Toast => ({
  id: 'one',
  kind: 'info',
  code: 'request_failed',
  text: '',
  params: {},
  durationMs: 0,
  ...given,
})

/** The messages of a draft, beside a page. */
function shelf(...items: Toast[]) {
  const testEditor = testEditorOf(plugins, { draft: { toasts: { ...emptyToasts(), items } } })
  const Shelf = toastsView.slots['app.overlay']?.component ?? (() => null)
  onScreen(
    testEditor.editor,
    <>
      <main id="page" tabIndex={-1} />
      <Shelf />
    </>,
  )
  const ids = () => testEditor.draft().session.toasts.items.map(({ id }) => id)
  return { ...testEditor, ids, user: userEvent.setup() }
}
const raised = (text: string): EventInput => ({
  type: 'toasts/raised',
  source: 'server',
  payload: { kind: 'error', code: 'request_failed', text },
})

it('[TO1] [TO4] a message is shown once, in the words of the server or else in ours, and goes with the draft', async () => {
  const { editor, ids } = shelf(message({ text: 'Too busy' }))
  expect(await screen.findByText('Too busy')).toBeTruthy()
  act(() => editor.bus.emit(raised('')))
  expect(await screen.findByText('Request failed')).toBeTruthy()
  expect(screen.getAllByText('Too busy')).toHaveLength(1)
  act(() => void editor.run(dismissToast, { id: 'one' }))
  await waitFor(() => expect(screen.queryByText('Too busy')).toBeNull())
  expect(screen.getByText('Request failed')).toBeTruthy()
  expect(ids()).toHaveLength(1)
})

it('[TO1] [AX10] a message that is closed goes from the draft, and leaves the focus on the page', async () => {
  const { user, ids, types } = shelf(
    message({ text: 'Too busy' }),
    message({ id: 'two', text: 'Still busy' }),
  )
  await screen.findByText('Too busy')
  const [close] = screen.getAllByRole('button', { name: 'Close this message' })
  await user.click(close as HTMLElement)
  await waitFor(() => expect(ids()).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(types().filter((type) => type === 'toasts/dismissed')).toHaveLength(1)
})

it('[TO1] a message that has its time goes by itself, and takes no focus that is elsewhere', async () => {
  const { ids, user } = shelf(
    message({ text: 'Saved', durationMs: 60 }),
    message({ id: 'two', text: 'Stays' }),
  )
  await screen.findByText('Saved')
  await user.tab()
  await waitFor(() => expect(ids()).toEqual(['two']), { timeout: 3_000 })
  expect(screen.getByText('Stays')).toBeTruthy()
})

it('[LI9] [AX10] what a message tells of is taken back by its button, or gone to', async () => {
  const undo = { what: 'removal', id: 's1' } as const
  const { user, types, ids } = shelf(message({ text: 'Deleted', undo }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(types()).toContain('toasts/undone')
  expect(types()).not.toContain('toasts/dismissed')
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(ids()).not.toContain('one')
  cleanup()
  const leading = shelf(message({ id: 'three', text: 'Published', path: '/game-list' }))
  await leading.user.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(leading.visited).toEqual(['/game-list'])
})

it.each([
  ['en', 'Undone: Removed a character', 'Redone: Removed a character'],
  ['zh', '已撤销：删除了角色', '已重做：删除了角色'],
  ['ja', '元に戻しました：人物を削除', 'やり直しました：人物を削除'],
] as const)(
  '[HI100] says in %s what was done to a part, and was taken back or done again',
  async (language, undone, redone) => {
    await speak(language)
    const params = { made: 'removed_character' }
    shelf(
      message({ code: 'undone_made', params }),
      message({ id: 'two', code: 'redone_made', params }),
    )
    expect(await screen.findByText(undone)).toBeTruthy()
    expect(await screen.findByText(redone)).toBeTruthy()
    await speak()
  },
)

it('[TO42] messages stand at the top, and at the foot while the login fills a narrow screen', async () => {
  const { editor } = shelf(message({ text: 'Busy' }))
  await screen.findByText('Busy')
  const side = () =>
    document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position')
  expect(side()).toBe('top')
  act(() => void editor.run(openLogin, { from: null }))
  expect(side()).toBe('top')
  narrow.matches = true
  act(() => {
    for (const hear of narrow.hear) hear()
  })
  await waitFor(() => expect(side()).toBe('bottom'))
  cleanup()
  expect(narrow.hear.size).toBe(0)
})
