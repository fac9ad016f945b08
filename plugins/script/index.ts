import { putAll, replaceAll, replaceSlot, versionOf, writeSlot } from '#core/engine/table.ts'
import { definePlugin } from '#plugins/kit.ts'

/** Which script the draft is about. */
export const activeScript = definePlugin({
  name: 'active-script',
  slice: 'scriptId',
  reduce: {
    'script/opened': (_, { payload }) => payload.scriptId,
  },
})

/** What is known of the script as a whole: its brief, whether it is still being written, its version. */
export const script = definePlugin({
  name: 'script',
  slice: 'script',
  reduce: {
    'script/snapshotReceived': (slice, event) => {
      const version = versionOf(event)
      const { game } = event.payload
      const failed = game.failedStages.map((stage) => ({ id: stage, value: stage }))
      return {
        ...slice,
        brief: replaceSlot(slice.brief, { ...slice.brief.value, ...game.brief }, version),
        status: replaceSlot(slice.status, game.status, version),
        scriptVersion: replaceSlot(slice.scriptVersion, game.scriptVersion, version),
        failedStages: replaceAll(slice.failedStages, failed, version),
      }
    },
    'script/stageFailed': (slice, event, context) => {
      const { stage } = event.payload
      const entry = [{ id: stage, value: stage }]
      return {
        ...slice,
        failedStages: putAll(slice.failedStages, entry, versionOf(event), context),
      }
    },
    'script/generationResumed': (slice, event) => {
      const left = event.payload.left.map((stage) => ({ id: stage, value: stage }))
      return {
        ...slice,
        status: writeSlot(slice.status, 1, versionOf(event)),
        failedStages: replaceAll(slice.failedStages, left, versionOf(event)),
      }
    },
    'script/generationCompleted': (slice, event) => ({
      ...slice,
      status: writeSlot(slice.status, 2, versionOf(event)),
    }),
    'updates/finished': (slice, event) => ({
      ...slice,
      scriptVersion: writeSlot(slice.scriptVersion, event.payload.scriptVersion, versionOf(event)),
      updated: writeSlot(slice.updated, event.payload.updated, versionOf(event)),
    }),
  },
})
