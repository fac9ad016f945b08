import { it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { locationScene } from '#server/media/paint/room/location.ts'
import { MOODS, PLACES, ROOMS, type Room } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestsOf, expectAsEver } from './drawn.ts'

const SIZE = { width: 48, height: 27 }
const LOOKS: readonly ArtStyle[] = ['REALISTIC', 'DESIGN', 'RENDER_3D', 'ANIME']
const OUTDOORS: readonly Room[] = ['deck', 'garden', 'street', 'yard', 'platform', 'shore']
// rooms with walls first: there are more of them than places, and each place has walls of its own
const INDOORS = ROOMS.filter((room) => !OUTDOORS.includes(room))

it('[MD8] furnishes each kind of room as this version of the renderer always has', async () => {
  const lines = [...INDOORS, ...OUTDOORS].map((room, index) => {
    const place = PLACES[index % PLACES.length] ?? 'house'
    const mood = MOODS[index % MOODS.length] ?? 'fog'
    const style = LOOKS[index % LOOKS.length] ?? 'DESIGN'
    const subject = { kind: 'location', place, room, mood } as const
    const scene = locationScene(subject, style, createRandom(room), SIZE)
    return `${room} ${place} ${mood} ${style} ${digestsOf(scene)}`
  })
  await expectAsEver('rooms', lines)
})
