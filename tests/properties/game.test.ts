import { spawnSync } from 'node:child_process'
import process from 'node:process'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factOf, revisionOf } from '#fixtures/arbitraries.ts'
import { anNpc } from '#fixtures/builders.ts'
import { locations } from '#plugins/basics/projections.ts'
import { cast } from '#plugins/npcs/projections.ts'
import { gameSnapshot, processComplete } from '#plugins/script/projections.ts'
import { allTasks } from '#plugins/tasks/projections.ts'
import { Draft } from '#schemas/draft.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import {
  frozen,
  gameOf,
  logOf,
  opened,
  reduce,
  slicesOf,
  snapshotAsOf,
  stages,
} from './game-logs.ts'

const facts = fc.array(fc.oneof({ weight: 5, arbitrary: factOf }, revisionOf), {
  minLength: 1,
  maxLength: 14,
})
const RUNS = { numRuns: 200 }
/** The log, and the same in another order. */
const shuffled = facts.chain((some) => {
  const log = logOf(some)
  return fc.tuple(
    fc.constant(log),
    fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length }),
  )
})

describe('a game folded from its facts', () => {
  it('[EV1] is the same in another process, and whatever was folded before', () => {
    const logs = fc.sample(facts, 60).map((some) => frozen(logOf(some)))
    const here = logs.map((log) => JSON.stringify(slicesOf(gameOf(log))))
    const backwards = logs.toReversed().map((log) => JSON.stringify(slicesOf(gameOf(log))))
    expect(backwards.toReversed()).toEqual(here)
    const { stdout, stderr } = spawnSync(process.execPath, ['tests/properties/fold-elsewhere.ts'], {
      input: JSON.stringify(logs),
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual(here.map((one) => JSON.parse(one)))
  })

  it('[EV2] is the same when every fact comes twice', () => {
    fc.assert(
      fc.property(facts, (some) => {
        const log = logOf(some)
        expect(slicesOf(gameOf(log.flatMap((one) => [one, one])))).toEqual(slicesOf(gameOf(log)))
        expect(slicesOf(gameOf([...log, ...log]))).toEqual(slicesOf(gameOf(log)))
      }),
      RUNS,
    )
  })

  it('[EV3] is the same in any order', () => {
    fc.assert(
      fc.property(shuffled, ([log, other]) => {
        expect(gameSnapshot(gameOf(other))).toEqual(gameSnapshot(gameOf(log)))
      }),
      RUNS,
    )
  })

  it('[EV4] [LV18] equals the server’s once a snapshot closes it, whatever was missed', () => {
    fc.assert(
      fc.property(
        facts.chain((some) => {
          const log = logOf(some)
          return fc.tuple(fc.constant(log), fc.shuffledSubarray(log), fc.nat(log.length))
        }),
        ([log, heard, at]) => {
          const server = gameOf(log)
          const closing = snapshotAsOf(server, log.length)
          const mixed = [...heard.slice(0, at), closing, ...heard.slice(at)]
          expect(gameSnapshot(gameOf(mixed))).toEqual(gameSnapshot(server))
        },
      ),
      RUNS,
    )
  })

  it('[EV5] loses nothing to a snapshot that is older', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (some, seed) => {
        const log = logOf(some)
        const at = seed % log.length
        const stale = snapshotAsOf(gameOf(log.slice(0, at)), at)
        expect(gameSnapshot(gameOf([...log, stale]))).toEqual(gameSnapshot(gameOf(log)))
      }),
      RUNS,
    )
  })

  it('[EV5] shows no portrait again that an older snapshot still holds', () => {
    const painted = (avatar: string | null): GameFact => ({
      type: 'media/npcPainted',
      payload: { npcId: 1, photo: 'http://p.test/1.png', avatar },
    })
    const member: GameFact = { type: 'npcs/written', payload: { npcs: [anNpc()] } }
    const log = logOf([member, painted('http://p.test/old.png'), painted(null)])
    const stale = snapshotAsOf(gameOf(log.slice(0, 2)), 2)
    expect(gameSnapshot(gameOf([...log, stale])).npcs[0]?.avatar).toBeNull()
  })

  it('[EV8] leaves facts and drafts as they were, and shares nothing that can change', () => {
    fc.assert(
      fc.property(facts, (some) => {
        let draft = frozen(opened())
        for (const event of logOf(some)) {
          const before = JSON.stringify(draft)
          const next = reduce(draft, frozen(event))
          expect(JSON.stringify(draft)).toBe(before)
          draft = frozen(next)
        }
      }),
      RUNS,
    )
  })

  it('[EV17] is the same folded in pieces, or as a snapshot and what came after', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (some, seed) => {
        const log = logOf(some)
        const at = seed % (log.length + 1)
        const whole = gameOf(log)
        const head = gameOf(log.slice(0, at))
        expect(gameOf(log.slice(at), head)).toEqual(whole)
        const resumed = gameOf([snapshotAsOf(head, at), ...log.slice(at)])
        expect(gameSnapshot(resumed)).toEqual(gameSnapshot(whole))
      }),
      RUNS,
    )
  })

  it('[EV18] is the same after it was written to JSON, read and folded on', () => {
    fc.assert(
      fc.property(facts, fc.nat(), (some, seed) => {
        const log = logOf(some)
        const at = seed % (log.length + 1)
        const read = JSON.parse(JSON.stringify(gameOf(log.slice(0, at))))
        expect(gameOf(log.slice(at), Draft.parse(read))).toEqual(gameOf(log))
      }),
      RUNS,
    )
  })

  it('[EV20] fits its schema at every step', () => {
    fc.assert(
      fc.property(facts, (some) => {
        let draft = opened()
        for (const event of logOf(some)) {
          draft = reduce(draft, event)
          expect(Draft.safeParse(draft).success).toBe(true)
          expect(draft.script.media.cover.value ?? 'http').toMatch(/^http/)
        }
      }),
      RUNS,
    )
  })

  it('[EV21] joins what came before its owner in any order', () => {
    fc.assert(
      fc.property(shuffled, ([log, other]) => {
        expect(cast(gameOf(other))).toEqual(cast(gameOf(log)))
        expect(locations(gameOf(other))).toEqual(locations(gameOf(log)))
      }),
      RUNS,
    )
  })

  it('[EV14] [EV26] is read without a throw, within 0 and 100, and by reference when nothing changed', () => {
    fc.assert(
      fc.property(facts, (some) => {
        const draft = gameOf(logOf(some))
        const progress = stages.progress(draft)
        expect(progress.every((one) => one >= 0 && one <= 100)).toBe(true)
        for (const read of [stages.progress, cast, allTasks, gameSnapshot, locations])
          expect(read(draft)).toBe(read({ ...draft }))
      }),
      RUNS,
    )
  })

  it('[EV16] stays complete against any older answer', () => {
    const done: GameFact = { type: 'script/generationCompleted', payload: {} }
    fc.assert(
      fc.property(facts, (some) => {
        const log = logOf([...some, done])
        const stale = snapshotAsOf(gameOf(log.slice(0, -1)), log.length - 1)
        expect(processComplete(gameOf([...log, stale]))).toBe(true)
      }),
      RUNS,
    )
  })
})
