import type { Entry } from '#core/engine/rows.ts'
import {
  putAll,
  replaceAll,
  replaceSlot,
  type Table,
  versionOf,
  writeSlot,
} from '#core/engine/table.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { RevisedModules } from '#schemas/game.ts'

const isAddress = (url: string): boolean => url.startsWith('http')
const images = (map: Readonly<Record<string, string>>) =>
  Object.entries(map).map(([id, value]) => ({ id, value }))

/** The pictures that a revision restates with its places, and with its people. */
const picturesOfPlaces = ({ locations }: RevisedModules) =>
  locations?.flatMap(({ id, image }) => (image === null ? [] : [{ id, value: image }]))
const picturesOfPeople = ({ npcs }: RevisedModules) =>
  npcs?.flatMap(({ id, photo, avatar }) =>
    photo === null && avatar === null ? [] : [{ id, value: { photo, avatar } }],
  )

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
    'updates/applied': (slice, event, context) => {
      const { modules, revision } = event.payload
      const { cover } = modules
      const version = versionOf(event)
      const restate = <T>(table: Table<T>, entries: readonly Entry<T>[] | undefined): Table<T> => {
        if (entries === undefined) return table
        // a server that tells no revisions may leave out pictures it has
        return revision === undefined
          ? putAll(table, entries, version, context)
          : replaceAll(table, entries, version)
      }
      return {
        cover:
          cover === undefined || !isAddress(cover)
            ? slice.cover
            : replaceSlot(slice.cover, cover, version),
        locations: restate(slice.locations, picturesOfPlaces(modules)),
        npcs: restate(slice.npcs, picturesOfPeople(modules)),
      }
    },
  },
})
