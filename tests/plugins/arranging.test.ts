import { describe, expect, it } from 'vitest'
import { leaveArrangement } from '#plugins/arranging/commands.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { changesBetween } from '#schemas/wire/changes.ts'
import { GAME, openArranged } from './arranging-world.ts'

const [FIRST] = GAME.npcs
const HER = `npcs/${FIRST?.id}`
const ADD: Arrangement = { verb: 'add', at: 'npcs' }
const names = (game: GameSnapshot) => game.npcs.map(({ name }) => name)

describe('a part of a written game', () => {
  it('[BH1] is added, moved and removed by one edit each, of nothing else', async () => {
    const { press, server, game, sent, until, parts } = await openArranged()
    expect(press(ADD)).toBeNull()
    await until(5_000)
    expect(names(game())).toEqual([...names(GAME), 'A stranger'])
    expect(press({ verb: 'move', at: HER, by: 1 })).toBeNull()
    await until(10_000)
    expect(game().npcs[1]?.id).toBe(FIRST?.id)
    expect(press({ verb: 'remove', at: HER }, FIRST?.name)).toBeNull()
    await until(15_000)
    expect(names(game())).not.toContain(FIRST?.name)
    expect(sent()).toHaveLength(3)
    expect(sent().map(({ changes }) => changes.length)).toEqual([1, 2, 1])
    expect(server.game.scriptVersion).toBe(6)
    expect(parts()).toEqual([])
  })

  it('[BH1] waits for nothing but its turn: pressed twice, what is moved is moved once', async () => {
    const { press, sent, until } = await openArranged()
    expect(press({ verb: 'move', at: HER, by: 1 })).toBeNull()
    expect(press({ verb: 'move', at: HER, by: 1 })).toEqual({ refused: 'sending' })
    expect(press(ADD)).toBeNull()
    expect(press(ADD)).toBeNull()
    await until(9_000)
    expect(sent()).toHaveLength(3)
  })

  it('[BH4] is made anew of the newest game, by its id', async () => {
    const { press, server, game, sent, until } = await openArranged()
    server.change({ ...GAME, npcs: GAME.npcs.slice(1), elements: { title: 'Theirs' } })
    const second = `npcs/${GAME.npcs[1]?.id}`
    press({ verb: 'move', at: second, by: 1 })
    await until(9_000)
    expect(sent().map(({ base_version }) => base_version)).toEqual([3, 4])
    expect(game().elements.title).toBe('Theirs')
    expect(
      game()
        .npcs.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([GAME.npcs[2]?.id, GAME.npcs[1]?.id])
  })

  it('[BH4] that is gone by then says so, stays said until it is dismissed, and changes nothing', async () => {
    const { press, server, left, editor, until } = await openArranged()
    server.change({ ...GAME, npcs: GAME.npcs.slice(1) })
    press({ verb: 'move', at: HER, by: 1 }, FIRST?.name)
    await until(9_000)
    expect(left()).toMatchObject([{ status: 'refused', code: 'gone', name: FIRST?.name }])
    expect(server.game.scriptVersion).toBe(4)
    expect(editor.run(leaveArrangement, { id: 'press-1' })).toBeNull()
    expect(left()).toEqual([])
    expect(editor.run(leaveArrangement, { id: 'press-1' })).toEqual({ refused: 'no_part' })
  })

  it('[BH4] that a server refuses has its words', async () => {
    const { press, server, left, until } = await openArranged()
    server.refuses = { ok: false, status: 400, desc: 'Too many' }
    press(ADD)
    await until(3_000)
    expect(left()).toMatchObject([{ status: 'refused', code: null, desc: 'Too many' }])
  })

  it.each(['before', 'after'] as const)(
    '[BH5] waits without a network and is made once, when the line was cut %s the server heard',
    async (cut) => {
      const { press, server, left, game, until, parts } = await openArranged()
      server.cut = cut
      press(ADD)
      await until(1_000)
      expect(left()).toMatchObject([{ status: 'waiting' }])
      server.cut = null
      await until(60_000)
      expect(names(server.game)).toEqual([...names(GAME), 'A stranger'])
      expect(names(game())).toEqual(names(server.game))
      expect(parts()).toEqual([])
    },
  )

  it('[BH5] cannot be taken back any more while it is sent', async () => {
    const { press, editor, parts, until } = await openArranged()
    press(ADD)
    expect(parts()).toMatchObject([{ status: 'sending' }])
    expect(editor.run(leaveArrangement, { id: 'press-1' })).toEqual({ refused: 'sending' })
    await until(9_000)
    expect(parts()).toEqual([])
  })

  it('[BH5] can be taken back while it waits', async () => {
    const { press, server, editor, left, until } = await openArranged()
    server.cut = 'before'
    press(ADD)
    await until(1_000)
    expect(editor.run(leaveArrangement, { id: 'press-1' })).toBeNull()
    server.cut = null
    await until(60_000)
    expect(left()).toEqual([])
    expect(names(server.game)).toEqual(names(GAME))
  })

  it('[BH5] is there after a reload, and made once', async () => {
    const before = await openArranged()
    before.server.cut = 'before'
    before.press(ADD)
    await before.until(1_000)
    const after = await openArranged(before.storage)
    await after.until(60_000)
    expect(names(after.server.game)).toEqual([...names(GAME), 'A stranger'])
    expect((await openArranged(after.storage)).parts()).toEqual([])
  })

  it('[BH1] is left alone while the game is written, and where it cannot be done', async () => {
    const { press, sent } = await openArranged()
    expect(press({ verb: 'remove', at: 'npcs/99' })).toEqual({ refused: 'gone' })
    const writing = await openArranged(new Map(), { ...GAME, status: 1 })
    expect(writing.press(ADD)).toEqual({ refused: 'not_written' })
    expect([...sent(), ...writing.sent()]).toEqual([])
  })
})

describe('the message of a removal', () => {
  it('[BH8] takes it back while it is the newest step', async () => {
    const { press, draft, editor, until, asked } = await openArranged()
    press({ verb: 'remove', at: HER }, FIRST?.name)
    await until(5_000)
    const [toast] = draft().session.toasts.items
    expect(toast).toMatchObject({ code: 'part_removed', params: { name: FIRST?.name } })
    const undo = toast?.undo ?? { what: 'step' as const, id: '' }
    editor.bus.emit({ type: 'toasts/undone', source: 'user', payload: { id: '1', undo } })
    await until(5_100)
    expect(asked.find(({ name }) => name === 'undo')?.request).toMatchObject({
      body: { base_version: 4 },
    })
  })

  it('[HI100] goes once it was undone elsewhere, and stays where another step was', async () => {
    const { press, draft, editor, until } = await openArranged()
    press({ verb: 'remove', at: HER }, FIRST?.name)
    await until(5_000)
    const codes = () => draft().session.toasts.items.map(({ code }) => code)
    const stepped = (way: 'undo' | 'redo', of: number) =>
      editor.bus.emit({
        ...{ type: 'history/stepped', source: 'server' },
        payload: { way, of, version: 9 },
      })
    const of = Number(draft().session.toasts.items[0]?.undo?.id)
    stepped('undo', of + 1)
    stepped('redo', of)
    expect(codes()).toContain('part_removed')
    stepped('undo', of)
    expect(codes()).not.toContain('part_removed')
  })

  it('[BH8] says so where other changes came after it', async () => {
    const { draft, editor, asked, until } = await openArranged()
    const undo = { what: 'step' as const, id: '2' }
    editor.bus.emit({ type: 'toasts/undone', source: 'user', payload: { id: '1', undo } })
    await until(100)
    expect(asked.some(({ name }) => name === 'undo')).toBe(false)
    expect(draft().session.toasts.items).toMatchObject([{ code: 'step_passed' }])
  })
})

it('[BH2] the changes of an edit name a thing alone that is new, gone or another', () => {
  const wire = (game: GameSnapshot) => changesBetween(GAME, game).map(({ path }) => path)
  expect(wire(GAME)).toEqual([])
  expect(wire({ ...GAME, npcs: GAME.npcs.slice(1) })).toEqual(['npc_list.npcs[0]'])
  expect(wire({ ...GAME, npcs: GAME.npcs.slice(2) })).toEqual(['npc_list.npcs'])
  expect(wire({ ...GAME, elements: {} }).length).toBeGreaterThan(3)
  const many = Array.from({ length: 60 }, (_, at) => ({ ...GAME.npcs[0], id: at + 10 }))
  const npcs = many as GameSnapshot['npcs']
  const turned = { ...GAME, npcs: npcs.toReversed() }
  expect(changesBetween({ ...GAME, npcs }, turned).map(({ path }) => path)).toEqual([
    'npc_list.npcs',
  ])
})
