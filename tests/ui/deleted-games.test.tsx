// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { library } from '#plugins/library/index.ts'
import { GameShelf } from '#plugins/library/view.tsx'
import { toasts } from '#plugins/toasts/index.ts'
import { emptyAccount } from '#schemas/account.ts'
import { type DeletedCard, emptyLibrary } from '#schemas/library.ts'
import { testEditorOf } from '../core/test-editor.ts'
import { barriersHere } from './barriers.ts'
import { aScriptCard } from './cards.ts'
import { onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

const DAY_MS = 86_400_000
const deleted = (id: string, daysLeft: number, now: number): DeletedCard => ({
  ...{ id, title: id, language: 'en_US', cover: null },
  deletedAt: new Date(now - (30 - daysLeft) * DAY_MS).toISOString(),
  goneAt: new Date(now + daysLeft * DAY_MS).toISOString(),
})

/** A list of one game, at whose foot stand deleted ones with so many days left each. */
function shelf(
  days: Record<string, number>,
  answers: Record<string, unknown> = {},
  scripts = [aScriptCard({ id: 'here', title: 'Here' })],
) {
  const user = {
    ...{ uid: 'u1', access_token: 't', oauth_enum: 'EMAIL' as const },
    user_info_resp: { id: 'u1', nick_name: 'Aya', avatar: '' },
    ...{ new_user: false, need_complete_nick_name: false },
  }
  const now = testEditorOf([library]).editor.ports.clock.now()
  const games = Object.entries(days).map(([id, left]) => deleted(id, left, now))
  const held = {
    ...emptyLibrary(),
    status: 'ready' as const,
    scripts,
    deleted: { status: 'read' as const, games },
  }
  const testEditor = testEditorOf([library, toasts], {
    draft: { account: { ...emptyAccount(), user }, library: held },
    answers: { removeScript: { ok: true, desc: '', data: { deleted: true } }, ...answers },
  })
  onScreen(
    testEditor.editor,
    <main>
      <GameShelf order="newest" ideaBox="the idea box" />
    </main>,
  )
  const asked = () =>
    testEditor.called
      .filter(({ name }) => name === 'removeScript')
      .map(({ request }) => (request as { body: unknown }).body)
  return { ...testEditor, asked, user: userEvent.setup() }
}
const fold = () => screen.getByRole('button', { name: /^Deleted games/ })
const press = (name: string) => screen.getByRole('button', { name })

it('[UD14] stand folded at the foot, and say how long each can be brought back', async () => {
  const { user } = shelf({ Ebb: 30, Flood: 1.5, Neap: 0.4 })
  expect(fold().getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByRole('button', { name: 'Restore “Ebb”' })).toBeNull()
  await user.click(fold())
  expect(fold().getAttribute('aria-expanded')).toBe('true')
  const place = screen.getByRole('region', { name: 'Deleted games: 3' })
  const texts = within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts[0]).toContain('30 days left')
  expect(texts[1]).toContain('2 days left')
  expect(texts[2]).toContain('less than a day left')
  expect(await barriersHere()).toEqual([])
})

it.each([
  ['en', 'No games here now: type what happens, and watch it become the next one.'],
  ['zh', '现在没有游戏了。写下发生了什么，它就会变成下一个。'],
  ['ja', '今はゲームがありません。思いつきを書けば、それが次の一本になります。'],
])(
  '[UD17] beside them an empty list says in %s that there is none now',
  async (language, words) => {
    await i18next.changeLanguage(language)
    const nothing = { ok: true, desc: '', data: [] }
    const answers = { listScripts: nothing, listGames: nothing }
    shelf({ Ebb: 30 }, answers, [])
    await screen.findByText(words)
    cleanup()
    const { settle } = shelf({}, answers, [])
    await act(settle)
    screen.getByText('the idea box')
    expect(screen.queryByText(words)).toBeNull()
  },
)

it('[UD14] one comes back by a press, and the focus goes on to the next', async () => {
  const { user, asked, settle } = shelf({ Ebb: 30, Flood: 2 })
  fold().focus()
  await user.keyboard('{Enter}{Tab}')
  expect(document.activeElement).toBe(press('Restore “Ebb”'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(press('Restore “Flood”'))
  await act(() => settle())
  expect(asked()).toEqual([{ id: 'Ebb', restore: true }])
  expect(screen.queryByRole('button', { name: 'Restore “Ebb”' })).toBeNull()
})

it('[UD14] deleting one for good asks first, can be left by Escape, and says what will be gone', async () => {
  const { user, asked, settle } = shelf({ Ebb: 30 })
  await user.click(fold())
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  await user.click(press('Delete for good: “Ebb”'))
  expect(document.activeElement).toBe(press('Keep it'))
  // the page stays where it is
  expect(focused).toHaveBeenLastCalledWith({ preventScroll: true })
  focused.mockRestore()
  expect(screen.getByText(/gone for good\. This cannot be taken back/)).toBeTruthy()
  expect(await barriersHere()).toEqual([])
  await user.keyboard('{Escape}')
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))))
  expect(document.activeElement).toBe(press('Delete for good: “Ebb”'))
  expect(asked()).toEqual([])
  await user.click(press('Delete for good: “Ebb”'))
  await user.click(press('Delete for good'))
  await act(() => settle())
  expect(asked()).toEqual([{ id: 'Ebb', for_good: true }])
  expect(screen.queryByRole('region', { name: /Deleted games/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

it('[UD13] Ctrl+Z brings back what was deleted last, but is a field’s own in a field', async () => {
  const { user, asked, settle, editor } = shelf({})
  const payload = { action: 'remove', id: 'here', title: 'Here', idempotencyKey: '' } as const
  act(() => editor.bus.emit({ type: 'library/actionRequested', source: 'user', payload }))
  await user.keyboard('{Control>}z{/Control}')
  await act(() => settle())
  expect(asked()).toEqual([{ id: 'here' }, { id: 'here', restore: true }])
})

it('[UD14] speak three languages', async () => {
  const said = {
    en: ['Deleted games: 2', '2 days left', 'Restore', 'Delete for good'],
    zh: ['已删除的游戏：2', '还剩 2 天', '恢复', '彻底删除'],
    ja: ['削除したゲーム：2', 'あと 2 日', '復元', '完全に削除'],
  }
  for (const [language, words] of Object.entries(said)) {
    await i18next.changeLanguage(language)
    shelf({ Ebb: 2, Flood: 0.1 })
    for (const word of words) expect(document.body.textContent, language).toContain(word)
    cleanup()
  }
})

it('[UD15] that did not come say so, with a way to try again', async () => {
  const { user, called } = shelf({}, { listDeleted: { ok: false, status: 500, desc: 'No.' } })
  expect(screen.queryByRole('region', { name: /Deleted games/ })).toBeNull()
  cleanup()
  const failed = shelf({ Ebb: 3 }, { listDeleted: { ok: false, status: 500, desc: 'No.' } })
  const payload = { status: 500, desc: 'No.' }
  act(() => failed.editor.bus.emit({ type: 'library/deletedFailed', source: 'server', payload }))
  await user.click(fold())
  expect(screen.getByText('The deleted games could not be loaded.')).toBeTruthy()
  const place = screen.getByRole('region', { name: 'Deleted games' })
  await user.click(within(place).getByRole('button', { name: 'Try again' }))
  expect(failed.called.map(({ name }) => name)).toContain('listDeleted')
  expect(called.map(({ name }) => name)).not.toContain('removeScript')
})
