import {
  putInPartition,
  replaceAllPartitions,
  replacePartition,
} from '#core/engine/partitioned-table.ts'
import { entriesOf } from '#core/engine/rows.ts'
import { versionOf } from '#core/engine/table.ts'
import { definePlugin } from '#plugins/kit.ts'
import { isUnstated } from '#schemas/game.ts'

/** Step 4, second half: what there is to do, by chapter. */
export const tasks = definePlugin({
  name: 'tasks',
  slice: 'tasks',
  reduce: {
    'nodes/written': (slice, event, context) => {
      const { chapter } = event.payload
      if (chapter.tasks.length === 0) return slice
      return putInPartition(slice, chapter, chapter.tasks, versionOf(event), context)
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const told = game.contents.filter((chapter) => chapter.tasks.length > 0)
      if (isUnstated(told, game)) return slice
      const chapters = told.map(({ key, index, tasks: rows }) => ({
        key,
        index,
        entries: entriesOf(rows),
      }))
      return replaceAllPartitions(slice, chapters, versionOf(event))
    },
    'updates/applied': (slice, event, context) =>
      (event.payload.modules.contents ?? []).reduce(
        (table, chapter) =>
          replacePartition(table, chapter, entriesOf(chapter.tasks), versionOf(event), context),
        slice,
      ),
  },
})
