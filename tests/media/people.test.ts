import { describe, expect, it } from 'vitest'
import { drawPerson } from '#server/media/paint/portrait/draw/draw-person.ts'
import type { Part } from '#server/media/paint/portrait/draw/part.ts'
import { castSitter } from '#server/media/paint/portrait/sitter/cast-sitter.ts'
import {
  CUTS,
  GARMENTS,
  HAIRS,
  HATS,
  HELD,
  MIENS,
  type PortraitSubject,
  WORN,
} from '#server/media/picture.ts'
import { createRandom } from '#server/media/random.ts'

const SOMEBODY: PortraitSubject = {
  kind: 'portrait',
  sex: 'female',
  age: 40,
  mood: 'fog',
  cut: 'bob',
  hat: 'none',
  garment: 'coat',
  coat: '#304050',
  mien: 'calm',
}

const sitterOf = (change: Partial<PortraitSubject>, seed = 'a', take?: string) =>
  castSitter(
    { ...SOMEBODY, ...change },
    createRandom(seed),
    take === undefined ? undefined : createRandom(take),
  )
const drawn = (change: Partial<PortraitSubject>, seed = 'a', take?: string) =>
  drawPerson(sitterOf(change, seed, take), 'DESIGN')

const numbersOf = ({ d }: Part): number[] => [...d.matchAll(/-?\d+\.?\d*/g)].map(Number)
/** How far parts reach, across (0) or down (1). */
function reach(parts: readonly Part[], axis: 0 | 1): number {
  const along = parts.flatMap((part) => numbersOf(part).filter((_, index) => index % 2 === axis))
  return Math.max(...along) - Math.min(...along)
}

describe('people', () => {
  it.each([
    ['cut', CUTS.map((cut) => ({ cut }))],
    ['hair', HAIRS.map((hair) => ({ hair }))],
    ['hat', HATS.map((hat) => ({ hat }))],
    ['garment', GARMENTS.map((garment) => ({ garment }))],
    ['thing worn', WORN.map((one) => ({ worn: [one] }))],
    ['thing held', HELD.map((prop) => ({ prop }))],
    ['mien', MIENS.map((mien) => ({ mien }))],
  ] as const)('[MD20] each %s is drawn otherwise than the others', (kind, changes) => {
    const { cut: _cut, ...uncut } = SOMEBODY
    const pictures = changes.map((change) =>
      JSON.stringify(
        kind === 'hair'
          ? drawPerson(castSitter({ ...uncut, ...change }, createRandom('a')), 'DESIGN')
          : drawn(change),
      ),
    )
    expect(new Set(pictures).size).toBe(changes.length)
  })

  it('[MD20] a thing said of somebody changes nothing else of them', () => {
    const face = ({ skin, iris, head, nose, eye, brow, lips }: ReturnType<typeof sitterOf>) => ({
      skin,
      iris,
      head,
      nose,
      eye,
      brow,
      lips,
    })
    for (const change of [
      { hat: 'cap' },
      { prop: 'key' },
      { garment: 'suit' },
      { cut: 'afro' },
    ] as const)
      expect(face(sitterOf(change))).toEqual(face(sitterOf({})))
  })

  it('[MD18] the four looks are of one drawing: only eyes, nose and mouth are larger or smaller', () => {
    const sitter = sitterOf({ prop: 'book', hat: 'cap' })
    const outside = (parts: readonly Part[]) =>
      parts.filter(({ stuff, puff }) => (stuff === 'cloth' || stuff === 'paper') && puff > 0)
    const poster = outside(drawPerson(sitter, 'DESIGN'))
    expect(poster.length).toBeGreaterThan(8)
    for (const style of ['REALISTIC', 'RENDER_3D', 'ANIME'] as const)
      expect(outside(drawPerson(sitter, style))).toEqual(poster)
  })

  it('[MD21] a child is small in the body and large in the eyes', () => {
    const [child, grown] = [drawn({ age: 6 }), drawn({ age: 40 })]
    const whites = (parts: readonly Part[]) =>
      parts.filter(({ stuff, shade }) => stuff === 'eye' && shade.length > 0)
    const coat = (parts: readonly Part[]) => parts.filter(({ puff }) => puff === 46)
    expect(reach(coat(child), 0)).toBeLessThan(reach(coat(grown), 0) * 0.8)
    const [eye, other] = [whites(child)[0], whites(grown)[0]]
    expect(eye && other && reach([eye], 1) / reach([other], 1)).toBeGreaterThan(1.2)
    const top = (parts: readonly Part[]) =>
      Math.min(...parts.flatMap((part) => numbersOf(part).filter((_, index) => index % 2 === 1)))
    expect(top(child)).toBeGreaterThan(top(grown) + 20)
  })

  it('[PN2] somebody painted again is the same person, whose head is turned', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const usual = sitterOf({}, seed)
      const turns = ['1', '2', '3'].map((take) => sitterOf({}, seed, take))
      for (const other of turns) {
        const { mirror, turned, poise, marked, random, ...same } = other
        expect(usual).toMatchObject(same)
        expect(Math.abs(turned - usual.turned)).toBeGreaterThan(0.05)
        expect(drawPerson(other, 'ANIME')).not.toEqual(drawPerson(usual, 'ANIME'))
        // a scar stays on its own cheek when they look the other way
        expect(marked === usual.marked).toBe(mirror === usual.mirror)
      }
    }
  })

  it('[MD16] of whom nothing is said there is a face all the same, and not one for all', () => {
    const plain = { kind: 'portrait', sex: 'other', age: 35, mood: 'rain' } as const
    const faces = Array.from({ length: 60 }, (_, seed) =>
      castSitter(plain, createRandom(`${seed}`)),
    )
    expect(new Set(faces.map(({ skin }) => skin.base)).size).toBeGreaterThan(8)
    expect(new Set(faces.map(({ cut }) => cut)).size).toBeGreaterThan(8)
    expect(new Set(faces.map(({ garment }) => garment)).size).toBeGreaterThan(4)
  })

  it('[MD16] where somebody comes from is seen', () => {
    const skins = (culture: PortraitSubject['culture']) =>
      new Set(
        Array.from(
          { length: 40 },
          (_, seed) => sitterOf({ ...(culture && { culture }) }, `${seed}`).skin.base,
        ),
      )
    const japan = skins('japan')
    expect([...skins('africa')].filter((skin) => japan.has(skin))).toEqual([])
    expect(skins('china')).toEqual(japan)
    expect(skins('west').size).toBeGreaterThan(japan.size)
  })

  it('[MD30] hold their heads in two ways when they are first seen, and in another when they are seen again', () => {
    const seeds = Array.from({ length: 60 }, (_, at) => `person ${at}`)
    const turns = seeds.map((seed) => sitterOf({}, seed).turned)
    const towards = turns.filter((turn) => turn < -0.1)
    expect(towards.length).toBeGreaterThan(10)
    expect(turns.length - towards.length).toBeGreaterThan(20)
    for (const [at, seed] of seeds.entries()) {
      const again = sitterOf({}, seed, 'again').turned
      expect(Math.abs(again - (turns[at] ?? 0))).toBeGreaterThan(0.08)
      expect(again).toBeGreaterThan(-0.4)
      expect(again).toBeLessThan(0.4)
    }
  })
})
