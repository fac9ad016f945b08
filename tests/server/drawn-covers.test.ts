import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { ArtStyle } from '#schemas/settings.ts'
import { composeCover } from '#server/media/paint/cover/compose.ts'
import { SUBJECTS } from '#server/media/paint/cover/subjects.ts'
import { type CoverSubject, MOODS, PLACES } from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'
import { digestOf, expectAsEver } from './drawn.ts'

/** A cover as it is drawn, its sky as the points that were packed into it. */
async function drawn(subject: CoverSubject, style: ArtStyle, seed: string): Promise<string> {
  const svg = await composeCover(subject, style, createRandom(`${subject.place}|${seed}`))
  const [before = '', sky, after = ''] = svg.split(/data:image\/png;base64,([^"]+)/)
  if (sky === undefined) return digestOf(svg)
  return digestOf(before, await sharp(Buffer.from(sky, 'base64')).raw().toBuffer(), after)
}

it('[MD8] draws the poster of each place as this version of the renderer always has', async () => {
  const lines = []
  for (const [index, place] of PLACES.entries())
    for (const [turn, seed] of ['a', 'b', 'c', 'd', 'e', 'f'].entries()) {
      const mood = MOODS[(index + turn) % MOODS.length] ?? 'fog'
      const made = await drawn({ kind: 'cover', place, mood }, 'DESIGN', seed)
      lines.push(`${place} ${mood} ${seed} ${made}`)
    }
  expect(new Set(lines.map((line) => line.split(' ').at(-1))).size).toBe(lines.length)
  await expectAsEver('posters', lines)
})

it('[MD8] draws covers under every sky as this version of the renderer always has', async () => {
  const skies = MOODS.map((mood, index) => ({ mood, place: PLACES[index * 2] ?? 'house' }))
  const lines = []
  for (const [index, { place, mood }] of [
    ...skies,
    { mood: 'clear', place: 'space' } as const,
    { mood: 'dusk', place: 'space' } as const,
  ].entries()) {
    const style = index % 2 === 0 ? 'ANIME' : 'REALISTIC'
    const made = await drawn({ kind: 'cover', place, mood }, style, 'a')
    lines.push(`${place} ${mood} ${style} ${made}`)
  }
  await expectAsEver('skies', lines)
})

it('[MD60] sketches what each place shows, with all that shines, as this version of the renderer always has', async () => {
  const lines = PLACES.map((place) => {
    const sketches = MOODS.flatMap((mood) =>
      ['a', 'b', 'c', 'd'].map((seed) =>
        JSON.stringify(SUBJECTS[place](createRandom(`${place} ${mood} ${seed}`), mood)),
      ),
    )
    return `${place} ${new Set(sketches).size} ${digestOf(...sketches)}`
  })
  await expectAsEver('sketches', lines)
})

it('[MD60] lights each place in one look under one sky as this version of the renderer always has', async () => {
  const lines = []
  for (const [index, place] of PLACES.entries()) {
    const style = index % 2 === 0 ? 'REALISTIC' : 'ANIME'
    const mood = MOODS[(index * 3 + 1) % MOODS.length] ?? 'fog'
    const made = await drawn({ kind: 'cover', place, mood }, style, 'b')
    lines.push(`${place} ${mood} ${style} ${made}`)
  }
  await expectAsEver('lit-covers', lines)
})
