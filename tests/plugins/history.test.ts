import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { loadEarlier, loadHistory, redo, restoreGame, undo } from '#plugins/history/commands.ts'
import { historyRows, isStepping, nextRedo, nextUndo } from '#plugins/history/projections.ts'
import { aVersion, edited, ok, opened } from './history-editor.ts'
import { openTestEditor, SCRIPT } from './test-editor.ts'

describe('a step', () => {
  it('[HI4] is refused where there is none, while the game is written and without a game', async () => {
    const none = openTestEditor()
    expect(none.editor.run(undo)).toEqual({ refused: 'no_game' })
    expect(none.editor.run(loadHistory)).toEqual({ refused: 'no_game' })
    expect(none.editor.run(loadEarlier)).toEqual({ refused: 'no_game' })
    const untouched = await opened(edited(0))
    expect(untouched.run(undo)).toEqual({ refused: 'nothing_to_undo' })
    expect(untouched.run(redo)).toEqual({ refused: 'nothing_to_redo' })
    expect(untouched.asks('listVersions')).toEqual([])
    const writing = await opened([], {}, { ...aGame({ status: 1 }) })
    expect(writing.run(undo)).toEqual({ refused: 'generating' })
    expect(writing.run(restoreGame, { version: 0 })).toEqual({ refused: 'generating' })
    expect(writing.run(loadHistory)).toEqual({ refused: 'generating' })
    const { run } = await opened(edited(2))
    expect(run(redo)).toEqual({ refused: 'nothing_to_redo' })
    expect(run(restoreGame, { version: 2 })).toEqual({ refused: 'is_now' })
  })

  it('[HI4] [HI5] is asked for on the version that is seen, and holds others up until it is here', async () => {
    const world = await opened(edited(2), { undo: ok({ script_version: 3, undone: 2 }) })
    world.connect()
    await world.until(600)
    expect(world.run(undo)).toBeNull()
    expect(world.run(undo)).toEqual({ refused: 'stepping' })
    await world.until(700)
    expect(world.asks('undo')).toMatchObject([
      { request: { body: { id: SCRIPT, base_version: 2 } } },
    ])
    // answered, and its game is not here yet
    expect([world.slice().step, isStepping(world.draft())]).toEqual([null, true])
    expect(world.run(redo)).toEqual({ refused: 'stepping' })
    world.tell(3, { author: 'undo', undoes: 2 })
    expect(isStepping(world.draft())).toBe(false)
    expect(nextRedo(world.draft())).toMatchObject({ version: 2 })
    expect(nextUndo(world.draft())).toMatchObject({ version: 1 })
  })

  it('[HI9] says what it took back, brought back or restored', async () => {
    const listed = [aVersion(2, { restores: 0 }), aVersion(1, { label: 'Gentler' }), ...edited(0)]
    const says = async (way: 'undo' | 'redo', of: number, versions = listed) => {
      const world = await opened(versions, {
        [way]: ok({ script_version: 9, undone: of }),
      })
      world.editor.bus.emit({
        type: 'history/stepRequested',
        source: 'user',
        payload: { way, baseVersion: 2 },
      })
      await world.until(600)
      return world.toasts().map(({ code, params }) => [code, params])
    }
    expect(await says('undo', 1)).toEqual([['undone_what', { what: 'Gentler' }]])
    expect(await says('redo', 1)).toEqual([['redone_what', { what: 'Gentler' }]])
    expect(await says('undo', 2)).toEqual([['undone_restore', { version: '0' }]])
    expect(await says('undo', 77)).toEqual([['undone', {}]])
    const plain = [aVersion(1, { label: '' }), ...edited(0)]
    expect(await says('redo', 1, plain)).toEqual([['redone_edit', {}]])
  })

  it('[HI9] says why the server refuses one, and can be asked for again', async () => {
    const answers: Record<string, unknown> = { undo: { ok: false, status: 409, desc: 'Stale.' } }
    const world = await opened(edited(1), answers)
    world.run(undo)
    await world.until(600)
    expect(world.toasts()).toMatchObject([{ code: 'request_failed', text: 'Stale.' }])
    expect(world.run(undo)).toBeNull()
    answers.undo = { ok: false, status: 404, desc: '' }
    await world.until(700)
    world.run(undo)
    await world.until(800)
    expect(world.toasts().map(({ code }) => code)).toContain('not_offered')
  })

  it('[HI12] restores a version as one version more', async () => {
    const world = await opened(edited(3), { restoreVersion: ok({ script_version: 4 }) })
    world.connect()
    expect(world.run(restoreGame, { version: 1 })).toBeNull()
    expect(world.run(restoreGame, { version: 0 })).toEqual({ refused: 'stepping' })
    await world.until(600)
    expect(world.asks('restoreVersion')).toMatchObject([
      { request: { body: { id: SCRIPT, version: 1, base_version: 3 } } },
    ])
    expect(world.toasts()).toMatchObject([{ code: 'restored', params: { version: '1' } }])
    world.tell(4, { restores: 1 })
    expect(historyRows(world.draft())[0]).toMatchObject({ how: 'restored', target: 1, isNow: true })
  })

  it('[HI5] is answered for its game alone, also where that is opened again meanwhile', async () => {
    const answer = { undo: ok({ script_version: 3, undone: 2 }) }
    const again = await opened(edited(2), answer)
    again.run(undo)
    again.open()
    await again.until(600)
    expect(again.slice()).toMatchObject({ step: null, reached: 3 })
    const other = await opened(edited(2), answer)
    other.run(undo)
    other.open('another')
    await other.until(600)
    expect([other.slice().reached, other.toasts()]).toEqual([0, []])
  })

  it('[HI10] fetches the game once where the live connection does not tell it', async () => {
    const answer = { undo: ok({ script_version: 3, undone: 2 }) }
    const deaf = await opened(edited(2), answer)
    const before = deaf.polls().length
    deaf.run(undo)
    await deaf.until(700)
    expect(deaf.polls().length).toBe(before + 1)
    const live = await opened(edited(2), answer)
    live.connect()
    await live.until(600)
    const asked = live.polls().length
    live.run(undo)
    await live.until(1_500)
    expect(live.polls().length).toBe(asked)
    await live.until(3_000)
    expect(live.polls().length).toBe(asked + 1)
  })

  it('[HI10] leaves it where the live connection does', async () => {
    const answer = { undo: ok({ script_version: 3, undone: 2 }) }
    const live = await opened(edited(2), answer)
    live.connect()
    await live.until(600)
    const asked = live.polls().length
    live.run(undo)
    await live.until(700)
    live.tell(3, { author: 'undo', undoes: 2 })
    await live.until(3_000)
    expect(live.polls().length).toBe(asked)
  })

  it('[TO13] [HI4] that nobody answers is given up', async () => {
    const world = await opened(edited(1), { undo: new Promise(() => undefined) })
    world.run(undo)
    expect(world.run(undo)).toEqual({ refused: 'stepping' })
    await world.until(60_000)
    expect(world.slice().step).toBeNull()
    expect(world.toasts()).toMatchObject([{ code: 'request_failed' }])
  })
})
