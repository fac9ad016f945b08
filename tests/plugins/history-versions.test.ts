import { describe, expect, it } from 'vitest'
import { changedPlaces } from '#plugins/history/changed-places.ts'
import { loadEarlier, loadHistory, undo } from '#plugins/history/commands.ts'
import {
  historyRows,
  historyStanding,
  nextRedo,
  nextUndo,
  stepNames,
} from '#plugins/history/projections.ts'
import type { StepName } from '#plugins/history/step-name.ts'
import { lineTitle } from '#plugins/history/step-words.ts'
import { aVersion, edited, NOTHING, ok, opened } from './history-editor.ts'
import { SCRIPT } from './test-editor.ts'

describe('the versions', () => {
  it('[HI7] are read once the game is there, and again of another game', async () => {
    const world = await opened(edited(2))
    expect(world.asks('listVersions')).toMatchObject([{ request: { query: { id: SCRIPT } } }])
    expect(world.slice()).toMatchObject({ status: 'read', isLast: true })
    expect(world.slice().versions).toEqual(edited(2))
    world.open()
    await world.until(1_500)
    expect(world.asks('listVersions')).toHaveLength(1)
    world.open('another')
    expect(world.slice().versions).toEqual([])
    await world.until(2_500)
    expect(world.asks('listVersions')).toHaveLength(2)
    expect(world.slice().versions).toHaveLength(3)
  })

  it('[HI7] of a game without changes are read when they are looked at', async () => {
    const world = await opened(edited(0))
    expect(historyStanding(world.draft())).toMatchObject({ isUnread: true, isUntouched: true })
    expect(world.run(loadHistory)).toBeNull()
    expect(world.run(loadHistory)).toEqual({ refused: 'reading' })
    await world.until(600)
    expect(historyRows(world.draft())).toMatchObject([{ how: 'generated', isNow: true }])
  })

  it('[HI7] an answer for a game that was left is forgotten', async () => {
    let tell = (_: unknown): void => undefined
    const slow = new Promise((resolve) => {
      tell = resolve
    })
    const world = await opened(edited(0), { listVersions: slow })
    world.run(loadHistory)
    world.open('another')
    tell(ok(edited(5)))
    await world.until(700)
    expect(world.slice().versions).toEqual([])
  })

  it('[HI8] that come live stand there at once, and what was missed is read', async () => {
    const world = await opened(edited(1))
    world.connect()
    await world.until(600)
    world.tell(2, { label: 'Gentler', author: 'assistant', recordId: 'm1' })
    expect(historyRows(world.draft())[0]).toMatchObject({
      ...{ version: 2, how: 'edited', label: 'Gentler', author: 'assistant', isNow: true },
      places: [{ key: 'history.place.title' }],
    })
    await world.until(1_500)
    expect(world.asks('listVersions')).toHaveLength(1)
    // another server may not say what a revision was
    world.tell(3)
    expect(world.slice().versions).toHaveLength(3)
    expect(nextUndo(world.draft())).toBe('unknown')
    await world.until(2_500)
    expect(world.asks('listVersions')).toHaveLength(2)
  })

  it('[HI90] of a part that was told or painted again are called so, live and in the list', async () => {
    const listed = aVersion(1, { regenerates: 'chapters/1/summary', label: 'Other words' })
    const world = await opened([listed, aVersion(0, { author: 'storyteller' })])
    world.connect()
    await world.until(600)
    world.tell(2, { author: 'assistant', regenerates: 'chapters/1/summary' })
    world.tell(3, { author: 'assistant', regenerates: 'cover' })
    world.tell(4, { author: 'creator', regenerates: 'cover' })
    const rows = historyRows(world.draft()).slice(0, 4)
    expect(rows.map(({ again }) => again)).toEqual([
      'paintedChosen',
      'painted',
      'told',
      'toldChosen',
    ])
    expect(rows.map(({ isByHand }) => isByHand)).toEqual([false, false, false, false])
    expect(lineTitle((key) => key, rows[2] as StepName)).toBe('history.again.told')
  })

  it('[HI3] [HI8] that come live say what they take back, bring back and restore', async () => {
    const world = await opened(edited(2))
    world.connect()
    await world.until(600)
    world.tell(3, { undoes: 2 })
    expect([nextUndo(world.draft()), nextRedo(world.draft())]).toMatchObject([
      { version: 1 },
      { version: 2 },
    ])
    world.tell(4, { redoes: 2 })
    expect([nextUndo(world.draft()), nextRedo(world.draft())]).toMatchObject([
      { version: 2 },
      'none',
    ])
    world.tell(5, { restores: 1 })
    expect(world.slice().versions[0]).toMatchObject({ version: 5, restores: 1 })
    expect(Object.keys(world.slice().versions[1] ?? {})).not.toContain('undoes')
  })

  it('[HI8] a game that is caught up with version by version reads them once', async () => {
    const world = await opened(edited(0))
    world.connect()
    await world.until(600)
    for (const version of [1, 2, 3, 4]) world.tell(version)
    await world.until(1_500)
    expect(world.asks('listVersions')).toHaveLength(1)
  })

  it('[HI14] come 20 at a time, and a newer list keeps what was read of them', async () => {
    const all = edited(44)
    const world = await opened(all, {
      listVersions: ({ query }: { query: { before?: number } }) =>
        ok(all.filter(({ version }) => version < (query.before ?? 99)).slice(0, 20)),
    })
    expect(historyStanding(world.draft())).toMatchObject({ hasEarlier: true, isReading: false })
    world.run(loadEarlier)
    expect(world.run(loadEarlier)).toEqual({ refused: 'reading' })
    await world.until(700)
    expect(world.asks('listVersions').at(-1)).toMatchObject({ request: { query: { before: 25 } } })
    expect(world.slice().versions).toEqual(all.slice(0, 40))
    world.run(loadHistory)
    await world.until(900)
    expect(world.slice().versions).toEqual(all.slice(0, 40))
    world.run(loadEarlier)
    await world.until(1_100)
    expect(world.slice()).toMatchObject({ isLast: true, versions: all })
    expect(world.run(loadEarlier)).toEqual({ refused: 'no_earlier' })
    // nothing joins these to what was read
    const gone = edited(90).slice(0, 20)
    const payload = { before: null, versions: gone, isLast: false }
    world.editor.bus.emit({ type: 'history/received', source: 'server', payload })
    expect(world.slice()).toMatchObject({ isLast: false, versions: gone })
  })

  it('[HI13] that cannot be read can be asked for again, and steps can be made meanwhile', async () => {
    const answers: Record<string, unknown> = { listVersions: NOTHING }
    const world = await opened(edited(2), answers)
    expect(historyStanding(world.draft())).toMatchObject({ shows: 'failed', hasFailed: true })
    expect(nextUndo(world.draft())).toBe('unknown')
    answers.listVersions = ok(edited(2))
    world.run(loadHistory)
    await world.until(700)
    expect(historyStanding(world.draft())).toMatchObject({ shows: 'rows', hasFailed: false })
  })

  it('[HI4] [HI13] a server that keeps none says so of its steps too', async () => {
    const missing = { ok: false, status: 404, desc: '' }
    const world = await opened(edited(2), { listVersions: missing })
    expect(historyStanding(world.draft()).shows).toBe('missing')
    expect(world.run(undo)).toEqual({ refused: 'not_offered' })
    expect(world.toasts()).toEqual([])
  })

  it('[HI11] tell what was done, of what, and what became of it', async () => {
    const versions = [
      aVersion(4, { author: 'undo', label: 'Undo: version 3', undoes: 3 }),
      aVersion(3, { restores: 0, label: 'Restored version 0' }),
      aVersion(2, { author: 'assistant', label: 'Gentler' }),
      ...edited(1),
    ]
    const world = await opened(versions)
    const payload = { gameId: 'g1', url: '/play/g1', version: 2 }
    world.editor.bus.emit({ type: 'publishing/found', source: 'server', payload })
    const rows = historyRows(world.draft())
    expect(rows.map(({ how }) => how)).toEqual([
      ...['undone', 'restored', 'edited', 'edited', 'generated'],
    ])
    expect(rows[0]?.of).toMatchObject({ version: 3, how: 'restored' })
    expect(rows.map(({ isUndone }) => isUndone)).toEqual([false, true, false, false, false])
    expect(rows.map(({ isNow }) => isNow)).toEqual([true, false, false, false, false])
    expect(rows.map(({ isPublished }) => isPublished)).toEqual([false, false, true, false, false])
    expect(stepNames(world.draft())).toMatchObject({
      undo: { version: 2, label: 'Gentler' },
      redo: { version: 3, how: 'restored', target: 0 },
    })
  })

  it('[HI11] name the parts of the game that paths stand in, each once', () => {
    const names = (...paths: string[]) =>
      changedPlaces(paths).map(({ key, values }) => [
        key.replace('history.place.', ''),
        ...Object.values(values ?? {}),
      ])
    expect(
      names(
        ...['initial_element.title', 'initial_element.game_intro', 'initial_element.world_desc'],
        ...['initial_element.locations[0].loc_name', 'initial_element.sel_music_url', 'cover'],
        ...['character_profile.pname', 'npc_list.npcs[0].bio', 'npc_tasks.npc_tasks[1].name'],
        ...['script_outline.prologue[0]', 'script_outline.chapters', 'script_outline'],
      ),
    ).toEqual([
      ...[['title'], ['intro'], ['world'], ['places'], ['music'], ['cover']],
      ...[['player'], ['characters'], ['prologue'], ['story']],
    ])
    expect(
      names(
        ...['script_outline.chapters[1].title', 'script_outline.chapters[1].summary'],
        ...['script_key_nodes_and_task_map.chapter_3.key_nodes[0].content.content'],
        ...['script_key_nodes_and_task_map.chapter_3.tasks[0].name'],
        ...['script_key_nodes_and_task_map', ''],
      ),
    ).toEqual([['chapter', 2], ['nodes', 3], ['tasks', 3], ['contents'], ['game']])
  })
})
