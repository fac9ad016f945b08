import type { ArtStyle } from '#schemas/settings.ts'
import type { PortraitSubject } from '../../picture.ts'
import type { Random } from '../../random.ts'
import { mix } from '../colour.ts'

/** The measures of one face; lengths in heads (the skull is one high). */
export type Face = {
  subject: PortraitSubject
  jaw: number
  taper: number
  longness: number
  nose: number
  noseWidth: number
  eyeSize: number
  eyeGap: number
  brow: number
  lips: number
  smile: number
  lids: number
  /** 0 young to 1 old. */
  age: number
  skin: string
  lipColour: string
  iris: string
  hair: string
  coat: string
  shirt: string
  accent: string
}

const SKINS = ['#f1cdb0', '#e6b892', '#d49d70', '#b57c50', '#8e5c3c', '#6b432d'] as const
const HAIRS = ['#1d1918', '#33241c', '#5a3822', '#8a5a2c', '#b98a4a', '#8a3a22'] as const
const IRISES = ['#3a2a1e', '#4d6f86', '#5d6f45', '#2a2522', '#6a4a2a'] as const
const COATS = ['#26364f', '#4a3a2e', '#3d5546', '#6a2f38', '#54506a', '#7a6a48', '#2d2f36'] as const
const SHIRTS = ['#ece6d8', '#cfd8da', '#d9c6a5', '#8fa3ad', '#3a3a40'] as const
const ACCENTS = ['#a83a3f', '#c9973c', '#3f7f78', '#5a4a8a', '#47703f'] as const

/** Draws the measures of a face from the sheet of the person and the seed. */
export function drawFace(subject: PortraitSubject, style: ArtStyle, random: Random): Face {
  const woman = subject.sex === 'female'
  const child = subject.age < 15
  const age = Math.max(0, Math.min(1, (subject.age - 35) / 40))
  const skin = random.pick(SKINS)
  const grown = mix(random.pick(HAIRS), '#dcd9d2', greyness(subject.age))
  const eyes = { REALISTIC: 1, DESIGN: 1.1, RENDER_3D: 1.22, ANIME: 1.42 }[style]
  return {
    subject,
    jaw: random.between(0.9, 1.06) * (woman ? 0.95 : 1.02),
    taper: random.between(0.2, 0.34) + (woman ? 0.05 : 0) - (child ? 0.08 : 0),
    longness: random.between(0.94, 1.08) * (child ? 0.92 : 1),
    nose:
      random.between(0.085, 0.135) *
      (child ? 0.55 : woman ? 0.82 : 1) *
      (style === 'ANIME' ? 0.75 : 1),
    noseWidth: random.between(0.036, 0.056),
    eyeSize: random.between(0.9, 1.1) * eyes * (woman || child ? 1.08 : 0.96),
    eyeGap: random.between(0.138, 0.158),
    brow: random.between(0.8, 1.3) * (woman ? 0.65 : 1.1),
    lips: random.between(0.7, 1.2) * (woman ? 1.25 : 0.9),
    smile: random.between(0.1, 1.5),
    lids: random.between(0.1, 0.35) + age * 0.15,
    age,
    skin,
    lipColour: mix(skin, woman ? '#a83a3a' : '#8f4038', woman ? 0.5 : 0.32),
    iris: random.pick(IRISES),
    hair: grown,
    coat: subject.coat ?? random.pick(COATS),
    shirt: random.pick(SHIRTS),
    accent: random.pick(ACCENTS),
  }
}

function greyness(age: number): number {
  return Math.max(0, Math.min(0.95, (age - 42) / 26))
}
