import { definePlugin } from '#core/plugin.ts'
import { byId, putAll, restate } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'
import type { KnownElements } from '#schemas/element.ts'
import { saysNothing } from '#schemas/game.ts'

const texts = (elements: KnownElements) =>
  Object.entries(elements).flatMap(([id, value]) => (value === undefined ? [] : [{ id, value }]))

/** Step 0: title, intro, world, and the places of the game. */
export const basics = definePlugin({
  name: 'basics',
  slice: 'basics',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().basics),
    'live/rewound': () => emptyGame().basics,
    'idea/creationReset': () => emptyGame().basics,
    'basics/written': (slice, event) => {
      const { elements, locations } = event.payload
      return {
        elements: putAll(slice.elements, texts(elements), versionOf(event)),
        locations: putAll(slice.locations, byId(locations), versionOf(event)),
      }
    },
    'script/snapshotReceived': (slice, event) => {
      const { game } = event.payload
      const { elements, locations } = game
      const version = versionOf(event)
      const told = texts(elements)
      return {
        elements: saysNothing(told, game) ? slice.elements : restate(slice.elements, told, version),
        locations: saysNothing(locations, game)
          ? slice.locations
          : restate(slice.locations, byId(locations), version),
      }
    },
    'updates/applied': (slice, event) => {
      const { elements, locations } = event.payload.modules
      const version = versionOf(event)
      return {
        elements:
          elements === undefined
            ? slice.elements
            : restate(slice.elements, texts(elements), version),
        locations:
          locations === undefined
            ? slice.locations
            : restate(slice.locations, byId(locations), version),
      }
    },
  },
})
