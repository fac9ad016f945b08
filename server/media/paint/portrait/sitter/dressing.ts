import type { Garment, Hat, PortraitSubject, Worn } from '../../../picture.ts'

type Garments = readonly [Garment, ...Garment[]]

/** Colours of coats that lie apart from one another, also at the size of a thumb. */
export const COATS = [
  '#2f4257',
  '#75363a',
  '#425a48',
  '#8a7446',
  '#57506e',
  '#2f5f62',
  '#9a5b3a',
  '#3b3d46',
  '#5a4636',
  '#7f8a90',
] as const

type Told = Pick<PortraitSubject, 'accessory' | 'hat' | 'culture' | 'age'>

// What is worn with a garment says which it is.
const BELONGS: { [Accessory in NonNullable<Told['accessory']>]?: Garments } = {
  apron: ['apron'],
  stethoscope: ['labcoat'],
  tie: ['suit'],
}
const UNDER: { [Worn in Hat]?: Garments } = { peaked: ['uniform'], toque: ['apron'] }
const COLLARED: { [Where in NonNullable<Told['culture']>]?: Garments } = {
  china: ['tunic'],
  japan: ['kimono'],
}

/** The garments that suit somebody whose garment is not said; never none. */
export function garmentsFor(subject: Told, woman: boolean): Garments {
  const { accessory = 'none', hat = 'none', culture = 'west', age } = subject
  if (accessory === 'collar') return COLLARED[culture] ?? ['cassock']
  const worn = BELONGS[accessory] ?? UNDER[hat]
  if (worn !== undefined) return worn
  if (age < 15) return ['jumper', 'shirt', 'overalls', 'cardigan']
  if (culture === 'japan' && age > 60) return ['kimono', 'cardigan', 'kimono']
  if (culture === 'china' && age > 55)
    return woman ? ['qipao', 'cardigan', 'tunic'] : ['tunic', 'qipao', 'coat']
  return woman
    ? ['dress', 'cardigan', 'coat', 'jumper', 'shirt']
    : ['coat', 'suit', 'jumper', 'shirt', 'cardigan']
}

// A stethoscope and a tie are worn and say what coat they belong to; an apron is the coat itself.
const THINGS: { [Accessory in NonNullable<PortraitSubject['accessory']>]?: Worn } = {
  headphones: 'headphones',
  scarf: 'scarf',
  pearls: 'pearls',
  stethoscope: 'stethoscope',
  tie: 'tie',
}

/** All that is worn beside the garment, each thing once. */
export function wornOf({
  worn = [],
  accessory = 'none',
}: Pick<PortraitSubject, 'worn' | 'accessory'>): Worn[] {
  const one = THINGS[accessory]
  return [...new Set([...worn, ...(one === undefined ? [] : [one])])]
}
