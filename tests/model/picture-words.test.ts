import { expect, it } from 'vitest'
import {
  CUTS,
  GARMENTS,
  HATS,
  HELD,
  MIENS,
  type PictureBrief,
  PLACES,
  ROOMS,
} from '#server/media/picture.ts'
import { pictureWords } from '#server/media/picture-words.ts'
import { LOOKS, portraitOf } from '../media/briefs.ts'

const person = { age: 61, hat: 'peaked', garment: 'coat', prop: 'lantern', mien: 'stern' } as const

it('[ML83] the same person is told in the same words in each picture, whatever the pose, the seed and the look', () => {
  const first = pictureWords(portraitOf(person))
  expect(first).toContain(
    'a woman of 61 years; wearing: coat, peaked cap; holding a lantern; looking stern. Behind: fog.',
  )
  const [who = ''] = first.split('. ')
  for (const style of LOOKS) {
    const words = pictureWords({ ...portraitOf(person, 'another seed', style), take: '2' })
    expect(words.startsWith(`${who}. `)).toBe(true)
    expect(words).toContain('In another pose.')
  }
  expect(new Set(LOOKS.map((style) => pictureWords(portraitOf(person, 'x', style)))).size).toBe(4)
})

it('[ML83] seeds and takes are not told, and each picture is asked to be fit for children', () => {
  const things = ['standingBell', 'clock'] as const
  const briefs: Omit<PictureBrief, 'style'>[] = [
    { subject: { kind: 'cover', place: 'ship', mood: 'storm' }, seed: 'the thief is Aya' },
    { subject: { kind: 'cover', place: 'ship', mood: 'dusk', emblem: 'mask' }, seed: 'Aya' },
    {
      ...{ seed: 'Aya', take: 'Aya' },
      subject: { kind: 'location', place: 'temple', room: 'shopfloor', mood: 'clear', things },
    },
    portraitOf({ age: 9 }, 'Aya'),
  ]
  const words = briefs.map((brief) => pictureWords({ ...brief, style: 'ANIME' }))
  for (const one of words) {
    expect(one).toContain('Suitable for children')
    expect(one).not.toContain('Aya')
  }
  expect(words[1]).toContain('a single mask as a still life')
  expect(words[2]).toContain(
    'the shop floor of a temple, in clear weather. To be seen: standing bell, clock.',
  )
  expect(words[3]).toContain('a girl of 9 years')
})

it('[ML83] every word of a brief is said in plain words', () => {
  const all = [
    ...PLACES.flatMap((place) =>
      ROOMS.map((room) => ({ kind: 'location', place, room, mood: 'rain' }) as const),
    ),
    ...[...CUTS].map((cut) => portraitOf({ cut }).subject),
    ...[...HATS].map((hat) => portraitOf({ hat }).subject),
    ...[...GARMENTS].map((garment) => portraitOf({ garment }).subject),
    ...[...HELD].map((prop) => portraitOf({ prop }).subject),
    ...[...MIENS].map((mien) => portraitOf({ mien }).subject),
  ]
  const told = all.map((subject) => pictureWords({ subject, style: 'DESIGN', seed: '' }))
  expect(new Set(told).size).toBeGreaterThan(PLACES.length * ROOMS.length)
  for (const words of told) expect(words).not.toMatch(/undefined|null|\w_\w|[a-z][A-Z]|-/)
})

it.each([
  [17, 'a boy of 17 years', 'a girl of 17 years', 'a child of 17 years'],
  [18, 'a man of 18 years', 'a woman of 18 years', 'a person of 18 years'],
])('[ML83] somebody of %i is told as what they are', (age, ...told) => {
  for (const [at, sex] of (['male', 'female', 'other'] as const).entries())
    expect(pictureWords(portraitOf({ age, sex }))).toContain(told[at])
})
