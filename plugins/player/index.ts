import { replaceSlot, versionOf, writeSlot } from '#core/engine/table.ts'
import { definePlugin } from '#plugins/kit.ts'

/** Step 1: who the player is. */
export const player = definePlugin({
  name: 'player',
  slice: 'player',
  reduce: {
    'player/written': (slice, event) => writeSlot(slice, event.payload.player, versionOf(event)),
    'script/snapshotReceived': (slice, event) =>
      event.payload.game.player === null && event.payload.game.scriptVersion === 0
        ? slice
        : replaceSlot(slice, event.payload.game.player, versionOf(event)),
    'updates/applied': (slice, event) =>
      event.payload.modules.player === undefined
        ? slice
        : replaceSlot(slice, event.payload.modules.player, versionOf(event)),
  },
})
