import { definePlugin } from '#core/plugin.ts'
import { byId, putAll, restate, restateSlot, writeSlot } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'
import { saysNothing } from '#schemas/game.ts'

/** Step 3: the prologue and the chapters in outline. */
export const story = definePlugin({
  name: 'story',
  slice: 'story',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().story),
    'live/rewound': () => emptyGame().story,
    'idea/creationReset': () => emptyGame().story,
    'story/written': (slice, event) => {
      const { prologue, chapters } = event.payload
      const version = versionOf(event)
      return {
        prologue:
          prologue.length === 0 ? slice.prologue : writeSlot(slice.prologue, prologue, version),
        chapters: putAll(slice.chapters, byId(chapters), version),
      }
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { prologue, chapters } = game
      const version = versionOf(event)
      return {
        prologue: saysNothing(prologue, game)
          ? slice.prologue
          : restateSlot(slice.prologue, prologue, version),
        chapters: saysNothing(chapters, game)
          ? slice.chapters
          : restate(slice.chapters, byId(chapters), version),
      }
    },
    'updates/applied': (slice, event) => {
      const { prologue, chapters } = event.payload.modules
      const version = versionOf(event)
      return {
        prologue:
          prologue === undefined ? slice.prologue : restateSlot(slice.prologue, prologue, version),
        chapters:
          chapters === undefined
            ? slice.chapters
            : restate(slice.chapters, byId(chapters), version),
      }
    },
  },
})
