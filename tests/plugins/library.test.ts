import { describe, expect, it } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import {
  copyLink,
  deleteGame,
  duplicateGame,
  loadLibrary,
  publishFromShelf,
  renameGame,
  withdrawListedGame,
} from '#plugins/library/commands.ts'
import { library } from '#plugins/library/index.ts'
import { allGames, hasUnpublishedChanges, publishedFirst } from '#plugins/library/projections.ts'
import { undoToast } from '#plugins/toasts/commands.ts'
import { toasts } from '#plugins/toasts/index.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { emptyAccount } from '#schemas/account.ts'
import { testEditorOf } from '../core/test-editor.ts'

const user = aUser()
const script = (id: string) => ({
  id,
  title: id,
  cover: null,
  status: 2,
  progress: 100,
  script_version: 0,
  published_game_id: null,
  created_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
})
const game = {
  game_id: 'g2',
  script_id: 's2',
  title: 's2',
  cover: null,
  url: 'http://a/play/g2',
  version: 1,
  published_at: '2026-11-21T00:00:00.000Z',
  visibility: 'unlisted',
}
const ok = (data: unknown) => ({ ok: true, data, desc: '' })
const signedIn = { account: { ...emptyAccount(), user } }

describe('the library', () => {
  it('[LI1] [LI2] holds the own scripts, and shows the published first where publishing lands', async () => {
    const answers = { listScripts: ok([script('s1'), script('s2')]), listGames: ok([game]) }
    const testEditor = testEditorOf([library], { draft: signedIn, answers })
    expect(testEditor.editor.run(loadLibrary)).toBeNull()
    expect(testEditor.draft().session.library.status).toBe('loading')
    expect(testEditor.editor.run(loadLibrary)).toEqual({ refused: 'loading' })
    await testEditor.settle()
    expect(testEditor.draft().session.library.status).toBe('ready')
    expect(allGames(testEditor.draft()).map((one) => one.script.id)).toEqual(['s1', 's2'])
    expect(publishedFirst(testEditor.draft()).map((one) => one.script.id)).toEqual(['s2', 's1'])
  })

  it('[LI2] says that it failed when half of it is missing, and can be asked again', async () => {
    const testEditor = testEditorOf([library], {
      draft: signedIn,
      answers: { listScripts: ok([]) },
    })
    testEditor.editor.run(loadLibrary)
    await testEditor.settle()
    expect(testEditor.draft().session.library.status).toBe('failed')
    expect(testEditor.editor.run(loadLibrary)).toBeNull()
  })

  it('[LI1] is not asked for by a visitor', () => {
    expect(testEditorOf([library]).editor.run(loadLibrary)).toEqual({ refused: 'loginFirst' })
  })

  it('[LI5] puts a link on the clipboard and tells whether that worked', async () => {
    for (const copies of [true, false]) {
      const testEditor = testEditorOf([library], { copies })
      testEditor.editor.run(copyLink, { url: game.url })
      await testEditor.settle()
      expect(testEditor.copied).toEqual([game.url])
      expect(testEditor.editor.bus.log.events.at(-1)).toMatchObject({
        type: 'library/linkCopied',
        payload: { ok: copies },
      })
    }
  })
})

type Answers = Record<string, unknown>
/** A shelf with s1, a draft, and s2, published with changes since; `answers` to what is done to them. */
async function shelf(answers: Answers = {}) {
  const changed = { ...script('s2'), script_version: 4, published_version: 3 }
  const scripts = [script('s1'), { ...changed, published_game_id: 'g2' }]
  const given: Answers = { listScripts: ok(scripts), listGames: ok([game]), ...answers }
  const testEditor = testEditorOf([toasts, library], { draft: signedIn, answers: given })
  testEditor.editor.run(loadLibrary)
  await testEditor.settle()
  testEditor.called.length = 0
  return {
    ...testEditor,
    given,
    shown: () => allGames(testEditor.draft()).map((one) => one.script.id),
    asked: () => testEditor.called.filter(({ name }) => !name.startsWith('list')),
    toasts: () => shownToasts(testEditor.draft()),
  }
}
const REFUSED = { ok: false, status: 409, desc: 'Changed in the meantime.' }

describe('the actions of the library', () => {
  it('[LI9] rename a game on the version that was seen', async () => {
    const testEditor = await shelf({ editScript: ok({ script_version: 5 }) })
    expect(testEditor.editor.run(renameGame, { id: 's2', title: ' Another ' })).toBeNull()
    expect(testEditor.editor.run(renameGame, { id: 's2', title: 'Third' })).toEqual({
      refused: 'busy',
    })
    await testEditor.settle()
    expect(testEditor.asked()).toEqual([
      {
        name: 'editScript',
        request: {
          body: {
            id: 's2',
            base_version: 4,
            changes: [{ path: 'initial_element.title', value: 'Another' }],
          },
        },
      },
    ])
    expect(testEditor.types()).toContain('library/actionDone')
    expect(testEditor.called.map(({ name }) => name)).toContain('listScripts')
    expect(testEditor.draft().session.library.busy).toEqual([])
  })

  it('[LI9] say that a game was changed meanwhile, and read the list again', async () => {
    const testEditor = await shelf({ editScript: REFUSED })
    testEditor.editor.run(renameGame, { id: 's1', title: 'Another' })
    await testEditor.settle()
    expect(testEditor.toasts()).toMatchObject([{ kind: 'error', text: REFUSED.desc }])
    expect(testEditor.called.map(({ name }) => name)).toContain('listScripts')
    expect(allGames(testEditor.draft())[0]?.script.title).toBe('s1')
  })

  it('[LI9] refuse what cannot be', async () => {
    const testEditor = await shelf()
    const { run } = testEditor.editor
    expect(run(renameGame, { id: 's1', title: '  ' })).toEqual({ refused: 'title_empty' })
    expect(run(renameGame, { id: 's1', title: 's1' })).toEqual({ refused: 'unchanged' })
    expect(run(withdrawListedGame, { id: 's1' })).toEqual({ refused: 'not_published' })
    expect(run(deleteGame, { id: 's9' })).toEqual({ refused: 'no_game' })
    const writing = await shelf({ listScripts: ok([{ ...script('s1'), status: 1 }]) })
    for (const wish of [
      writing.editor.run(renameGame, { id: 's1', title: 'Another' }),
      writing.editor.run(duplicateGame, { id: 's1', title: 'Copy', idempotencyKey: 'k' }),
      writing.editor.run(publishFromShelf, { id: 's1' }),
    ])
      expect(wish).toEqual({ refused: 'still_writing' })
  })

  it('[LI9] duplicate a game under the title the reader’s language gives it', async () => {
    const testEditor = await shelf({ copyScript: ok('s3') })
    testEditor.editor.run(duplicateGame, { id: 's1', title: 's1 (copy)', idempotencyKey: 'k1' })
    await testEditor.settle()
    expect(testEditor.asked()).toEqual([
      { name: 'copyScript', request: { body: { id: 's1', title: 's1 (copy)' } } },
    ])
    expect(testEditor.toasts()).toMatchObject([{ kind: 'success', code: 'game_copied' }])
  })

  it('[LI9] delete at once, and offer for eight seconds to take it back', async () => {
    const testEditor = await shelf({ removeScript: ok({ deleted: true }) })
    testEditor.editor.run(deleteGame, { id: 's2' })
    testEditor.editor.run(deleteGame, { id: 's1' })
    expect(testEditor.shown()).toEqual([])
    expect(testEditor.toasts()).toMatchObject([
      { code: 'game_removed', params: { title: 's2' }, durationMs: 8_000, undo: { id: 's2' } },
      { code: 'game_removed', params: { title: 's1' }, durationMs: 8_000, undo: { id: 's1' } },
    ])
    expect(testEditor.editor.run(undoToast, { id: testEditor.toasts()[0]?.id ?? '' })).toBeNull()
    expect(testEditor.shown()).toEqual(['s2'])
    expect(testEditor.toasts()).toHaveLength(1)
    await testEditor.settle()
    expect(testEditor.asked().map(({ request }) => request)).toEqual([
      { body: { id: 's2' } },
      { body: { id: 's1' } },
      { body: { id: 's2', restore: true } },
    ])
    expect(testEditor.shown()).toEqual(['s2'])
    expect(testEditor.draft().session.library.busy).toEqual([])
    expect(testEditor.editor.run(undoToast, { id: 'gone' })).toEqual({ refused: 'no_such_toast' })
  })

  it('[LI9] bring a game back that could not be deleted', async () => {
    const testEditor = await shelf()
    testEditor.editor.run(deleteGame, { id: 's1' })
    expect(testEditor.shown()).toEqual(['s2'])
    await testEditor.settle()
    expect(testEditor.shown()).toEqual(['s1', 's2'])
    expect(testEditor.toasts()).toMatchObject([{ kind: 'error', code: 'request_failed' }])
  })

  it('[GE32] offer a deleted game again that cannot come back yet', async () => {
    const testEditor = await shelf({
      removeScript: { ok: false, status: 409, desc: 'Another game is being written.' },
    })
    testEditor.editor.run(deleteGame, { id: 's1' })
    testEditor.editor.run(undoToast, { id: testEditor.toasts()[0]?.id ?? '' })
    await testEditor.settle()
    const [toast] = testEditor.toasts().filter(({ undo }) => undo?.id === 's1')
    expect(toast).toMatchObject({ text: 'Another game is being written.', durationMs: 0 })
    testEditor.editor.run(undoToast, { id: toast?.id ?? '' })
    await testEditor.settle()
    expect(testEditor.asked().at(-1)?.request).toEqual({ body: { id: 's1', restore: true } })
  })

  it('[PU16] withdraw a game and say that its link comes back', async () => {
    const testEditor = await shelf({ withdrawGame: ok({ game_id: 'g2' }) })
    testEditor.editor.run(withdrawListedGame, { id: 's2' })
    await testEditor.settle()
    expect(testEditor.asked()).toEqual([{ name: 'withdrawGame', request: { body: { id: 's2' } } }])
    expect(testEditor.toasts()).toMatchObject([{ kind: 'success', code: 'game_withdrawn' }])
  })

  it('[PU41] leads to the sheet of a game, and sends nothing', async () => {
    const testEditor = await shelf()
    expect(testEditor.editor.run(publishFromShelf, { id: 's9' })).toEqual({ refused: 'no_game' })
    expect(testEditor.editor.run(publishFromShelf, { id: 's2' })).toBeNull()
    await testEditor.settle()
    expect(testEditor.editor.bus.log.events.at(-1)).toMatchObject({
      type: 'publishing/sought',
      payload: { scriptId: 's2' },
    })
    expect([testEditor.asked(), testEditor.toasts()]).toEqual([[], []])
  })

  it('[PU17] know a game that players see in an older version', async () => {
    const testEditor = await shelf()
    const changed = allGames(testEditor.draft()).filter(hasUnpublishedChanges)
    expect(changed.map(({ script }) => script.id)).toEqual(['s2'])
  })
})
