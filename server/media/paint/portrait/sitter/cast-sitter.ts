import type { PortraitSubject } from '../../../picture.ts'
import type { Random } from '../../../random.ts'
import { beardOf, cutsFor } from './barbering.ts'
import { type Ancestry, ancestryOf, hairOf, irisOf, skinOf } from './colouring.ts'
import { COATS, garmentsFor, wornOf } from './dressing.ts'
import { HEAD_SHAPES, type HeadShape, NOSE_SHAPES, type NoseShape } from './shapes.ts'
import type { Sitter } from './sitter.ts'

const SHIRTS = ['#ece5d6', '#d8dfdf', '#e0cfae', '#9fb2ba'] as const
const ACCENTS = ['#b0413e', '#cf9b3f', '#3f8079', '#6a5596', '#4f7a45', '#c86a4a'] as const
const MILD = ['calm', 'warm', 'guarded', 'weary', 'proud', 'calm', 'stern'] as const
const HEADS = Object.values(HEAD_SHAPES) as [HeadShape, ...HeadShape[]]
const NOSES = Object.values(NOSE_SHAPES) as [NoseShape, ...NoseShape[]]

const share = (value: number): number => Math.max(0, Math.min(1, value))

/**
 * Casts whoever a sheet describes: what it does not say, the seed chooses. Each choice has a chance of its own, so
 * that one that is told more of keeps the rest of the face; `again` has the same person sit another way.
 */
export function castSitter(subject: PortraitSubject, seed: Random, again?: Random): Sitter {
  const { age, mood } = subject
  const random = seed.fork('sitter')
  const woman =
    subject.sex === 'female' || (subject.sex === 'other' && random.fork('sex').chance(0.5))
  const ancestry = ancestryOf(subject.culture, random.fork('ancestry'))
  const body = { woman, age, old: share((age - 38) / 38), young: share((17 - age) / 11) ** 0.7 }
  return {
    random,
    mood,
    ancestry,
    ...body,
    ...poseOf(random, again),
    ...faceOf(body, ancestry, random),
    ...hairsOf(subject, body, ancestry, random),
    ...clothesOf(subject, body, random),
    mien: subject.mien ?? random.fork('mien').pick(MILD),
    held: subject.prop,
    glasses: subject.glasses
      ? random.fork('glasses').pick(['round', 'square', age > 55 ? 'half' : 'round'])
      : undefined,
  }
}

type Body = Pick<Sitter, 'woman' | 'age' | 'old' | 'young'>

/** A head that is seen first is turned half away, or nearly looks at us. */
const FIRST_TURNS = [0, 0, -0.17] as const
const SWAY = 0.05
/** A second time the head is turned at least this far from the first. */
const OTHER_TURNS = { half: [-0.24, 0.2], towards: [0.19, 0.34] } as const

function poseOf(
  random: Random,
  again: Random | undefined,
): Pick<Sitter, 'mirror' | 'turned' | 'poise' | 'marked'> {
  const usual = random.fork('pose')
  const turn = random.fork('turn').pick(FIRST_TURNS)
  const [mirror, turned] = [usual.chance(0.5), turn + usual.between(-SWAY, SWAY)]
  const poise = { tilt: usual.between(-2.5, 2.5), shift: usual.between(-7, 7), gaze: 0 }
  if (again === undefined) return { mirror, turned, poise, marked: -1 }
  const pose = again.fork('pose')
  const looksAway = pose.chance(0.6)
  return {
    mirror: mirror !== looksAway,
    turned:
      turn +
      pose.pick(turn < 0 ? OTHER_TURNS.towards : OTHER_TURNS.half) +
      pose.between(-SWAY, SWAY),
    poise: {
      tilt: pose.between(3, 6) * pose.pick([-1, 1]),
      shift: pose.between(-14, 14),
      gaze: pose.pick([-5, 0, 4]),
    },
    marked: looksAway ? 1 : -1,
  }
}

function faceOf(
  body: Body,
  ancestry: Ancestry,
  random: Random,
): Pick<
  Sitter,
  | 'skin'
  | 'iris'
  | 'head'
  | 'nose'
  | 'eye'
  | 'brow'
  | 'lips'
  | 'build'
  | 'freckles'
  | 'mole'
  | 'scar'
> {
  const { woman, age, old, young } = body
  const isEast = ancestry === 'east'
  const [eye, mark] = [random.fork('eye'), random.fork('mark')]
  const lips = (woman ? 1.15 : 0.95) * (ancestry === 'africa' ? 1.3 : 1)
  return {
    skin: skinOf(ancestry, { woman, young }, random.fork('skin')),
    iris: irisOf(ancestry, random.fork('iris')),
    head: young > 0.3 ? HEAD_SHAPES.round : random.fork('head').pick(HEADS),
    nose: young > 0.5 ? NOSE_SHAPES.button : random.fork('nose').pick(NOSES),
    eye: {
      high: eye.between(0.78, 1.2) * (woman ? 1.1 : 1) * (isEast ? 0.9 : 1),
      slant: (isEast ? 2.5 : 0.5) + eye.between(-3, 4) - old * 3,
      crease: isEast ? eye.pick([0, 0, 3.5, 5]) : eye.between(5, 8),
      wide: eye.between(0.94, 1.08) * (woman ? 1.06 : 1) * (1 + young * 0.08),
    },
    brow: browOf(body, random.fork('brow')),
    lips: random.fork('lips').between(0.8, 1.2) * lips * (1 - old * 0.35) * (1 - young * 0.3),
    build: random.fork('build').between(0.88, 1.14) * (woman ? 0.9 : 1.02) * (1 - young * 0.34),
    freckles: ancestry === 'europe' && mark.chance(0.22 + young * 0.2),
    mole: mark.chance(0.1) && age > 16,
    scar: mark.chance(0.04) && age > 24,
  }
}

function browOf({ woman, old, young }: Body, random: Random): Sitter['brow'] {
  const bushy = woman ? 0.66 * (1 - old * 0.1) : 1.1 * (1 + old * 0.35)
  return {
    thick: random.between(0.7, 1.35) * bushy * (1 - young * 0.4),
    arch: random.between(-1, 6) * (woman ? 1.2 : 0.9),
    high: random.between(-4, 3),
  }
}

function hairsOf(
  subject: PortraitSubject,
  { woman, age }: Body,
  ancestry: Ancestry,
  random: Random,
): Pick<Sitter, 'hair' | 'cut' | 'beard'> {
  const isShaven = subject.sex === 'female' || (woman && !subject.beard) || age < 19
  const cuts = cutsFor(subject, woman, ancestry === 'africa')
  return {
    hair: hairOf(ancestry, age, random.fork('hair')),
    cut: subject.cut ?? random.fork('cut').pick(cuts),
    beard: isShaven ? 'none' : beardOf(subject, ancestry === 'east', random.fork('beard')),
  }
}

function clothesOf(
  subject: PortraitSubject,
  { woman }: Body,
  random: Random,
): Pick<Sitter, 'hat' | 'garment' | 'worn' | 'coat' | 'shirt' | 'accent'> {
  return {
    hat: subject.hat ?? 'none',
    garment: subject.garment ?? random.fork('garment').pick(garmentsFor(subject, woman)),
    worn: wornOf(subject),
    coat: subject.coat ?? random.fork('coat').pick(COATS),
    shirt: random.fork('shirt').pick(SHIRTS),
    accent: random.fork('accent').pick(ACCENTS),
  }
}
