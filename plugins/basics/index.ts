import { putAll, putEntities, replaceAll, versionOf } from '#core/engine/table.ts'
import { replacedIn } from '#core/listed.ts'
import { defineStage } from '#plugins/kit.ts'
import type { KnownElements } from '#schemas/element.ts'
import { isUnstated } from '#schemas/game.ts'
import { basicsActivity, basicsProgress, basicsReady } from './projections.ts'

const texts = (elements: KnownElements) =>
  Object.entries(elements).flatMap(([id, value]) => (value === undefined ? [] : [{ id, value }]))

/** Step 0: title, intro, world, and the places of the game. */
export const basics = defineStage({
  name: 'basics',
  slice: 'basics',
  reduce: {
    'basics/written': (slice, event, context) => {
      const { elements, locations } = event.payload
      return {
        elements: putAll(slice.elements, texts(elements), versionOf(event), context),
        locations: putEntities(slice.locations, locations, versionOf(event), context),
      }
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { elements, locations } = game
      const version = versionOf(event)
      const told = texts(elements)
      return {
        elements: isUnstated(told, game)
          ? slice.elements
          : replaceAll(slice.elements, told, version),
        locations: isUnstated(locations, game)
          ? slice.locations
          : replacedIn(slice.locations, locations, game.scriptVersion > 0, version),
      }
    },
    'updates/applied': (slice, event) => {
      const { elements, locations } = event.payload.modules
      const version = versionOf(event)
      return {
        elements:
          elements === undefined
            ? slice.elements
            : replaceAll(slice.elements, texts(elements), version),
        locations:
          locations === undefined
            ? slice.locations
            : replacedIn(slice.locations, locations, event.payload.revision !== undefined, version),
      }
    },
  },
  stage: {
    order: 0,
    progress: basicsProgress,
    ready: basicsReady,
    activity: basicsActivity,
    section: 'tabs.basics',
    failureWords: {
      initial_element: 'failed.initial_element',
      cover: 'failed.cover',
      location_image: 'failed.location_image',
    },
  },
})
