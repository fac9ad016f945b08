import { z } from 'zod'
import { defineEvent, Secret } from '#schemas/event.ts'
import { defineSlice } from '#schemas/slice.ts'
import { defineCommand, definePlugin, defineStage } from './example/kit.ts'
import { createTrip } from './example/trip.ts'
import { testEditor } from './test-editor.ts'

/** Never run: the compiler is the test. */
export function mistakes(): void {
  // @ts-expect-error an unknown fact
  definePlugin({ name: 'a', slice: 'packing', reduce: { 'packing/itemLost': (slice) => slice } })
  // @ts-expect-error an unknown slice
  definePlugin({ name: 'a', slice: 'luggage' })
  definePlugin({
    name: 'a',
    slice: 'packing',
    reduce: {
      // @ts-expect-error an unknown payload field
      'packing/itemAdded': (slice, { payload }) => ({ ...slice, items: [payload.thing] }),
      // @ts-expect-error a slice field of another type
      'route/stopsWritten': (slice) => ({ ...slice, stops: 'many' }),
      // @ts-expect-error an unknown slice
      'active/opened': (slice, _, { before }) => ({ ...slice, stops: before.script.luggage }),
    },
  })
  // @ts-expect-error a reducer without a slice to write
  definePlugin({ name: 'a', reduce: { 'packing/itemAdded': (slice: never) => slice } })
  defineStage({
    name: 'a',
    // @ts-expect-error a stage without order
    stage: {
      progress: () => 0,
      ready: () => false,
      failureWords: {},
      section: 'a',
      activity: () => ({ key: 'a' }),
    },
  })
  // @ts-expect-error a payload of another form
  defineCommand(() => [{ type: 'packing/itemAdded', source: 'user', payload: { item: 1 } }])
  // @ts-expect-error an initial value that is not of the schema
  defineSlice({ name: 'a', scope: 'script', schema: z.number(), initial: 'x', clearedBy: [] })
  // @ts-expect-error a secret in a fact
  defineEvent('account/signedIn', 'session', z.object({ user: z.object({ token: Secret }) }))
  // @ts-expect-error a port is missing
  createTrip({})
  // @ts-expect-error nobody writes the draft
  testEditor().draft().script.packing = { items: [], stops: 0 }
}
