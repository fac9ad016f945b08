import { definePlugin } from '#core/plugin.ts'
import { putAll, restate, restateSlot, writeSlot } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'

/** Which script the draft is about. */
export const openScript = definePlugin({
  name: 'openScript',
  slice: 'scriptId',
  write: {
    'script/opened': (_, { payload }) => payload.scriptId,
    'script/closed': () => null,
    'idea/creationReset': () => null,
  },
})

/** What is known of the script as a whole: its brief, whether it is still being written, its version. */
export const script = definePlugin({
  name: 'script',
  slice: 'script',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().script),
    'live/rewound': () => emptyGame().script,
    'idea/creationReset': () => emptyGame().script,
    'script/snapshotReceived': (slice, event) => {
      const version = versionOf(event)
      const { game } = event.payload
      const failed = game.failedStages.map((stage) => ({ id: stage, value: stage }))
      return {
        ...slice,
        brief: restateSlot(slice.brief, { ...slice.brief.value, ...game.brief }, version),
        status: restateSlot(slice.status, game.status, version),
        scriptVersion: restateSlot(slice.scriptVersion, game.scriptVersion, version),
        failedStages: restate(slice.failedStages, failed, version),
      }
    },
    'script/stageFailed': (slice, event) => {
      const { stage } = event.payload
      const entry = [{ id: stage, value: stage }]
      return { ...slice, failedStages: putAll(slice.failedStages, entry, versionOf(event)) }
    },
    'script/generationResumed': (slice, event) => {
      const left = event.payload.left.map((stage) => ({ id: stage, value: stage }))
      return {
        ...slice,
        status: writeSlot(slice.status, 1, versionOf(event)),
        failedStages: restate(slice.failedStages, left, versionOf(event)),
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
