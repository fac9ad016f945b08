import { describe, expect, it } from 'vitest'
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
import { worldOf } from '../core/world.ts'

const user = {
  uid: 'u1',
  access_token: 't',
  oauth_enum: 'EMAIL' as const,
  user_info_resp: { id: 'u1', nick_name: 'Aya', avatar: '' },
  new_user: false,
  need_complete_nick_name: false,
}
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
    const world = worldOf([library], { draft: signedIn, answers })
    expect(world.editor.run(loadLibrary)).toBeNull()
    expect(world.draft().session.library.status).toBe('loading')
    expect(world.editor.run(loadLibrary)).toEqual({ refused: 'loading' })
    await world.settle()
    expect(world.draft().session.library.status).toBe('ready')
    expect(allGames(world.draft()).map((one) => one.script.id)).toEqual(['s1', 's2'])
    expect(publishedFirst(world.draft()).map((one) => one.script.id)).toEqual(['s2', 's1'])
  })

  it('[LI2] says that it failed when half of it is missing, and can be asked again', async () => {
    const world = worldOf([library], { draft: signedIn, answers: { listScripts: ok([]) } })
    world.editor.run(loadLibrary)
    await world.settle()
    expect(world.draft().session.library.status).toBe('failed')
    expect(world.editor.run(loadLibrary)).toBeNull()
  })

  it('[LI1] is not asked for by a visitor', () => {
    expect(worldOf([library]).editor.run(loadLibrary)).toEqual({ refused: 'loginFirst' })
  })

  it('[LI5] puts a link on the clipboard and tells whether that worked', async () => {
    for (const copies of [true, false]) {
      const world = worldOf([library], { copies })
      world.editor.run(copyLink, { url: game.url })
      await world.settle()
      expect(world.copied).toEqual([game.url])
      expect(world.editor.bus.log.events.at(-1)).toMatchObject({
        type: 'publishing/linkCopied',
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
  const world = worldOf([toasts, library], { draft: signedIn, answers: given })
  world.editor.run(loadLibrary)
  await world.settle()
  world.called.length = 0
  return {
    ...world,
    given,
    shown: () => allGames(world.draft()).map((one) => one.script.id),
    asked: () => world.called.filter(({ name }) => !name.startsWith('list')),
    toasts: () => shownToasts(world.draft()),
  }
}
const REFUSED = { ok: false, status: 409, desc: 'Changed in the meantime.' }

describe('the actions of the library', () => {
  it('[LI9] rename a game on the version that was seen', async () => {
    const world = await shelf({ editScript: ok({ script_version: 5 }) })
    expect(world.editor.run(renameGame, { id: 's2', title: ' Another ' })).toBeNull()
    expect(world.editor.run(renameGame, { id: 's2', title: 'Third' })).toEqual({ refused: 'busy' })
    await world.settle()
    expect(world.asked()).toEqual([
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
    expect(world.types()).toContain('library/actionDone')
    expect(world.called.map(({ name }) => name)).toContain('listScripts')
    expect(world.draft().session.library.busy).toEqual([])
  })

  it('[LI9] say that a game was changed meanwhile, and read the list again', async () => {
    const world = await shelf({ editScript: REFUSED })
    world.editor.run(renameGame, { id: 's1', title: 'Another' })
    await world.settle()
    expect(world.toasts()).toMatchObject([{ kind: 'error', text: REFUSED.desc }])
    expect(world.called.map(({ name }) => name)).toContain('listScripts')
    expect(allGames(world.draft())[0]?.script.title).toBe('s1')
  })

  it('[LI9] refuse what cannot be', async () => {
    const world = await shelf()
    const { run } = world.editor
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
    const world = await shelf({ copyScript: ok('s3') })
    world.editor.run(duplicateGame, { id: 's1', title: 's1 (copy)', idempotencyKey: 'k1' })
    await world.settle()
    expect(world.asked()).toEqual([
      { name: 'copyScript', request: { body: { id: 's1', title: 's1 (copy)' } } },
    ])
    expect(world.toasts()).toMatchObject([{ kind: 'success', code: 'game_copied' }])
  })

  it('[LI9] delete at once, and offer for eight seconds to take it back', async () => {
    const world = await shelf({ removeScript: ok({ deleted: true }) })
    world.editor.run(deleteGame, { id: 's2' })
    world.editor.run(deleteGame, { id: 's1' })
    expect(world.shown()).toEqual([])
    expect(world.toasts()).toMatchObject([
      { code: 'game_removed', params: { title: 's2' }, durationMs: 8_000, undo: { id: 's2' } },
      { code: 'game_removed', params: { title: 's1' }, durationMs: 8_000, undo: { id: 's1' } },
    ])
    expect(world.editor.run(undoToast, { id: world.toasts()[0]?.id ?? '' })).toBeNull()
    expect(world.shown()).toEqual(['s2'])
    expect(world.toasts()).toHaveLength(1)
    await world.settle()
    expect(world.asked().map(({ request }) => request)).toEqual([
      { body: { id: 's2' } },
      { body: { id: 's1' } },
      { body: { id: 's2', restore: true } },
    ])
    expect(world.shown()).toEqual(['s2'])
    expect(world.draft().session.library.busy).toEqual([])
    expect(world.editor.run(undoToast, { id: 'gone' })).toEqual({ refused: 'no_such_toast' })
  })

  it('[LI9] bring a game back that could not be deleted', async () => {
    const world = await shelf()
    world.editor.run(deleteGame, { id: 's1' })
    expect(world.shown()).toEqual(['s2'])
    await world.settle()
    expect(world.shown()).toEqual(['s1', 's2'])
    expect(world.toasts()).toMatchObject([{ kind: 'error', code: 'request_failed' }])
  })

  it('[GE32] offer a deleted game again that cannot come back yet', async () => {
    const world = await shelf({
      removeScript: { ok: false, status: 409, desc: 'Another game is being written.' },
    })
    world.editor.run(deleteGame, { id: 's1' })
    world.editor.run(undoToast, { id: world.toasts()[0]?.id ?? '' })
    await world.settle()
    const [toast] = world.toasts().filter(({ undo }) => undo?.id === 's1')
    expect(toast).toMatchObject({ text: 'Another game is being written.', durationMs: 0 })
    world.editor.run(undoToast, { id: toast?.id ?? '' })
    await world.settle()
    expect(world.asked().at(-1)?.request).toEqual({ body: { id: 's1', restore: true } })
  })

  it('[PU16] withdraw a game and say that its link comes back', async () => {
    const world = await shelf({ withdrawGame: ok({ game_id: 'g2' }) })
    world.editor.run(withdrawListedGame, { id: 's2' })
    await world.settle()
    expect(world.asked()).toEqual([{ name: 'withdrawGame', request: { body: { id: 's2' } } }])
    expect(world.toasts()).toMatchObject([{ kind: 'success', code: 'game_withdrawn' }])
  })

  it('[PU41] leads to the sheet of a game, and sends nothing', async () => {
    const world = await shelf()
    expect(world.editor.run(publishFromShelf, { id: 's9' })).toEqual({ refused: 'no_game' })
    expect(world.editor.run(publishFromShelf, { id: 's2' })).toBeNull()
    await world.settle()
    expect(world.editor.bus.log.events.at(-1)).toMatchObject({
      type: 'publishing/sought',
      payload: { scriptId: 's2' },
    })
    expect([world.asked(), world.toasts()]).toEqual([[], []])
  })

  it('[PU17] know a game that players see in an older version', async () => {
    const world = await shelf()
    const changed = allGames(world.draft()).filter(hasUnpublishedChanges)
    expect(changed.map(({ script }) => script.id)).toEqual(['s2'])
  })
})
