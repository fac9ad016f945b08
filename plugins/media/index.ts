import { putAll, replaceAll, replaceSlot, versionOf, writeSlot } from '#core/engine/table.ts'
import { definePlugin } from '#plugins/kit.ts'

const isAddress = (url: string): boolean => url.startsWith('http')
const images = (map: Readonly<Record<string, string>>) =>
  Object.entries(map)
    .filter(([, url]) => isAddress(url))
    .map(([id, value]) => ({ id, value }))

/** Pictures arrive when they like; they are kept by id and joined to their owners when read. */
export const media = definePlugin({
  name: 'media',
  slice: 'media',
  reduce: {
    'media/coverPainted': (slice, event) =>
      isAddress(event.payload.url)
        ? { ...slice, cover: writeSlot(slice.cover, event.payload.url, versionOf(event)) }
        : slice,
    'media/locationPainted': (slice, event, context) => ({
      ...slice,
      locations: putAll(slice.locations, images(event.payload.images), versionOf(event), context),
    }),
    'media/npcPainted': (slice, event, context) => {
      const { npcId, photo, avatar } = event.payload
      const entry = [{ id: npcId, value: { photo, avatar } }]
      return { ...slice, npcs: putAll(slice.npcs, entry, versionOf(event), context) }
    },
    'script/snapshotReceived': (slice, event) => {
      const { cover, locationImages, npcPhotos } = event.payload.game
      const version = versionOf(event)
      const places = images(locationImages)
      const photos = npcPhotos.map(({ npcId, ...value }) => ({ id: npcId, value }))
      return {
        cover: cover === null ? slice.cover : replaceSlot(slice.cover, cover, version),
        locations:
          places.length === 0 ? slice.locations : replaceAll(slice.locations, places, version),
        npcs: photos.length === 0 ? slice.npcs : replaceAll(slice.npcs, photos, version),
      }
    },
    'updates/applied': (slice, event) => {
      const { cover } = event.payload.modules
      if (cover === undefined || !isAddress(cover)) return slice
      return { ...slice, cover: replaceSlot(slice.cover, cover, versionOf(event)) }
    },
  },
})
