import { it } from 'vitest'
import { dioramaScene } from '#server/media/paint/diorama/diorama.ts'
import { MOODS, PLACES } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestsOf, expectAsEver } from './drawn.ts'

const SIZE = { width: 48, height: 27 }

it('[MD8] builds the model of each place as this version of the renderer always has', async () => {
  const lines = PLACES.map((place, index) => {
    const mood = MOODS[index % MOODS.length] ?? 'fog'
    const scene = dioramaScene({ kind: 'cover', place, mood }, createRandom(place), SIZE)
    return `${place} ${mood} ${digestsOf(scene)}`
  })
  await expectAsEver('models', lines)
})
