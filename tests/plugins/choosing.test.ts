import { describe, expect, it } from 'vitest'
import { arranged } from '#core/game/arrange.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import { GAME, openArranged } from './arranging-world.ts'

const [FIRST] = GAME.npcs
const CONTENTS = 'script_key_nodes_and_task_map'
const chooseSpeaker = (id: number | undefined): Arrangement => ({
  verb: 'choose',
  at: 'nodes/chapter_1/1/speaker',
  value: String(id),
})

describe('a node', () => {
  it('[BH13] of which something is chosen is changed by one edit, and undone by one step', async () => {
    const { press, game, sent, until, parts } = await openArranged()
    const spoken = () => game().contents[0]?.nodes[0]?.speaker
    expect(press(chooseSpeaker(FIRST?.id))).toBeNull()
    expect(press(chooseSpeaker(0))).toEqual({ refused: 'sending' })
    await until(5_000)
    expect(spoken()).toBe(FIRST?.id)
    expect(sent().map(({ changes }) => changes)).toEqual([
      [{ path: `${CONTENTS}.chapter_1.key_nodes[0].speaker`, value: FIRST?.id }],
    ])
    expect(parts()).toEqual([])
  })

  it('[BH14] of which somebody else chose the same meanwhile makes no version', async () => {
    const { press, server, game, sent, until, parts, left } = await openArranged()
    const theirs = arranged(GAME, chooseSpeaker(FIRST?.id))
    if ('game' in theirs) server.change(theirs.game)
    press(chooseSpeaker(FIRST?.id))
    await until(9_000)
    expect(sent()).toHaveLength(1)
    expect(server.game.scriptVersion).toBe(4)
    expect(game().contents[0]?.nodes[0]?.speaker).toBe(FIRST?.id)
    expect([parts(), left()]).toEqual([[], []])
  })

  it('[BH14] of which somebody is chosen who is gone by then says so', async () => {
    const { press, server, left, until } = await openArranged()
    server.change({ ...GAME, npcs: GAME.npcs.slice(1) })
    press(chooseSpeaker(FIRST?.id), 'Node 1')
    await until(9_000)
    expect(left()).toMatchObject([{ status: 'refused', code: 'gone', name: 'Node 1' }])
    expect(server.game.scriptVersion).toBe(4)
  })
})
