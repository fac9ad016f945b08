import { entriesOf } from '#core/engine/rows.ts'
import { putAll, replaceAll, versionOf } from '#core/engine/table.ts'
import { definePlugin } from '#plugins/kit.ts'
import { saysNothing } from '#schemas/game.ts'

/** Step 2: the cast, and what each of them asks for. */
export const npcs = definePlugin({
  name: 'npcs',
  slice: 'npcs',
  reduce: {
    'npcs/written': (slice, event, context) => ({
      ...slice,
      cast: putAll(slice.cast, entriesOf(event.payload.npcs), versionOf(event), context),
    }),
    'npcs/tasksWritten': (slice, event, context) => ({
      ...slice,
      tasks: putAll(slice.tasks, entriesOf(event.payload.tasks), versionOf(event), context),
    }),
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { npcs: cast, npcTasks } = game
      const version = versionOf(event)
      return {
        cast: saysNothing(cast, game)
          ? slice.cast
          : replaceAll(slice.cast, entriesOf(cast), version),
        tasks: saysNothing(npcTasks, game)
          ? slice.tasks
          : replaceAll(slice.tasks, entriesOf(npcTasks), version),
      }
    },
    'updates/applied': (slice, event) => {
      const { npcs: cast, npcTasks } = event.payload.modules
      const version = versionOf(event)
      return {
        cast: cast === undefined ? slice.cast : replaceAll(slice.cast, entriesOf(cast), version),
        tasks:
          npcTasks === undefined
            ? slice.tasks
            : replaceAll(slice.tasks, entriesOf(npcTasks), version),
      }
    },
  },
})
