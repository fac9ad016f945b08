import { expect, it } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import {
  deleteGame,
  forgetGame,
  loadDeleted,
  loadLibrary,
  restoreDeleted,
  takeBackDeletion,
} from '#plugins/library/commands.ts'
import { library } from '#plugins/library/index.ts'
import { allGames, deletedGames } from '#plugins/library/projections.ts'
import { toasts } from '#plugins/toasts/index.ts'
import { shownToasts } from '#plugins/toasts/projections.ts'
import { emptyAccount } from '#schemas/account.ts'
import { testEditorOf } from '../core/test-editor.ts'

const user = aUser()
const AT = '2026-11-21T00:00:00.000Z'
const script = (id: string) => ({
  ...{ id, title: id, cover: null, status: 2, progress: 100, script_version: 0 },
  ...{ published_game_id: null, created_at: AT, updated_at: AT },
})
const ok = (data: unknown) => ({ ok: true, data, desc: '' })
const no = (status: number, desc: string) => ({ ok: false, status, desc })

/** A list of two games, and a server that deletes and brings back. */
async function listed(answers: Record<string, unknown> = {}) {
  const [here, gone] = [new Set(['s1', 's2']), ['s3']]
  const removeScript = ({ body }: { body: { id: string; restore?: true; for_good?: true } }) => {
    const at = gone.indexOf(body.id)
    if (at >= 0) gone.splice(at, 1)
    if (body.restore) here.add(body.id)
    else if (!body.for_good) {
      here.delete(body.id)
      gone.unshift(body.id)
    }
    return ok({ deleted: !body.restore })
  }
  const testEditor = testEditorOf([library, toasts], {
    draft: { account: { ...emptyAccount(), user } },
    answers: {
      listScripts: () => ok([...here].map(script)),
      listGames: ok([]),
      listDeleted: () => ok(gone.map((id) => ({ ...script(id), deleted_at: AT, gone_at: AT }))),
      removeScript,
      ...answers,
    },
  })
  const { editor, draft, settle, called } = testEditor
  const run = async (act: () => unknown) => {
    const refused = act()
    await settle()
    return refused
  }
  await run(() => editor.run(loadLibrary))
  return {
    editor,
    run,
    here: () => allGames(draft()).map(({ script: { id } }) => id),
    gone: () => deletedGames(draft())?.games.map(({ id }) => id) ?? null,
    hasFailed: () => deletedGames(draft())?.hasFailed,
    codes: () => shownToasts(draft()).map(({ code }) => code),
    asked: (name: string) => called.filter((one) => one.name === name),
  }
}

it('[UD14] are read with the list, and again when one more is deleted', async () => {
  const { editor, run, gone, here, asked } = await listed()
  expect([here(), gone()]).toEqual([['s1', 's2'], ['s3']])
  await run(() => editor.run(deleteGame, { id: 's1' }))
  expect([here(), gone()]).toEqual([['s2'], ['s1', 's3']])
  // a list that is read again while a game is written asks for them no more
  await run(() => editor.run(loadLibrary))
  expect(asked('listDeleted')).toHaveLength(2)
})

it('[UD14] one is brought back to the list, or deleted for good', async () => {
  const { editor, run, gone, here, codes, asked } = await listed()
  expect(editor.run(restoreDeleted, { id: 's1' })).toEqual({ refused: 'no_game' })
  await run(() => {
    expect(editor.run(restoreDeleted, { id: 's3' })).toBeNull()
    expect(editor.run(forgetGame, { id: 's3' })).toEqual({ refused: 'busy' })
  })
  expect([here(), gone()]).toEqual([['s1', 's2', 's3'], null])
  expect(codes()).toEqual(['game_restored'])
  await run(() => editor.run(deleteGame, { id: 's2' }))
  await run(() => editor.run(forgetGame, { id: 's2' }))
  expect([here(), gone()]).toEqual([['s1', 's3'], null])
  expect(codes()).toContain('game_forgotten')
  expect(asked('removeScript').at(-1)).toMatchObject({
    request: { body: { id: 's2', for_good: true } },
  })
})

it('[UD14] one that another device took away meanwhile is said in the server’s words, and the list is read anew', async () => {
  const { editor, run, codes, asked } = await listed({ removeScript: no(404, 'It is gone.') })
  await run(() => editor.run(restoreDeleted, { id: 's3' }))
  expect(codes()).toEqual(['request_failed'])
  expect(asked('listDeleted')).toHaveLength(2)
})

it('[UD13] the last deletion is taken back by a key, and its message goes', async () => {
  const { editor, run, here, codes } = await listed()
  expect(editor.run(takeBackDeletion)).toEqual({ refused: 'nothing_deleted' })
  await run(() => editor.run(deleteGame, { id: 's1' }))
  await run(() => editor.run(deleteGame, { id: 's2' }))
  expect(codes()).toEqual(['game_removed', 'game_removed'])
  await run(() => editor.run(takeBackDeletion))
  expect([here(), codes()]).toEqual([['s2'], ['game_removed']])
  await run(() => editor.run(takeBackDeletion))
  expect([here().toSorted(), codes()]).toEqual([['s1', 's2'], []])
  expect(editor.run(takeBackDeletion)).toEqual({ refused: 'nothing_deleted' })
})

it('[UD15] that do not come are said, and asked for again; a server without them is asked once', async () => {
  const answers = { listDeleted: no(500, 'No.') as unknown }
  const fails = await listed({ listDeleted: () => answers.listDeleted })
  expect([fails.hasFailed(), fails.gone(), fails.codes()]).toEqual([true, [], []])
  answers.listDeleted = ok([])
  await fails.run(() => fails.editor.run(loadDeleted))
  expect(fails.gone()).toBeNull()

  const plain = await listed({ listDeleted: no(404, '') })
  expect(plain.gone()).toBeNull()
  await plain.run(() => plain.editor.run(deleteGame, { id: 's1' }))
  expect(plain.editor.run(loadDeleted)).toEqual({ refused: 'not_offered' })
  expect(plain.asked('listDeleted')).toHaveLength(1)
})
