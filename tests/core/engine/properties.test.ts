import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Batch } from '#core/engine/batch.ts'
import { initialDraft } from '#core/engine/draft.ts'
import { composeReducer } from '#core/engine/reduce.ts'
import { digestOf, replay } from '#core/engine/replay.ts'
import { definePlugin, type Trip } from './example/kit.ts'
import { plugins } from './example/plugins/index.ts'
import { packingPlugin } from './example/plugins/packing.ts'
import { catalog, slices } from './example/vocabulary/index.ts'
import { frozen, type Input, item, opened, stop, testEditor } from './test-editor.ts'

const poll = (version: number, ids: number[]): Input => ({
  type: 'route/received',
  source: 'poller',
  version,
  payload: { stops: ids.map((id) => ({ id, town: `polled ${id}` })) },
})
const input: fc.Arbitrary<Input> = fc.oneof(
  fc.integer({ min: 1, max: 9 }).map((id) => stop(id)),
  fc.integer({ min: 1, max: 9 }).map((id) => stop(id, 'nowhere')),
  fc.constantFrom('hat', 'socks').map(item),
  fc.constantFrom('one', 'two').map(opened),
  fc.tuple(fc.nat(9), fc.uniqueArray(fc.integer({ min: 1, max: 4 }))).map((all) => poll(...all)),
)
const batches = fc.array(fc.array(input, { minLength: 1, maxLength: 9 }), { maxLength: 6 })

/** Reads the draft only now and then, and throws now and then, after others have written. */
const moody = definePlugin({
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
const moodyPlugins = [...plugins.filter(({ name }) => name !== 'packing'), moody]
/** Whose effects tell nothing: what they told between two facts would number these otherwise, and a poll goes by the numbers. */
const quiet = moodyPlugins.filter(({ name }) => name !== 'steps')
const clearsWhen = {
  'active/opened': (event: { payload: { scriptId: string } }, before: Trip['draft']) =>
    before.session.active !== event.payload.scriptId,
}
const composition = { catalog, slices, plugins: moodyPlugins, clearsWhen }

it('[CE12] a batch gives what its facts give one by one, throwing reducers or not, and changes no state that was seen', () => {
  fc.assert(
    fc.property(batches, (some) => {
      const log = eventsOf(some.flat())
      const reduce = composeReducer<Trip>(composition)
      let alone: Trip['draft'] = frozen(initialDraft(slices))
      for (const event of log)
        try {
          alone = frozen(reduce(alone, event))
        } catch {}
      let at = 0
      let batched: Trip['draft'] = frozen(initialDraft(slices))
      for (const { length } of some) {
        const batch = new Batch<Trip>(reduce, batched)
        for (const event of log.slice(at, at + length))
          try {
            batch.take(event)
          } catch {}
        at += length
        batched = frozen(batch.draft)
      }
      expect(batched).toEqual(alone)
    }),
    { numRuns: 300 },
  )
})

it('[CE13] batches and single facts leave the same draft and the same log; any point of it is reached', () => {
  fc.assert(
    fc.property(batches, (some) => {
      const together = testEditor({ plugins: quiet, log: { checkpointEvery: 4 } })
      const apart = testEditor({ plugins: quiet, log: { checkpointEvery: 4 } })
      for (const batch of some) together.emit(...batch)
      for (const one of some.flat()) apart.emit(one)
      const told = ({ bus }: typeof apart) => bus.log.events.map((one) => one.payload)
      expect(told(together)).toEqual(told(apart))
      expect(together.draft()).toEqual(apart.draft())
      const { log } = apart.bus
      for (let seq = 0; seq <= log.length; seq++) {
        const { draft } = replay(apart.reduce, initialDraft(slices), log.events.slice(0, seq))
        expect(log.seek(seq)).toEqual(draft)
      }
    }),
    { numRuns: 60 },
  )
})

it('[CE14] the same log gives the same digest, whatever the session half holds', async () => {
  const one = testEditor()
  one.emit(opened(), stop(1), item('hat'))
  const other = testEditor({ plugins: plugins.filter(({ name }) => name !== 'steps') })
  other.emit(opened())
  other.emit(stop(1))
  other.emit(item('hat'))
  expect(one.draft().session.steps).not.toEqual(other.draft().session.steps)
  expect(await digestOf(one.draft())).toBe(await digestOf(other.draft()))
})

function eventsOf(inputs: readonly Input[]): Trip['event'][] {
  return inputs.map((one, seq) => {
    const envelope = { id: `id-${seq}`, seq, version: null, at: seq, scriptId: 'one' }
    // an input with its envelope is an event of the same type
    return { ...envelope, ...one } as Trip['event']
  })
}
