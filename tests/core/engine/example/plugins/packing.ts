import { withImmer } from '#core/engine/with-immer.ts'
import { defineStage } from '../kit.ts'

const NEXT_ITEM = { key: 'packing.next' }

export const packingPlugin = defineStage({
  name: 'packing',
  slice: 'packing',
  reduce: {
    'packing/itemAdded': withImmer((slice, { payload }) => {
      slice.items.push(payload.item)
    }),
    'route/stopsWritten': (slice, _, { before }) => ({
      ...slice,
      stops: before.script.route.rows.length,
    }),
  },
  stage: {
    order: 2,
    progress: ({ script }) => Math.min(100, script.packing.items.length * 25),
    ready: ({ script }) => script.packing.items.length > 0,
    failureWords: {},
    section: 'packing.title',
    activity: () => NEXT_ITEM,
  },
})
