import type { ArtStyle } from '#schemas/settings.ts'
import type { Emblem } from './emblem-names.ts'
import type { NamedThing } from './named-things.ts'

/** Where a game plays: decides the cover's subject and the rooms' default furniture. */
export const PLACES = [
  'lighthouse',
  'train',
  'library',
  'manor',
  'school',
  'city',
  'village',
  'ship',
  'hospital',
  'theatre',
  'space',
  'museum',
  'forest',
  'desert',
  'shop',
  'temple',
  'house',
] as const
export type PlaceKind = (typeof PLACES)[number]

export const MOODS = ['storm', 'rain', 'snow', 'fog', 'dust', 'clear', 'dusk'] as const
export type Mood = (typeof MOODS)[number]

/** What a room is for; the painter furnishes it. */
export const ROOMS = [
  'parlour',
  'kitchen',
  'bedroom',
  'study',
  'archive',
  'corridor',
  'workshop',
  'store',
  'office',
  'carriage',
  'cabin',
  'engine',
  'deck',
  'tower',
  'cellar',
  'attic',
  'garden',
  'street',
  'yard',
  'stage',
  'ward',
  'classroom',
  'laboratory',
  'shrine',
  'gallery',
  'shopfloor',
  'platform',
  'shore',
] as const
export type Room = (typeof ROOMS)[number]

/** Where somebody comes from: decides looks that a seed may choose, and what is worn there. */
export const CULTURES = ['west', 'china', 'japan', 'india', 'africa', 'mediterranean'] as const
export type Culture = (typeof CULTURES)[number]

/** What hair is like at a glance; `CUTS` are its cuts. */
export const HAIRS = ['short', 'long', 'bun', 'bald', 'curly', 'ponytail'] as const
export type Hair = (typeof HAIRS)[number]

export const CUTS = [
  'crop',
  'side-part',
  'slick',
  'quiff',
  'buzz',
  'tousled',
  'curtain',
  'curls',
  'afro',
  'ring',
  'bald',
  'topknot',
  'bob',
  'fringe-bob',
  'straight',
  'waves',
  'low-bun',
  'high-bun',
  'ponytail',
  'plait',
  'pixie',
  'set-wave',
  'bowl',
  'pigtails',
] as const
export type Cut = (typeof CUTS)[number]

export const HATS = [
  'cap',
  'peaked',
  'beret',
  'brim',
  'scarf',
  'bowler',
  'straw',
  'cone',
  'beanie',
  'toque',
  'tophat',
  'none',
] as const
export type Hat = (typeof HATS)[number]

export const GARMENTS = [
  'coat',
  'suit',
  'uniform',
  'jumper',
  'dress',
  'kimono',
  'hanfu',
  'tunic',
  'qipao',
  'labcoat',
  'overalls',
  'apron',
  'cardigan',
  'shirt',
  'cassock',
] as const
export type Garment = (typeof GARMENTS)[number]

/** What is worn beside the garment. */
export const WORN = [
  'headphones',
  'tie',
  'bow',
  'scarf',
  'shawl',
  'pearls',
  'beads',
  'brooch',
  'stethoscope',
  'pencil',
] as const
export type Worn = (typeof WORN)[number]

/** What is held in the hand. */
export const HELD = [
  'key',
  'lantern',
  'torch',
  'book',
  'letter',
  'scissors',
  'flute',
  'candle',
  'cup',
  'brush',
  'fan',
  'ladle',
  'wrench',
  'watch',
  'cane',
  'flower',
  'magnifier',
  'bell',
  'camera',
  'pipe',
  'bag',
] as const
export type Held = (typeof HELD)[number]

/** What a face says. */
export const MIENS = [
  'calm',
  'warm',
  'guarded',
  'weary',
  'sly',
  'proud',
  'afraid',
  'stern',
  'merry',
  'sad',
] as const
export type Mien = (typeof MIENS)[number]

export const ACCESSORIES = [
  'headphones',
  'tie',
  'scarf',
  'pearls',
  'apron',
  'stethoscope',
  'collar',
  'none',
] as const

/** The place in its weather; an emblem in its stead where the place is not the idea's. */
export type CoverSubject = { kind: 'cover'; place: PlaceKind; mood: Mood; emblem?: Emblem }
export type LocationSubject = {
  kind: 'location'
  place: PlaceKind
  room: Room
  mood: Mood
  /** What its text says is there. */
  things?: readonly NamedThing[]
  /** Another one of a kind in its game: the same place the other way round, seen from elsewhere. */
  layout?: number
}

/** Somebody to be drawn. What is absent is chosen by the seed, so that everybody has a face. */
export type PortraitSubject = {
  kind: 'portrait'
  sex: 'male' | 'female' | 'other'
  /** Years. */
  age: number
  mood: Mood
  culture?: Culture
  hair?: Hair
  cut?: Cut
  hat?: Hat
  glasses?: boolean
  beard?: boolean
  /** One thing worn, or the garment it belongs to; `worn` and `garment` say more. */
  accessory?: (typeof ACCESSORIES)[number]
  garment?: Garment
  worn?: readonly Worn[]
  prop?: Held
  mien?: Mien
  /** A CSS hex colour of the coat. */
  coat?: string
}
export type PictureSubject = CoverSubject | LocationSubject | PortraitSubject

/** One picture to paint: the same brief gives the same bytes. The seed decides who or what is seen; a card shows it small. */
export type PictureBrief = {
  subject: PictureSubject
  style: ArtStyle
  seed: string
  /** Another one shows the same person in another pose, or the same place from elsewhere, in another light. */
  take?: string
  size?: 'card'
}
