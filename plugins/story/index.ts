import { putEntities, replaceSlot, versionOf, writeSlot } from '#core/engine/table.ts'
import { replacedIn } from '#core/listed.ts'
import { defineStage } from '#plugins/kit.ts'
import { isUnstated } from '#schemas/game.ts'
import { storyProgress, storyReady } from './projections.ts'

const ACTIVITY = { key: 'status.story' }

/** Step 3: the prologue and the chapters in outline. */
export const story = defineStage({
  name: 'story',
  slice: 'story',
  reduce: {
    'story/written': (slice, event, context) => {
      const { prologue, chapters } = event.payload
      const version = versionOf(event)
      return {
        prologue:
          prologue.length === 0 ? slice.prologue : writeSlot(slice.prologue, prologue, version),
        chapters: putEntities(slice.chapters, chapters, version, context),
      }
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { prologue, chapters } = game
      const version = versionOf(event)
      return {
        prologue: isUnstated(prologue, game)
          ? slice.prologue
          : replaceSlot(slice.prologue, prologue, version),
        chapters: isUnstated(chapters, game)
          ? slice.chapters
          : replacedIn(slice.chapters, chapters, game.scriptVersion > 0, version),
      }
    },
    'updates/applied': (slice, event) => {
      const { prologue, chapters } = event.payload.modules
      const version = versionOf(event)
      return {
        prologue:
          prologue === undefined ? slice.prologue : replaceSlot(slice.prologue, prologue, version),
        chapters:
          chapters === undefined
            ? slice.chapters
            : replacedIn(slice.chapters, chapters, event.payload.revision !== undefined, version),
      }
    },
  },
  stage: {
    order: 3,
    progress: storyProgress,
    ready: storyReady,
    activity: () => ACTIVITY,
    section: 'tabs.story',
    failureWords: { outline: 'failed.outline' },
  },
})
