import { putEntities, versionOf } from '#core/engine/table.ts'
import { replacedIn } from '#core/listed.ts'
import { defineStage } from '#plugins/kit.ts'
import type { ScriptDraft } from '#schemas/draft.ts'
import { isUnstated, SCRIPT_STATUS } from '#schemas/game.ts'
import { NEVER } from '#schemas/table.ts'
import { npcsActivity, npcsPieces, npcsProgress, npcsReady } from './projections.ts'

/** How many people are awaited, where nothing newer was told of that. */
const withSize = (
  slice: ScriptDraft['npcs'],
  castSize: number | undefined,
  version: number,
): ScriptDraft['npcs'] =>
  castSize === undefined || version < (slice.castSizeAt ?? NEVER)
    ? slice
    : { ...slice, castSize, castSizeAt: version }

/** Step 2: the cast, and what each of them asks for. */
export const npcs = defineStage({
  name: 'npcs',
  slice: 'npcs',
  reduce: {
    'basics/written': (slice, event) => withSize(slice, event.payload.castSize, versionOf(event)),
    'npcs/written': (slice, event, context) => ({
      ...slice,
      cast: putEntities(slice.cast, event.payload.npcs, versionOf(event), context),
    }),
    'npcs/tasksWritten': (slice, event, context) => ({
      ...slice,
      tasks: putEntities(slice.tasks, event.payload.tasks, versionOf(event), context),
    }),
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { npcs: cast, npcTasks } = game
      const version = versionOf(event)
      const isWritten = game.status !== SCRIPT_STATUS.generating
      return {
        ...withSize(slice, isWritten ? undefined : game.castSize, version),
        cast: isUnstated(cast, game)
          ? slice.cast
          : replacedIn(slice.cast, cast, game.scriptVersion > 0, version),
        tasks: isUnstated(npcTasks, game)
          ? slice.tasks
          : replacedIn(slice.tasks, npcTasks, game.scriptVersion > 0, version),
      }
    },
    'updates/applied': (slice, event) => {
      const { npcs: cast, npcTasks } = event.payload.modules
      const version = versionOf(event)
      const isRevised = event.payload.revision !== undefined
      return {
        ...slice,
        cast: cast === undefined ? slice.cast : replacedIn(slice.cast, cast, isRevised, version),
        tasks:
          npcTasks === undefined
            ? slice.tasks
            : replacedIn(slice.tasks, npcTasks, isRevised, version),
      }
    },
  },
  stage: {
    order: 2,
    progress: npcsProgress,
    ready: npcsReady,
    activity: npcsActivity,
    pieces: npcsPieces,
    section: 'tabs.npcs',
    failureWords: {
      npc_list: 'failed.npc_list',
      npc_photo: 'failed.npc_photo',
      npc_tasks: 'failed.npc_tasks',
    },
  },
})
