import { config } from 'rxjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Batch } from '#core/engine/batch.ts'
import { initialDraft, isEqual } from '#core/engine/draft.ts'
import { createLog } from '#core/engine/log.ts'
import type { EnginePorts } from '#core/engine/ports.ts'
import { composeReducer, type Reduce } from '#core/engine/reduce.ts'
import { createStamp } from '#core/engine/stamp.ts'
import { definePlugin, type Trip } from './example/kit.ts'
import { plugins } from './example/plugins/index.ts'
import { catalog, slices } from './example/vocabulary/index.ts'
import { type Input, item, opened, stop, testEditor } from './test-editor.ts'

const refusing = definePlugin({
  name: 'packing',
  slice: 'packing',
  reduce: {
    'route/stopsWritten': (slice, { payload }) => {
      if (payload.stops.some(({ town }) => town === 'nowhere')) throw new Error('a fault of ours')
      return slice
    },
  },
})

describe('a batch by itself', () => {
  /** What a batch says of each fact it folds: whether more may follow before anybody looks. */
  function batchOf(...inputs: Input[]) {
    const others = plugins.filter(({ name }) => name !== 'packing')
    const one = testEditor({ plugins: [...others, refusing] })
    one.emit(opened())
    const start = one.draft()
    one.emit(...inputs.filter(({ payload }) => !JSON.stringify(payload).includes('nowhere')))
    const seen: (boolean | undefined)[] = []
    const reduce: Reduce<Trip> = (draft, event, context) => {
      seen.push(context?.isBatch)
      return one.reduce(draft, event, context)
    }
    const facts = one.bus.log.events.filter(({ type }) => type === 'route/stopsWritten')
    return { batch: new Batch(reduce, start), seen, facts }
  }

  it('[CE12] writes in place unless it is told that it holds one fact', () => {
    const { batch, seen, facts } = batchOf(stop(1))
    for (const fact of facts) batch.take(fact)
    expect(seen).toEqual([true])
  })

  it('[CE12] takes facts from whatever they come in, one after another', () => {
    const { batch, facts } = batchOf(stop(1), stop(2))
    batch.takeAll(new Set(facts))
    expect(batch.draft.script.route.rows.map(({ id }) => id)).toEqual([1, 2])
  })

  it('[CE12] goes on writing in place after a fact that was not taken in', () => {
    const { batch, seen, facts } = batchOf(stop(1), stop(2))
    const [first, second] = facts
    if (first?.type !== 'route/stopsWritten' || second === undefined) throw new Error('no facts')
    batch.take(first)
    const nowhere = { ...first, payload: { stops: [{ id: 3, town: 'nowhere' }] } }
    expect(() => batch.take(nowhere)).toThrow('a fault of ours')
    batch.take(second)
    expect(batch.draft.script.route.rows.map(({ id }) => id)).toEqual([1, 2])
    // the first, the refused, the first again, and what follows
    expect(seen).toEqual([true, true, true, true])
  })
})

describe('who has left', () => {
  afterEach(() => {
    config.onStoppedNotification = null
  })

  it('[CE7] is told nothing any more, and those who stay hear on', () => {
    vi.useFakeTimers()
    const told = vi.fn()
    config.onStoppedNotification = told
    const { emit, editor } = testEditor()
    const heard: string[] = []
    const listen = (name: string) =>
      editor.bus.on('packing/itemAdded').subscribe(() => heard.push(name))
    const [first, second] = [listen('first'), listen('second')]
    emit(opened())
    first.unsubscribe()
    emit(item('socks'))
    second.unsubscribe()
    emit(item('hat'))
    vi.runAllTimers()
    vi.useRealTimers()
    expect(heard).toEqual(['second'])
    expect(told).not.toHaveBeenCalled()
  })
})

describe('news', () => {
  it.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [Number.NaN, Number.NaN, true],
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [1, 2, false],
    [1, {}, false],
    [{}, 1, false],
    [null, {}, false],
    [{}, null, false],
    [[], {}, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  ])('[CE5] %j beside %j are equal in content: %s', (one, other, equal) => {
    expect(isEqual(one, other)).toBe(equal)
  })
})

describe('a log', () => {
  it('[CE13] answers nothing of a point it no longer holds, or does not hold yet', () => {
    const one = testEditor({ log: { checkpointEvery: 2, limit: 4 } })
    one.emit(opened())
    for (let id = 0; id < 9; id++) one.emit(stop(id))
    const { log } = one.editor.bus
    expect(log.start).toBeGreaterThan(0)
    expect(log.seek(log.start - 1)).toBeUndefined()
    expect(log.seek(log.length + 1)).toBeUndefined()
    expect(log.seek(log.start)).toEqual(log.base)
    expect(log.seek(log.length)).toEqual(one.draft())
  })
  it('[CE13] reaches the state at any point by folding fewer facts than lie between two that are kept', () => {
    const one = testEditor({ log: { checkpointEvery: 4 } })
    one.emit(opened())
    for (let id = 0; id < 14; id++) one.emit(stop(id))
    let folded = 0
    const counting: Reduce<Trip> = (draft, event, context) => {
      folded++
      return one.reduce(draft, event, context)
    }
    const log = createLog<Trip>(counting, one.bus.log.base, { checkpointEvery: 4 })
    for (const [at, event] of one.bus.log.events.entries())
      log.append([event], one.bus.log.seek(at + 1) ?? one.draft())
    for (let seq = 0; seq <= log.length; seq++) {
      folded = 0
      expect(log.seek(seq)).toEqual(one.bus.log.seek(seq))
      expect(folded).toBe(seq % 4)
    }
  })

  it('[CE5] holds 10,000 facts where nobody says how many', () => {
    const reduce: Reduce<Trip> = (draft) => draft
    const draft = initialDraft(slices)
    const one = testEditor()
    one.emit(opened())
    const [fact] = one.bus.log.events
    if (fact === undefined) throw new Error('no fact')
    const log = createLog<Trip>(reduce, draft)
    const hundred = Array.from({ length: 100 }, () => fact)
    for (let times = 0; times < 100; times++) log.append(hundred, draft)
    expect([log.start, log.events.length]).toEqual([0, 10_000])
    log.append([fact], draft)
    expect(log.start).toBeGreaterThan(4_000)
    expect(log.events.length).toBe(10_001 - log.start)
    // a state is kept every 64 facts: what is forgotten ends at one of them
    const short = createLog<Trip>(reduce, draft, { limit: 200 })
    for (let times = 0; times < 201; times++) short.append([fact], draft)
    expect([short.start, short.events.length]).toEqual([64, 137])
  })
})

const ports = { clock: { now: () => 0 }, ids: { next: () => '' } } as unknown as Trip['ports'] &
  EnginePorts

describe('lists that do not fit together', () => {
  it('[CE19] a name that stands twice is refused by that name, wherever it stands', () => {
    const [first, ...facts] = catalog
    const [slice, ...others] = slices
    const [fact, ...moreFacts] = facts
    for (const one of [first, fact])
      expect(() => createStamp<Trip>({ catalog: [...catalog, one], ports })).toThrow(
        `two facts are called "${one.type}"`,
      )
    expect(() => createStamp<Trip>({ catalog: [first, fact, ...moreFacts], ports })).not.toThrow()
    for (const one of [slice, ...others])
      expect(() => initialDraft([...slices, one])).toThrow(`two slices are called "${one.name}"`)
  })

  it('[CE19] a slice that names a fact nobody defined is refused with both names', () => {
    const strange = slices.map((slice) =>
      slice.name === 'packing' ? { ...slice, clearedBy: ['trip/ended'] } : slice,
    )
    expect(() => composeReducer<Trip>({ catalog, slices: strange, plugins })).toThrow(
      'slice "packing" names "trip/ended", no known fact',
    )
  })
})
