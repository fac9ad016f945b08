import type { ArtStyle } from '#schemas/settings.ts'

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

export type CoverSubject = { kind: 'cover'; place: PlaceKind; mood: Mood }
export type LocationSubject = { kind: 'location'; place: PlaceKind; room: Room; mood: Mood }
export type PortraitSubject = {
  kind: 'portrait'
  sex: 'male' | 'female' | 'other'
  /** Years. */
  age: number
  mood: Mood
  hair?: 'short' | 'long' | 'bun' | 'bald' | 'curly' | 'ponytail'
  hat?: 'cap' | 'peaked' | 'beret' | 'brim' | 'scarf' | 'none'
  glasses?: boolean
  beard?: boolean
  accessory?:
    | 'headphones'
    | 'tie'
    | 'scarf'
    | 'pearls'
    | 'apron'
    | 'stethoscope'
    | 'collar'
    | 'none'
  /** A CSS hex colour of the coat. */
  coat?: string
}
export type PictureSubject = CoverSubject | LocationSubject | PortraitSubject

/**
 * One picture to paint. The same brief gives the same bytes. The seed decides who or what is seen; another `take` shows
 * the same person in another pose, or the same place from elsewhere, in another light; absent: the first one.
 */
export type PictureBrief = { subject: PictureSubject; style: ArtStyle; seed: string; take?: string }

/** One loop of music to render. */
export type MusicBrief = {
  mood: Mood
  bed: 'sea' | 'rain' | 'clock' | 'wind' | 'none'
  seed: string
}
