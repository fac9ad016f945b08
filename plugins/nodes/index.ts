import { definePlugin } from '#core/plugin.ts'
import { byId, putEntitiesInChapter, restateChapter, restateShelf } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'
import { saysNothing } from '#schemas/game.ts'

/** Step 4, first half: the playable steps, by chapter. */
export const nodes = definePlugin({
  name: 'nodes',
  slice: 'nodes',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().nodes),
    'live/rewound': () => emptyGame().nodes,
    'idea/creationReset': () => emptyGame().nodes,
    'nodes/written': (slice, event) => {
      const { chapter } = event.payload
      if (chapter.nodes.length === 0) return slice
      return putEntitiesInChapter(slice, chapter, chapter.nodes, versionOf(event))
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const told = game.contents.filter((chapter) => chapter.nodes.length > 0)
      if (saysNothing(told, game)) return slice
      const chapters = told.map(({ key, index, nodes: rows }) => ({
        key,
        index,
        entries: byId(rows),
      }))
      return restateShelf(slice, chapters, versionOf(event))
    },
    'updates/applied': (slice, event) =>
      (event.payload.modules.contents ?? []).reduce(
        (shelf, chapter) => restateChapter(shelf, chapter, byId(chapter.nodes), versionOf(event)),
        slice,
      ),
  },
})
