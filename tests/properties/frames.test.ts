import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyJson, factOf, revisionOf, trapName } from '#fixtures/arbitraries.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import { factsOfFrames } from '#plugins/live/intake.ts'
import { coveredUpTo, seenAt } from '#plugins/live/numbers.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { definitionOf } from '#schemas/events/index.ts'
import { emptyLive } from '#schemas/live.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { decodeNode, encodeNode } from '#schemas/wire/key-node.ts'
import { runs } from '../sweep.ts'
import { eventOf, gameOf, logOf, opened, reduce, SCRIPT, snapshotAsOf } from './game-logs.ts'
import { FRAME_KEYS, wildFrame } from './wild-frames.ts'

const RUNS = { numRuns: runs(500) }

/** Folds what a frame tells, the way the bus does: what does not fit its schema is left out. */
function taken(draft: ReturnType<typeof opened>, inputs: readonly EventInput[]) {
  for (const input of inputs) {
    const event = {
      ...input,
      id: 'e',
      seq: 1,
      at: 0,
      scriptId: SCRIPT,
      version: input.version ?? null,
    }
    const checked = definitionOf(input.type)?.schema.safeParse(event)
    if (checked?.success) draft = reduce(draft, checked.data as never)
  }
  return draft
}

describe('whatever comes over the wire', () => {
  it('[EV7] [EV9] [SC8] is taken in without a throw and pollutes no prototype', () => {
    const clean = Object.getOwnPropertyNames(Object.prototype).join()
    fc.assert(
      fc.property(fc.oneof(wildFrame, anyJson, fc.string()), (frame) => {
        const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
        const draft = taken(opened(), factsOfFrames(opened(), [decodeFrame(data)]))
        expect(gameSnapshot(draft).status).toBeTypeOf('number')
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
        expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(clean)
      }),
      RUNS,
    )
  })

  it('[EV9] [SC8] changes no prototype by the names of one', () => {
    const evil = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    for (const key of FRAME_KEYS) {
      const frame = `{"script_id":"${SCRIPT}","key":"${key}","message":${evil},"seq":1}`
      taken(opened(), factsOfFrames(opened(), [decodeFrame(frame)]))
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    }
  })

  it('[EV7] is read as a game without a throw', () => {
    const raw = fc.dictionary(
      fc.oneof(
        trapName,
        fc.constantFrom(
          'npc_list',
          'npc_photos',
          'npc_tasks',
          'initial_element',
          'status',
          'seq',
          'script_outline',
          'script_key_nodes_and_task_map',
          'location_images',
          'cover',
        ),
      ),
      anyJson,
    )
    fc.assert(
      fc.property(raw, (data) => {
        const { game } = decodeGame(data)
        const event = eventOf({ type: 'script/snapshotReceived', payload: { game } }, 1)
        expect(gameSnapshot(reduce(opened(), event)).status).toBeTypeOf('number')
      }),
      RUNS,
    )
  })

  it('[EN1] [LV10] [LV13] tells the fact that was sent', () => {
    fc.assert(
      fc.property(factOf, (fact) => {
        const frame = JSON.stringify(encodeFact(fact, SCRIPT, 7, 'http://pictures.test'))
        const draft = taken(opened(), factsOfFrames(opened(), [decodeFrame(frame)]))
        expect(gameSnapshot(draft)).toEqual(gameSnapshot(reduce(opened(), eventOf(fact, 7))))
      }),
      RUNS,
    )
  })

  it('[LV32] says the same by a message that is text as by what the text holds', () => {
    fc.assert(
      fc.property(fc.oneof(factOf, revisionOf), (fact) => {
        const frame = encodeFact(fact, SCRIPT, 7, 'http://pictures.test')
        // a cover's message is a bare address, and the end of all has none
        if (!frame.message?.startsWith('{')) return
        const held = { ...frame, message: JSON.parse(frame.message) }
        expect(decodeFrame(held)).toStrictEqual(decodeFrame(JSON.stringify(frame)))
      }),
      RUNS,
    )
  })

  it('[LV32] parses a frame once and its message once', () => {
    const chapter = { key: 'chapter_1', index: 1, nodes: [aNode()], tasks: [] }
    const fact = { type: 'nodes/written', payload: { chapter } } as const
    const text = JSON.stringify(encodeFact(fact, SCRIPT, 7, 'http://pictures.test'))
    const parse = vi.spyOn(JSON, 'parse')
    decodeFrame(text)
    expect(parse).toHaveBeenCalledTimes(2)
    parse.mockRestore()
  })

  it('[EN1] [EV32] answers a game that is read as it was', () => {
    fc.assert(
      fc.property(fc.array(factOf, { maxLength: 10 }), (facts) => {
        const server = gameOf(logOf(facts))
        const wire = JSON.parse(
          JSON.stringify(encodeGame(gameSnapshot(server), facts.length, 'http://pictures.test')),
        )
        const { game, asOf } = decodeGame(wire)
        const event = eventOf({ type: 'script/snapshotReceived', payload: { game } }, asOf ?? -1)
        const read = gameSnapshot(reduce(opened(), event))
        const same = gameSnapshot(reduce(opened(), snapshotAsOf(server, facts.length)))
        expect({ ...read, brief: {} }).toEqual({ ...same, brief: {} })
      }),
      RUNS,
    )
  })

  it.each(['{}', '[]', '"a"', '{"content":"b"}', ' {"x":1} ', 'null', '7'])(
    '[EN1] reads a node as it was, whose words are %s',
    (words) => {
      const option = anOption({ content: words, reply: words })
      const node = aNode({ content: words, prompt: words, puzzle: words, options: [option] })
      const chapter = { key: node.chapterKey, index: node.chapterIndex }
      expect(decodeNode(JSON.parse(JSON.stringify(encodeNode(node))), chapter)).toEqual(node)
    },
  )
})

describe('the numbers of frames', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('seen' as const), seq: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ kind: fc.constant('covered' as const), seq: fc.nat(30) }),
  )

  it('[EV13] move the head over exactly what was seen or covered', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const known = new Set<number>()
        let live = emptyLive()
        for (const { kind, seq } of steps) {
          live = kind === 'seen' ? seenAt(live, seq) : coveredUpTo(live, seq)
          if (kind === 'seen') known.add(seq)
          else upTo(seq).forEach(known.add, known)
          expect(live.head).toBe(headOf(known))
          expect(live.max).toBe(Math.max(0, ...known))
        }
      }),
      RUNS,
    )
  })
})

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

/** The last number before the first one that is missing. */
function headOf(known: ReadonlySet<number>): number {
  let head = 0
  while (known.has(head + 1)) head += 1
  return head
}
