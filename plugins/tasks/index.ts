import { definePlugin } from '#core/plugin.ts'
import { byId, putEntitiesInChapter, restateChapter, restateShelf } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'
import { saysNothing } from '#schemas/game.ts'

/** Step 4, second half: what there is to do, by chapter. */
export const tasks = definePlugin({
  name: 'tasks',
  slice: 'tasks',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().tasks),
    'live/rewound': () => emptyGame().tasks,
    'idea/creationReset': () => emptyGame().tasks,
    'nodes/written': (slice, event) => {
      const { chapter } = event.payload
      if (chapter.tasks.length === 0) return slice
      return putEntitiesInChapter(slice, chapter, chapter.tasks, versionOf(event))
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const told = game.contents.filter((chapter) => chapter.tasks.length > 0)
      if (saysNothing(told, game)) return slice
      const chapters = told.map(({ key, index, tasks: rows }) => ({
        key,
        index,
        entries: byId(rows),
      }))
      return restateShelf(slice, chapters, versionOf(event))
    },
    'updates/applied': (slice, event) =>
      (event.payload.modules.contents ?? []).reduce(
        (shelf, chapter) => restateChapter(shelf, chapter, byId(chapter.tasks), versionOf(event)),
        slice,
      ),
  },
})
