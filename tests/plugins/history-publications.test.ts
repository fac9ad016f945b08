import { describe, expect, it } from 'vitest'
import { redo, undo } from '#plugins/history/commands.ts'
import { historyRows, nextUndo, stepNames } from '#plugins/history/projections.ts'
import { lineDetail, lineTitle, stepIn } from '#plugins/history/step-words.ts'
import { publishingNow } from '#plugins/publishing/projections.ts'
import { undoToast } from '#plugins/toasts/commands.ts'
import type { GameVersion, VersionPublication } from '#schemas/history.ts'
import { aVersion, edited, ok, opened } from './history-editor.ts'
import { frameOf } from './test-editor.ts'

const AT = '2026-11-23T14:09:00.000Z'
const published: VersionPublication = { id: 'p1', at: AT, before: null, after: 1 }
const withdrawn: VersionPublication = { id: 'p2', at: AT, before: 1, after: null }
const URL = 'http://a.test/play/g1'
const words = (key: string, values: Record<string, string | number> = {}) =>
  [key, ...Object.values(values)].join(' ')

/** A game that was edited once, and what was done about its players since, newest first. */
async function withPlayers(
  publications: readonly VersionPublication[],
  answers: Readonly<Record<string, unknown>> = {},
) {
  const listed = { versions: [aVersion(1, { publications: [...publications] }), ...edited(0)] }
  const world = await opened(listed.versions, {
    listVersions: () => ok(listed.versions),
    ...answers,
  })
  let seq = world.draft().session.live.max
  return {
    ...world,
    list: (versions: GameVersion[]) => {
      listed.versions = versions
    },
    /** What was done on another device, as the live connection tells it. */
    change(after: number | null, id = 'p9') {
      seq += 1
      const seen = after === null ? null : { version: after, seq: 1, at: AT }
      const payload = { id, gameId: 'g1', url: URL, atVersion: 1, before: null, after: seen }
      world.last().frame(frameOf({ type: 'publishing/changed', payload }, seq))
    },
  }
}

describe('a step about the players', () => {
  it('[UD1] stands in the history and is what undo names, and asks for', async () => {
    const answer = { undo: ok({ script_version: 1, undone: 'p1', published: null }) }
    const { run, draft, asks, until } = await withPlayers([published], answer)
    const [row, version] = historyRows(draft())
    expect(row).toMatchObject({ key: 'p1', how: 'published', author: 'creator', at: AT, seen: 1 })
    expect(version).toMatchObject({ key: 1, isNow: true })
    expect(row && lineTitle(words, row)).toBe('history.name.published')
    expect(row && lineDetail(words, row)).toBe('history.seen 1')
    const name = stepNames(draft()).undo
    expect(name && stepIn(words, name)).toBe('history.step.published')
    expect(run(undo)).toBeNull()
    await until(600)
    expect(asks('undo')).toMatchObject([{ request: { body: { base_version: 1, step: 'p1' } } }])
  })

  it('[UD1] that was taken back says so, in its line and in that of the step back', async () => {
    const back = { id: 'p3', at: AT, before: null, after: 1, undoes: 'p2' }
    const again = { id: 'p4', at: AT, before: 1, after: null, redoes: 'p2' }
    const { draft } = await withPlayers([back, withdrawn, published])
    const [first, second] = historyRows(draft())
    expect(first && lineTitle(words, first)).toBe('history.undoWhat history.step.withdrawn')
    expect(second).toMatchObject({ how: 'withdrawn', isUndone: true, seen: null })
    expect(second && lineDetail(words, second)).toBe('history.seenByNobody')
    expect(nextUndo(draft())).toMatchObject({ id: 'p1' })
    const redone = await withPlayers([again, back, withdrawn, published])
    const [row] = historyRows(redone.draft())
    expect(row && lineTitle(words, row)).toBe('history.redoWhat history.step.withdrawn')
  })

  const says = async (
    way: 'undo' | 'redo',
    publications: readonly VersionPublication[],
    seen: number | null,
  ) => {
    const { id = 'p1' } = publications[0] ?? {}
    const seenNow = seen === null ? null : { game_id: 'g1', url: URL, version: seen }
    const answer = ok({ script_version: 1, undone: id, published: seenNow })
    const world = await withPlayers(publications, { [way]: answer })
    const payload = { way, baseVersion: 1 } as const
    world.editor.bus.emit({ type: 'history/stepRequested', source: 'user', payload })
    await world.until(600)
    return world.toasts().map(({ code, params, undo: back }) => [code, params, back?.what])
  }

  it('[UD8] is told by what players see now, with the way back', async () => {
    expect(await says('undo', [published], null)).toEqual([['taken_offline', {}, 'unpublished']])
    expect(await says('redo', [published], 1)).toEqual([
      ['online_again', { version: '1' }, 'published'],
    ])
    expect(await says('undo', [withdrawn], 1)).toEqual([
      ['online_again', { version: '1' }, 'unpublished'],
    ])
    expect(await says('redo', [withdrawn], null)).toEqual([['taken_offline', {}, 'published']])
    expect(await says('undo', [{ ...published, before: 0 }], 0)).toEqual([
      ['players_see', { version: '0' }, 'unpublished'],
    ])
    // where its line is not read, by what was known of the players
    expect(await says('undo', [], 1)).toEqual([['online_again', { version: '1' }, 'unpublished']])
  })

  it('[UD8] is brought back from its message, while it is the newest one', async () => {
    const undone = { id: 'p2', at: AT, before: 1, after: null, undoes: 'p1' }
    const seen = { game_id: 'g1', url: URL, version: 1 }
    const world = await withPlayers([published], {
      undo: ok({ script_version: 1, undone: 'p1', published: null }),
      redo: ok({ script_version: 1, undone: 'p1', published: seen }),
    })
    world.list([aVersion(1, { publications: [undone, published] }), ...edited(0)])
    world.run(undo)
    await world.until(1_000)
    expect(publishingNow(world.draft())).toMatchObject({ url: null, wasOut: true })
    const press = () => world.run(undoToast, { id: world.toasts()[0]?.id ?? '' })
    expect(press()).toBeNull()
    await world.until(1_100)
    expect(world.asks('redo')).toMatchObject([{ request: { body: { step: 'p1' } } }])
    expect(world.toasts()).toMatchObject([{ code: 'online_again' }])
    expect(publishingNow(world.draft())).toMatchObject({ gameId: 'g1', url: URL, version: 1 })
    // meanwhile the game was edited: that would be taken back instead
    world.list([aVersion(1, { publications: [withdrawn, published] }), ...edited(0)])
    world.change(null, 'p2')
    await world.until(2_000)
    press()
    await world.until(2_100)
    expect(world.asks('undo')).toHaveLength(1)
    expect(world.toasts().map(({ code }) => code)).toContain('step_passed')
  })

  it('[UD16] that made the game private is taken back from its message, though its line is still on its way', async () => {
    const seen = { game_id: 'g1', url: URL, version: 1 }
    const world = await withPlayers([published], {
      undo: ok({ script_version: 1, undone: 'p2', published: seen }),
    })
    const withdraw = () =>
      world.editor.bus.emit({ type: 'publishing/withdrawn', source: 'server', payload: {} })
    const press = () => world.run(undoToast, { id: world.toasts().at(-1)?.id ?? '' })
    world.list([aVersion(1, { publications: [withdrawn, published] }), ...edited(0)])
    withdraw()
    expect(world.toasts()).toMatchObject([{ code: 'game_withdrawn', undo: { what: 'withdrawn' } }])
    expect(press()).toBeNull()
    expect(world.toasts()).toEqual([])
    await world.until(2_000)
    expect(world.asks('undo')).toMatchObject([{ request: { body: { step: 'p2' } } }])
    expect(world.toasts()).toMatchObject([{ code: 'online_again' }])
    // published again on another device meanwhile: that would be taken back instead
    withdraw()
    world.list([
      aVersion(1, { publications: [{ ...published, id: 'p3' }, withdrawn, published] }),
      ...edited(0),
    ])
    await world.until(3_000)
    press()
    await world.until(7_000)
    expect(world.asks('undo')).toHaveLength(1)
    expect(world.toasts().map(({ code }) => code)).toContain('step_passed')
  })

  it('[UD16] that made the game private has no way back where the server keeps no history', async () => {
    const missing = { ok: false, status: 404, desc: '' }
    const world = await opened(edited(1), { listVersions: missing })
    world.editor.bus.emit({ type: 'publishing/withdrawn', source: 'server', payload: {} })
    expect(world.toasts()).toMatchObject([{ code: 'game_withdrawn' }])
    expect(world.toasts()[0]?.undo).toBeUndefined()
  })

  it('[UD9] made on another device is known here at once, and its line is read', async () => {
    const world = await withPlayers([])
    world.connect()
    await world.until(600)
    const lists = world.asks('listVersions').length
    world.list([aVersion(1, { publications: [published] }), ...edited(0)])
    world.change(1, 'p1')
    expect(publishingNow(world.draft())).toMatchObject({ gameId: 'g1', url: URL, version: 1 })
    await world.until(1_000)
    expect(world.asks('listVersions')).toHaveLength(lists + 1)
    expect(nextUndo(world.draft())).toMatchObject({ id: 'p1' })
    world.change(null)
    expect(publishingNow(world.draft())).toMatchObject({ gameId: null, url: null, status: 'idle' })
  })

  it('[UD9] counts by its number in the log, so an older one told late says nothing, until the log itself is another', async () => {
    const { editor, draft } = await withPlayers([])
    const emit = (version: number, gameId: string) => {
      const after = { version: 1, seq: 1, at: AT }
      const payload = { id: 'p1', gameId, url: URL, atVersion: 1, before: null, after }
      const scriptId = draft().session.scriptId
      editor.bus.emit({ type: 'publishing/changed', source: 'socket', version, scriptId, payload })
    }
    emit(9, 'new')
    emit(8, 'old')
    expect(publishingNow(draft())).toMatchObject({ gameId: 'new', asOf: 9 })
    editor.bus.emit({ type: 'live/rewound', source: 'socket', payload: {} })
    emit(8, 'restored')
    expect(publishingNow(draft())).toMatchObject({ gameId: 'restored', asOf: 8 })
  })

  it('[UD9] a game that was never edited has a step once it was out, after a reload too', async () => {
    const versions = [aVersion(0, { publications: [{ ...withdrawn, before: 0 }] })]
    const game = await opened(versions)
    expect(game.run(undo)).toEqual({ refused: 'nothing_to_undo' })
    // as the poll tells it: it was out, and is nowhere now
    const payload = { publication: null, asOf: 5 }
    game.editor.bus.emit({ type: 'publishing/told', source: 'poller', payload })
    await game.until(1_000)
    expect(nextUndo(game.draft())).toMatchObject({ id: 'p2' })
    expect(game.run(redo)).toEqual({ refused: 'nothing_to_redo' })
    expect(game.run(undo)).toBeNull()
  })
})
