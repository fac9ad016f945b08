import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { arrange, leaveArrangement } from '#plugins/arranging/commands.ts'
import { partsLeft } from '#plugins/arranging/projections.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { changesBetween } from '#schemas/wire/changes.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { type Change, changeAt, parsePath } from '#schemas/wire/path.ts'
import { answered, openTestEditor } from './test-editor.ts'

const GAME: GameSnapshot = { ...sampleGame('en_US'), status: 2, scriptVersion: 3 }
const [FIRST] = GAME.npcs
const HER = `npcs/${FIRST?.id}`
const NONE = { ok: false, status: 0, desc: '' }
type Sent = { body: { base_version: number; changes: Change[] } }

/** A written game, and a server that keeps it, knows keys, and can be cut off: before it hears, or before it answers. */
async function openWritten(storage = new Map<string, string>(), game = GAME) {
  const known = new Map<string, unknown>()
  const server = {
    game,
    seq: 10,
    cut: null as null | 'before' | 'after',
    refuses: undefined as unknown,
    change(game: GameSnapshot) {
      server.game = { ...game, scriptVersion: server.game.scriptVersion + 1 }
      server.seq += 2
    },
    answer(name: string, request: unknown, key = ''): unknown {
      if (name === 'readGame') return server.cut === null ? answered(server.game, server.seq) : NONE
      if (name !== 'editScript' || server.cut === 'before') return NONE
      if (server.refuses !== undefined) return server.refuses
      const answer = known.get(key) ?? server.edit((request as Sent).body)
      if ((answer as { ok: boolean }).ok) known.set(key, answer)
      return server.cut === 'after' ? NONE : answer
    },
    edit({ base_version, changes }: Sent['body']): unknown {
      if (base_version !== server.game.scriptVersion)
        return { ok: false, status: 409, desc: 'Made on an older version' }
      let wire: unknown = encodeGame(server.game, 0, '')
      for (const change of changes) wire = changeAt(wire, parsePath(change.path) ?? [], change)
      server.change(decodeGame(wire as Record<string, unknown>).game)
      return { ok: true, desc: '', data: { script_version: server.game.scriptVersion } }
    },
  }
  const testEditor = openTestEditor({ storage, answer: server.answer })
  testEditor.open()
  await testEditor.until(0)
  let presses = 0
  return {
    ...testEditor,
    server,
    storage,
    game: () => gameSnapshot(testEditor.draft()),
    parts: () => testEditor.draft().session.arranging.parts,
    left: () => partsLeft(testEditor.draft()),
    press: (what: Arrangement, name = '') =>
      testEditor.editor.run(arrange, { id: `press-${++presses}`, what, name }),
    sent: () =>
      testEditor.asked.flatMap(({ name, request }) =>
        name === 'editScript' ? [(request as Sent).body] : [],
      ),
  }
}
const ADD: Arrangement = { verb: 'add', at: 'npcs' }
const names = (game: GameSnapshot) => game.npcs.map(({ name }) => name)

describe('a part of a written game', () => {
  it('[BH1] is added, moved and removed by one edit each, of nothing else', async () => {
    const { press, server, game, sent, until, parts } = await openWritten()
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
    const { press, sent, until } = await openWritten()
    expect(press({ verb: 'move', at: HER, by: 1 })).toBeNull()
    expect(press({ verb: 'move', at: HER, by: 1 })).toEqual({ refused: 'sending' })
    expect(press(ADD)).toBeNull()
    expect(press(ADD)).toBeNull()
    await until(9_000)
    expect(sent()).toHaveLength(3)
  })

  it('[BH4] is made anew of the newest game, by its id', async () => {
    const { press, server, game, sent, until } = await openWritten()
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
    const { press, server, left, editor, until } = await openWritten()
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
    const { press, server, left, until } = await openWritten()
    server.refuses = { ok: false, status: 400, desc: 'Too many' }
    press(ADD)
    await until(3_000)
    expect(left()).toMatchObject([{ status: 'refused', code: null, desc: 'Too many' }])
  })

  it.each(['before', 'after'] as const)(
    '[BH5] waits without a network and is made once, when the line was cut %s the server heard',
    async (cut) => {
      const { press, server, left, game, until, parts } = await openWritten()
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

  it('[BH5] can be taken back while it waits', async () => {
    const { press, server, editor, left, until } = await openWritten()
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
    const before = await openWritten()
    before.server.cut = 'before'
    before.press(ADD)
    await before.until(1_000)
    const after = await openWritten(before.storage)
    await after.until(60_000)
    expect(names(after.server.game)).toEqual([...names(GAME), 'A stranger'])
    expect((await openWritten(after.storage)).parts()).toEqual([])
  })

  it('[BH1] is left alone while the game is written, and where it cannot be done', async () => {
    const { press, sent } = await openWritten()
    expect(press({ verb: 'remove', at: 'npcs/99' })).toEqual({ refused: 'gone' })
    const writing = await openWritten(new Map(), { ...GAME, status: 1 })
    expect(writing.press(ADD)).toEqual({ refused: 'not_written' })
    expect([...sent(), ...writing.sent()]).toEqual([])
  })
})

describe('the message of a removal', () => {
  it('[BH8] takes it back while it is the newest step', async () => {
    const { press, draft, editor, until, asked } = await openWritten()
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

  it('[BH8] says so where other changes came after it', async () => {
    const { draft, editor, asked, until } = await openWritten()
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
