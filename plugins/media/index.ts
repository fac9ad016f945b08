import { definePlugin } from '#core/plugin.ts'
import { putAll, restate, restateSlot, writeSlot } from '#core/table.ts'
import { clearedOnOpening, versionOf } from '#core/versions.ts'
import { emptyGame } from '#schemas/draft.ts'

const isAddress = (url: string): boolean => url.startsWith('http')
const images = (map: Readonly<Record<string, string>>) =>
  Object.entries(map)
    .filter(([, url]) => isAddress(url))
    .map(([id, value]) => ({ id, value }))

/** Pictures arrive when they like; they are kept by id and joined to their owners when read. */
export const media = definePlugin({
  name: 'media',
  slice: 'media',
  write: {
    'script/opened': clearedOnOpening(() => emptyGame().media),
    'live/rewound': () => emptyGame().media,
    'idea/creationReset': () => emptyGame().media,
    'media/coverPainted': (slice, event) =>
      isAddress(event.payload.url)
        ? { ...slice, cover: writeSlot(slice.cover, event.payload.url, versionOf(event)) }
        : slice,
    'media/locationPainted': (slice, event) => ({
      ...slice,
      locations: putAll(slice.locations, images(event.payload.images), versionOf(event)),
    }),
    'media/npcPainted': (slice, event) => {
      const { npcId, photo, avatar } = event.payload
      const entry = [{ id: npcId, value: { photo, avatar } }]
      return { ...slice, npcs: putAll(slice.npcs, entry, versionOf(event)) }
    },
    'script/snapshotReceived': (slice, event) => {
      const { cover, locationImages, npcPhotos } = event.payload.game
      const version = versionOf(event)
      const places = images(locationImages)
      const photos = npcPhotos.map(({ npcId, ...value }) => ({ id: npcId, value }))
      return {
        cover: cover === null ? slice.cover : restateSlot(slice.cover, cover, version),
        locations:
          places.length === 0 ? slice.locations : restate(slice.locations, places, version),
        npcs: photos.length === 0 ? slice.npcs : restate(slice.npcs, photos, version),
      }
    },
    'updates/applied': (slice, event) => {
      const { cover } = event.payload.modules
      if (cover === undefined || !isAddress(cover)) return slice
      return { ...slice, cover: restateSlot(slice.cover, cover, versionOf(event)) }
    },
  },
})
