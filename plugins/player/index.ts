import { definePlugin } from '#core/plugin.ts'
import { restateSlot, writeSlot } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'

/** Step 1: who the player is. */
export const player = definePlugin({
  name: 'player',
  slice: 'player',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().player),
    'live/rewound': () => emptyGame().player,
    'idea/creationReset': () => emptyGame().player,
    'player/written': (slice, event) => writeSlot(slice, event.payload.player, versionOf(event)),
    'script/snapshotReceived': (slice, event) =>
      event.payload.game.player === null && event.payload.game.scriptVersion === 0
        ? slice
        : restateSlot(slice, event.payload.game.player, versionOf(event)),
    'updates/applied': (slice, event) =>
      event.payload.modules.player === undefined
        ? slice
        : restateSlot(slice, event.payload.modules.player, versionOf(event)),
  },
})
