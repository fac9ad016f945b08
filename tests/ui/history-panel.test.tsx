// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { StepArrows, StepKeys } from '#plugins/history/arrows.tsx'
import { HistoryPanel } from '#plugins/history/panel.tsx'
import type { GameVersion } from '#schemas/history.ts'
import { aVersion, edited, NOTHING, ok, opened } from '../plugins/history-editor.ts'
import { barriersHere } from './barriers.ts'
import { LANGUAGES, onScreen, speak } from './screen.tsx'

beforeAll(() => speak())
afterEach(async () => {
  cleanup()
  await i18next.changeLanguage('en')
})

async function panel(versions: readonly GameVersion[], answers: Record<string, unknown> = {}) {
  const world = await opened(versions, answers)
  onScreen(
    world.editor,
    <main>
      <StepArrows />
      <HistoryPanel />
      <StepKeys />
      <textarea aria-label="A field" />
      <input type="range" aria-label="A slider" />
    </main>,
  )
  await act(() => world.until(800))
  return { ...world, user: userEvent.setup() }
}
const rows = () => screen.getAllByRole('listitem')
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const LISTED: GameVersion[] = [
  aVersion(4, { author: 'undo', undoes: 3, label: 'Undo: version 3' }),
  aVersion(3, { author: 'assistant', label: 'Gentler', updated: ['npc_list.npcs[0].bio'] }),
  aVersion(2, {
    updated: [
      ...['initial_element.title', 'initial_element.game_intro', 'character_profile.pname'],
      ...['script_outline.chapters[1].title', 'script_outline.chapters[2].title'],
    ],
  }),
  ...edited(1),
]

it('[HI11] tells each version, without a barrier: what, by whom, where and when', async () => {
  await panel(LISTED)
  expect(await barriersHere()).toEqual([])
  const texts = rows().map(({ textContent }) => textContent)
  expect(texts[0]).toMatch(/^Undo: GentlerYou · title.*Nowversion 44$/)
  expect(texts[1]).toMatch(
    /^GentlerAssistant · characters · undone.*version 33OpenCompareRestoreNew game$/,
  )
  expect(texts[2]).toMatch(
    /^title, intro, player identity \+2You · edited by hand.*version 22OpenCompareRestoreNew game$/,
  )
  expect(texts[4]).toMatch(/^WrittenStoryteller.*version 00OpenCompareRestoreNew game$/)
  expect(screen.getByRole('heading').textContent).not.toBe('')
  const time = rows()[0]?.querySelector('time')
  expect(time?.getAttribute('datetime')).toBe(LISTED[0]?.at)
  expect(rows()[0]?.getAttribute('aria-current')).toBe('true')
})

it.each(LANGUAGES)('[HI11] speaks %s', async (language) => {
  await i18next.changeLanguage(language)
  await panel([aVersion(5, { redoes: 99 }), aVersion(4, { restores: 1, label: '' }), ...edited(3)])
  const t = i18next.getFixedT(language, 'editor')
  expect(rows()[0]?.textContent).toContain(
    t('history.redoWhat', { what: t('history.name.version', { version: 99 }) }),
  )
  expect(rows()[1]?.textContent).toContain(t('history.name.restored', { version: 1 }))
  expect(document.body.textContent).not.toContain('history.')
})

it('[HI12] restoring asks in one line, can be left, and adds a version', async () => {
  const { user, asks, until } = await panel(LISTED, { restoreVersion: ok({ script_version: 5 }) })
  // a mark is named by its tip
  expect(press('Restore 1').title).toBe('Restore 1')
  await user.click(press('Restore 1'))
  expect(screen.getByText('Restoring adds version 5. Nothing is thrown away.')).toBeTruthy()
  const asked = () => within(screen.getByRole('group', { name: 'Restore 1' }))
  expect(document.activeElement?.textContent).toBe('Restore 1')
  expect(await barriersHere()).toEqual([])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Restore 1' })).toBeNull()
  await user.click(press('Restore 1'))
  await user.click(asked().getByRole('button', { name: 'Cancel' }))
  expect(asks('restoreVersion')).toEqual([])
  await user.click(press('Restore 1'))
  await user.click(asked().getByRole('button', { name: 'Restore 1' }))
  await act(() => until(1_000))
  expect(asks('restoreVersion')).toHaveLength(1)
})

it('[HI13] a game without changes says so, and shows how it began', async () => {
  await panel(edited(0))
  expect(rows()).toHaveLength(1)
  expect(screen.getByText(/Nothing has been changed yet/)).toBeTruthy()
  // no version is marked as the one players see while they see none
  expect(screen.queryAllByText('Published')).toEqual([])
})

it('[HI13] says that it loads, and that it could not be loaded, and tries again', async () => {
  const answers: Record<string, unknown> = { listVersions: new Promise(() => undefined) }
  await panel(edited(2), answers)
  expect(screen.getByText('Loading the versions')).toBeTruthy()
  cleanup()
  answers.listVersions = NOTHING
  const { user, until } = await panel(edited(2), answers)
  expect(screen.getByRole('alert').textContent).toContain('The history did not load')
  answers.listVersions = ok(edited(2))
  await user.click(press('Try again'))
  await act(() => until(1_000))
  expect(rows()).toHaveLength(3)
})

it('[HI13] says that the game is still written, and that there is none', async () => {
  const writing = await opened([], {}, { status: 1 })
  onScreen(writing.editor, <HistoryPanel />)
  expect(screen.getByText('The history begins when the game is written.')).toBeTruthy()
  cleanup()
  await panel(edited(2), { listVersions: { ok: false, status: 404, desc: '' } })
  expect(screen.getByText('This server keeps no history.')).toBeTruthy()
})

it('[HI14] reads on at a press, and says where that fails', async () => {
  const all = edited(30)
  const answers: Record<string, unknown> = { listVersions: ok(all.slice(0, 20)) }
  const { user, until } = await panel(all, answers)
  answers.listVersions = NOTHING
  await user.click(press('Earlier'))
  await act(() => until(1_000))
  expect(screen.getByRole('alert').textContent).toBe('The history did not load')
  answers.listVersions = ok(all.slice(20))
  await user.click(press('Try again'))
  await act(() => until(1_200))
  expect(rows()).toHaveLength(31)
  expect(screen.queryByRole('button', { name: 'Earlier' })).toBeNull()
})

it('[HI6] [HI4] the arrows name the step they would take, or say why they can take none', async () => {
  const { user, asks } = await panel(LISTED, { undo: new Promise(() => undefined) })
  expect(press('Redo: Gentler, characters').getAttribute('aria-disabled')).toBeNull()
  await user.click(press('Undo: Edited by hand, title, intro, player identity +2'))
  expect(asks('undo')).toHaveLength(1)
  expect(screen.getAllByText('The last step is on its way').length).toBeGreaterThan(1)
  cleanup()
  await panel(edited(0))
  expect(press('Undo').getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Nothing to undo')).toBeTruthy()
})

it('[HI1] the keys of undo and redo are heard, and where they can do nothing it is said', async () => {
  const { user, asks, until } = await panel(LISTED, { undo: NOTHING, redo: NOTHING })
  const keys = [
    ...['{Control>}z{/Control}', '{Meta>}z{/Meta}', '{Control>}{Shift>}z{/Shift}{/Control}'],
    ...['{Meta>}{Shift>}Z{/Shift}{/Meta}', '{Control>}y{/Control}'],
  ]
  for (const [at, key] of keys.entries()) {
    await user.keyboard(key)
    await act(() => until(1_000 + 100 * at))
  }
  expect([asks('undo').length, asks('redo').length]).toEqual([2, 3])
  await user.keyboard('z{Alt>}{Control>}z{/Control}{/Alt}{Meta>}y{/Meta}')
  expect([asks('undo').length, asks('redo').length]).toEqual([2, 3])
  cleanup()
  const untouched = await panel(edited(0))
  await untouched.user.keyboard('{Control>}z{/Control}')
  expect(screen.getByRole('status').textContent).toBe('Nothing to undo')
})

it('[HI2] in a field the keys are its own, and over the page a dialog has them', async () => {
  const { user, asks } = await panel(LISTED)
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{Control>}z{/Control}')
  expect(asks('undo')).toEqual([])
  await user.click(document.body)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  await user.keyboard('{Control>}z{/Control}')
  dialog.remove()
  expect(asks('undo')).toEqual([])
  // a slider has nothing to undo
  await user.click(screen.getByRole('slider'))
  await user.keyboard('{Control>}z{/Control}')
  expect(asks('undo')).toHaveLength(1)
})

it('[HY7] a version is made a new game, and where it is stands under it', async () => {
  const answers: Record<string, unknown> = { copyScript: NOTHING }
  const { user, asks, until, toasts } = await panel(LISTED, answers)
  await user.click(press('Make a new game of version 1'))
  await act(() => until(1_000))
  expect(toasts()).toMatchObject([{ code: 'request_failed' }])
  answers.copyScript = ok('s2')
  await user.click(press('Make a new game of version 1'))
  await act(() => until(1_200))
  const [first, again] = asks('copyScript')
  expect(first?.request).toMatchObject({
    body: { version: 1, title: expect.stringContaining('(version 1)') },
  })
  // no answer came: the same key makes one game
  expect(again?.request).toEqual(first?.request)
  expect(again?.key).toBe(first?.key)
  const link = screen.getByRole('link', { name: 'Open the new game' })
  expect(link.getAttribute('href')).toBe('/game-generation?id=s2')
  expect(await barriersHere()).toEqual([])
})

it('[UD1] tells what was done about the players, in three languages, with nothing to open or restore in it', async () => {
  const at = '2026-11-23T14:09:00.000Z'
  const publications = [
    { id: 'p3', at, before: 1, after: null, undoes: 'p2' },
    { id: 'p2', at, before: null, after: 1 },
    { id: 'p1', at, before: 1, after: null },
  ]
  const said = {
    en: [
      'Undo: publish',
      'Published',
      'Unpublished',
      'You · nobody can play it',
      'Undo: unpublish',
    ],
    zh: ['撤销：发布', '已发布', '已取消发布', '任何人都无法游玩', '撤销：取消发布'],
    ja: ['元に戻す：公開', '公開', '公開の取り下げ', '誰も遊べません', '元に戻す：公開の取り下げ'],
  } as const
  for (const language of ['en', 'zh', 'ja'] as const) {
    await i18next.changeLanguage(language)
    await panel([aVersion(1, { publications }), ...edited(0)])
    const [undone, published, withdrawn, version] = rows()
    const [first, second, third, detail, arrow] = said[language]
    expect(undone?.textContent).toContain(first)
    expect(undone?.textContent).toContain(detail)
    expect(published?.textContent).toContain(second)
    expect(withdrawn?.textContent).toContain(third)
    for (const row of [undone, published, withdrawn])
      expect(row === undefined ? [] : within(row).queryAllByRole('button')).toEqual([])
    expect(version?.getAttribute('aria-current')).toBe('true')
    expect(press(arrow)).toBeTruthy()
    expect(await barriersHere()).toEqual([])
    cleanup()
  }
})
