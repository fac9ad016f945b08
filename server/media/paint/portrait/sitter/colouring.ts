import type { Culture } from '../../../picture.ts'
import type { Random } from '../../../random.ts'
import { mix } from '../../colour.ts'
import { vivid } from '../draw/colours.ts'

export type Ancestry = 'east' | 'south' | 'africa' | 'europe' | 'mediterranean'
export type Skin = {
  base: string
  shade: string
  deep: string
  light: string
  blush: string
  lip: string
}

type Colours = readonly [string, ...string[]]

// Base and two shades, chosen by hand: the shade of light skin goes to rose, of dark skin to red earth.
const SKINS = {
  east: [
    '#f3d6b9 #d3a285 #a26f5b',
    '#efcca8 #cd997a #99674f',
    '#e6bd95 #bf8a67 #8b5d47',
    '#d8a981 #ad7855 #7c5240',
  ],
  europe: ['#f4d5c3 #d69f8d #a66c64', '#efcaaf #cc9880 #9b6658', '#e6bb9a #c08769 #8d5c4a'],
  mediterranean: ['#e3ba92 #b98664 #865947', '#d3a377 #a67250 #764b3b'],
  south: ['#c99468 #986343 #6c432f', '#aa7550 #7b4e38 #563527', '#8d5d40 #62402f #432b22'],
  africa: ['#9c6a4c #6c4533 #472d25', '#825641 #58382c #3a241f', '#69432f #472d23 #2f1d19'],
} as const satisfies Record<Ancestry, Colours>
const HAIRS = {
  east: ['#211d20', '#2a2222', '#1b1a1f', '#33261f'],
  south: ['#1f1a1a', '#2b201b'],
  africa: ['#211b1a', '#2c211c'],
  mediterranean: ['#2c211c', '#3d2a20', '#4a3324'],
  europe: ['#4a3324', '#6a4729', '#8b6136', '#c29a5b', '#9a4a27', '#33261f'],
} as const satisfies Record<Ancestry, Colours>
const IRISES = {
  east: ['#3a261b', '#2c1e18', '#452d1d'],
  south: ['#3a261b', '#4a3020'],
  africa: ['#33221a', '#2a1c16'],
  mediterranean: ['#4a3220', '#5c4527', '#4f5a34'],
  europe: ['#5a7388', '#4f6b5a', '#5c4527', '#6a7a84', '#46301f'],
} as const satisfies Record<Ancestry, Colours>

/** Whose skin, hair and eyes somebody has; in the west it may be anybody's. */
export function ancestryOf(culture: Culture | undefined, random: Random): Ancestry {
  switch (culture) {
    case 'china':
    case 'japan':
      return 'east'
    case 'india':
      return 'south'
    case 'africa':
    case 'mediterranean':
      return culture
    case 'west':
      return westerner(random.next())
    case undefined:
      return random.pick(['europe', 'east', 'africa', 'south', 'mediterranean', 'europe'])
  }
}

function westerner(draw: number): Ancestry {
  if (draw < 0.64) return 'europe'
  if (draw < 0.76) return 'africa'
  if (draw < 0.84) return 'south'
  return draw < 0.94 ? 'mediterranean' : 'east'
}

const isDark = (ancestry: Ancestry): boolean => ancestry === 'africa' || ancestry === 'south'

/** The tones of somebody's skin. */
export function skinOf(
  ancestry: Ancestry,
  { woman, young }: { woman: boolean; young: number },
  random: Random,
): Skin {
  const [base = '', shade = '', deep = ''] = random.pick<Colours>(SKINS[ancestry]).split(' ')
  const red = (woman ? 0.5 - young * 0.36 : 0.22) * (isDark(ancestry) ? 0.55 : 1)
  return {
    base,
    shade,
    deep,
    light: mix(base, '#fff0d8', isDark(ancestry) ? 0.16 : 0.36),
    blush: mix(base, ancestry === 'africa' ? '#a4473a' : '#d9604f', 0.34),
    lip: mix(shade, '#9c3434', red),
  }
}

/** The colour of somebody's hair at their age. */
export function hairOf(ancestry: Ancestry, age: number, random: Random): string {
  const grey = Math.max(0, Math.min(1, (age + random.between(-6, 8) - 46) / 24))
  return vivid(mix(random.pick<Colours>(HAIRS[ancestry]), '#d9d6d0', grey * 0.93), 1 - grey * 0.6)
}

/** The colour of somebody's eyes. */
export const irisOf = (ancestry: Ancestry, random: Random): string =>
  random.pick<Colours>(IRISES[ancestry])
