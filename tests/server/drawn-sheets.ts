import {
  CULTURES,
  CUTS,
  GARMENTS,
  HATS,
  HELD,
  MIENS,
  MOODS,
  type PortraitSubject,
  WORN,
} from '#server/media/picture.ts'

/** What may be said of somebody, one thing at a time. */
export const SHEETS: readonly Partial<PortraitSubject>[] = [
  { hair: 'short', hat: 'none', coat: '#304050' },
  { hair: 'long', sex: 'female', accessory: 'pearls' },
  { hair: 'bun', age: 70, glasses: true, accessory: 'scarf' },
  { hair: 'bald', beard: true, accessory: 'tie' },
  { hair: 'curly', age: 8, accessory: 'headphones' },
  { hair: 'ponytail', sex: 'other', accessory: 'apron' },
  { hat: 'cap', accessory: 'stethoscope' },
  { hat: 'peaked', beard: true, accessory: 'collar' },
  ...CUTS.map((cut, at) => ({ cut, sex: at % 2 ? 'male' : 'female', age: 20 + at }) as const),
  ...HATS.map((hat, at) => ({ hat, age: 9 + at * 6 })),
  ...GARMENTS.map((garment, at) => ({
    garment,
    culture: CULTURES[at % CULTURES.length] ?? 'west',
  })),
  ...HELD.map((prop, at) => ({ prop, age: 12 + at * 3 })),
  ...WORN.map((one) => ({ worn: [one], sex: 'female' }) as const),
  ...MIENS.map((mien, at) => ({ mien, age: 6 + at * 8, mood: MOODS[at % MOODS.length] ?? 'fog' })),
]
