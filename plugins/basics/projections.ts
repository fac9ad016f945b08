import { find, values } from '#core/engine/table.ts'
import { projection, type Wording } from '#plugins/kit.ts'
import type { Elements } from '#schemas/element.ts'
import { ELEMENT_NAMES } from '#schemas/element.ts'
import type { Location } from '#schemas/location.ts'

/** All initial elements, an unwritten one as an empty text. */
export const elements = projection(
  'basics.elements',
  ({ script: { basics } }) => [basics.elements] as const,
  (table) => {
    const known = ELEMENT_NAMES.map((name) => [name, find(table, name) ?? ''])
    // every name of the schema is in the list
    return Object.fromEntries(known) as Elements
  },
)

/** The places in their order, each with the picture painted for it. */
export const locations = projection(
  'basics.locations',
  ({ script: { basics, media } }) => [basics.locations, media.locations] as const,
  (places, images): Location[] =>
    values(places).map((place) => ({ ...place, image: find(images, place.id) ?? place.image })),
)

export const cover = projection(
  'basics.cover',
  ({ script: { media } }) => [media.cover] as const,
  (slot) => slot.value,
)

/** Step 0: 60 for a title, 20 for a cover, 20 when at least one place has a picture. */
export const basicsProgress = projection(
  'basics.progress',
  (draft) => [elements(draft).title, cover(draft), locations(draft)] as const,
  (title, picture, places) =>
    (title === '' ? 0 : 60) +
    (picture === null ? 0 : 20) +
    (places.some((place) => place.image !== null) ? 20 : 0),
)

/** Step 0 can be read: it needs a title and an intro. */
export const basicsReady = projection(
  'basics.ready',
  (draft) => [elements(draft)] as const,
  ({ title, intro }) => title !== '' && intro !== '',
)

/** What is imagined next of step 0: the world, then its cover, then its places. */
export const basicsActivity = projection(
  'basics.activity',
  (draft) => [elements(draft).title === '', cover(draft) === null] as const,
  (untitled, uncovered): Wording => ({
    key: untitled ? 'status.world' : uncovered ? 'status.cover' : 'status.places',
  }),
)
