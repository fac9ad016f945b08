import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Batch } from '#core/engine/batch.ts'
import { initialDraft } from '#core/engine/draft.ts'
import { composeReducer } from '#core/engine/reduce.ts'
import { definePlugin, type Trip } from './example/kit.ts'
import { plugins } from './example/plugins/index.ts'
import { packingPlugin } from './example/plugins/packing.ts'
import { catalog, slices } from './example/vocabulary/index.ts'
import { frozen, type Input, item, opened, stop, testEditor } from './test-editor.ts'

type Fact = Trip['event']

/** Counts the stops, now and then by the draft before; a town called nowhere breaks it, after its route was written. */
const counting = definePlugin({
  name: 'packing',
  slice: 'packing',
  reduce: {
    ...packingPlugin.reduce,
    'route/stopsWritten': (slice, { payload, seq }, context) => {
      if (payload.stops.some(({ town }) => town === 'nowhere')) throw new Error('nowhere')
      return seq % 3 === 0 ? { ...slice, stops: context.before.script.route.rows.length } : slice
    },
  },
})
const others = plugins.filter(({ name }) => name !== 'packing')
const newReducer = () =>
  composeReducer<Trip>({ catalog, slices, plugins: [...others, counting], clearsWhen: {} })

/** Facts with their envelopes, numbered on. */
const factsOf = (inputs: readonly Input[]): Fact[] =>
  inputs.map((one, seq) => {
    const envelope = { id: `id-${seq}`, seq, version: null, at: seq, scriptId: 'one' }
    // an input with its envelope is an event of the same type
    return { ...envelope, ...one } as Fact
  })

/** What the facts give one by one, and which of them were refused. */
function oneByOne(facts: readonly Fact[]) {
  const reduce = newReducer()
  const refused: string[] = []
  let draft = frozen(initialDraft(slices))
  for (const fact of facts)
    try {
      draft = frozen(reduce(draft, fact))
    } catch {
      refused.push(fact.id)
    }
  return { draft, refused }
}

const input: fc.Arbitrary<Input> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }).map((id) => stop(id)) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }).map((id) => stop(id, 'nowhere')) },
  fc.constantFrom('hat', 'socks').map(item),
  fc.constantFrom('one', 'two').map(opened),
)
const lists = fc.array(fc.array(input, { maxLength: 9 }), { maxLength: 6 })

it('[CE12] lists of facts, one after the other, give what each fact gives alone, and tell each that was refused once, in order', () => {
  fc.assert(
    fc.property(lists, fc.boolean(), (some, asIterables) => {
      const facts = factsOf(some.flat())
      const alone = oneByOne(facts)
      const start = frozen(initialDraft(slices))
      const batch = new Batch<Trip>(newReducer(), start)
      const refused: string[] = []
      let at = 0
      for (const { length } of some) {
        const list = facts.slice(at, at + length)
        at += length
        batch.takeAll(asIterables ? new Set(list) : list, ({ id }, cause) => {
          expect(cause).toEqual(new Error('nowhere'))
          refused.push(id)
        })
      }
      expect({ draft: batch.draft, refused }).toEqual(alone)
    }),
    { numRuns: 300 },
  )
})

it('[CE12] a list whose refusal nobody hears ends there, and the batch goes on from before it', () => {
  fc.assert(
    fc.property(lists, (some) => {
      const facts = factsOf(some.flat())
      const batch = new Batch<Trip>(newReducer(), frozen(initialDraft(slices)))
      const told: Fact[] = []
      let at = 0
      for (const { length } of some) {
        const list = facts.slice(at, at + length)
        at += length
        const bad = list.findIndex(
          (one) => one.type === 'route/stopsWritten' && one.payload.stops[0]?.town === 'nowhere',
        )
        told.push(...(bad < 0 ? list : list.slice(0, bad)))
        if (bad < 0) batch.takeAll(list)
        else expect(() => batch.takeAll(list)).toThrow('nowhere')
        expect(batch.draft).toEqual(oneByOne(told).draft)
      }
    }),
    { numRuns: 100 },
  )
})

it('[CE12] says whether the fact just taken changed anything', () => {
  const batch = new Batch<Trip>(newReducer(), initialDraft(slices))
  const poll: Input = {
    type: 'route/received',
    source: 'poller',
    version: 1,
    payload: { stops: [{ id: 1, town: 'Quay' }] },
  }
  const changed = factsOf([poll, poll]).map((fact) => {
    const before = batch.draft
    batch.take(fact)
    return batch.changedBy(before)
  })
  expect(changed).toEqual([true, false])
})

it('[CE12] a reducer is told whether more facts follow before anybody sees the draft', () => {
  const told: [string, boolean][] = []
  const listening = definePlugin({
    name: 'packing',
    slice: 'packing',
    reduce: {
      'packing/itemAdded': (slice, { payload }, { isBatch }) => {
        told.push([payload.item, isBatch])
        return slice
      },
    },
  })
  const { emit } = testEditor({ plugins: [...others, listening] })
  emit(opened())
  emit(item('alone'))
  emit(item('first of two'), item('second of two'))
  expect(told).toEqual([
    ['alone', false],
    ['first of two', true],
    ['second of two', true],
  ])
})
