import { replaceSlot, versionOf, writeSlot } from '#core/engine/table.ts'
import { defineStage } from '#plugins/kit.ts'
import { playerProgress, playerReady } from './projections.ts'

const ACTIVITY = { key: 'status.player' }

/** Step 1: who the player is. */
export const player = defineStage({
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
  stage: {
    order: 1,
    progress: playerProgress,
    ready: playerReady,
    activity: () => ACTIVITY,
    section: 'tabs.player',
    failureWords: { character_profile: 'failed.character_profile' },
  },
})
