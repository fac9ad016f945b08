import { definePlugin } from '#core/plugin.ts'
import { byId, putAll, restate } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'
import { saysNothing } from '#schemas/game.ts'

/** Step 2: the cast, and what each of them asks for. */
export const npcs = definePlugin({
  name: 'npcs',
  slice: 'npcs',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().npcs),
    'live/rewound': () => emptyGame().npcs,
    'idea/creationReset': () => emptyGame().npcs,
    'npcs/written': (slice, event) => ({
      ...slice,
      cast: putAll(slice.cast, byId(event.payload.npcs), versionOf(event)),
    }),
    'npcs/tasksWritten': (slice, event) => ({
      ...slice,
      tasks: putAll(slice.tasks, byId(event.payload.tasks), versionOf(event)),
    }),
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { npcs: cast, npcTasks } = game
      const version = versionOf(event)
      return {
        cast: saysNothing(cast, game) ? slice.cast : restate(slice.cast, byId(cast), version),
        tasks: saysNothing(npcTasks, game)
          ? slice.tasks
          : restate(slice.tasks, byId(npcTasks), version),
      }
    },
    'updates/applied': (slice, event) => {
      const { npcs: cast, npcTasks } = event.payload.modules
      const version = versionOf(event)
      return {
        cast: cast === undefined ? slice.cast : restate(slice.cast, byId(cast), version),
        tasks: npcTasks === undefined ? slice.tasks : restate(slice.tasks, byId(npcTasks), version),
      }
    },
  },
})
