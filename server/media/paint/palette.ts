import type { Mood } from '../picture.ts'

/** The colours of a mood. Skies go from the top down; `poster` is ink, deep, paper, accent, lamp. */
export type Palette = {
  sky: readonly [string, string, string]
  far: string
  near: string
  glow: string
  moon: string
  accent: string
  sea: string
  ground: string
  poster: readonly [string, string, string, string, string]
  anime: readonly [string, string, string]
  /** Light from outside, 0 to 1. */
  daylight: number
  /** How soon distance swallows things, 0 to 1. */
  haze: number
}

/** The palette of every mood. */
export const PALETTES = {
  storm: {
    sky: ['#0a1420', '#16303f', '#3b5d66'],
    far: '#2a4650',
    near: '#070d13',
    glow: '#ffd38a',
    moon: '#dfe9e6',
    accent: '#c2543c',
    sea: '#12303c',
    ground: '#2b3a3c',
    poster: ['#10222e', '#1f4452', '#e8dcc0', '#d8743f', '#f0b65a'],
    anime: ['#16235c', '#34609f', '#e8b394'],
    daylight: 0.3,
    haze: 0.35,
  },
  rain: {
    sky: ['#0c0e14', '#1d2230', '#4a4340'],
    far: '#2b2f3a',
    near: '#08090d',
    glow: '#ffb45e',
    moon: '#c9cdd6',
    accent: '#b8412f',
    sea: '#1a2029',
    ground: '#2c2c33',
    poster: ['#181a24', '#3a3346', '#efe3cd', '#c4472f', '#f2a541'],
    anime: ['#20194f', '#5a3f8f', '#ff9d7a'],
    daylight: 0.25,
    haze: 0.4,
  },
  snow: {
    sky: ['#1b2636', '#43566b', '#9fb0ba'],
    far: '#71869a',
    near: '#141b26',
    glow: '#ffc983',
    moon: '#f2f5f7',
    accent: '#a83b3f',
    sea: '#3b5468',
    ground: '#c3d0d9',
    poster: ['#1c2a3c', '#47637d', '#eef1ea', '#c14b45', '#f4c069'],
    anime: ['#2a4a8c', '#7aa7dd', '#f6dfe6'],
    daylight: 0.55,
    haze: 0.45,
  },
  fog: {
    sky: ['#1c2422', '#46524d', '#8d958a'],
    far: '#69756d',
    near: '#0e1413',
    glow: '#ffdf9e',
    moon: '#e4e6da',
    accent: '#9a5a3c',
    sea: '#394743',
    ground: '#4b544c',
    poster: ['#182320', '#3f534b', '#e6e3d0', '#b5683f', '#ecc67a'],
    anime: ['#1f4a4c', '#5f9c96', '#dfe8cf'],
    daylight: 0.45,
    haze: 0.9,
  },
  dust: {
    sky: ['#20140f', '#5a3826', '#b8794a'],
    far: '#7d5138',
    near: '#150d09',
    glow: '#ffcf87',
    moon: '#f4d9a8',
    accent: '#5f8a80',
    sea: '#4b3528',
    ground: '#80573a',
    poster: ['#2a1813', '#6b3b2a', '#f3e2c2', '#d2622f', '#f0b04a'],
    anime: ['#5b2a3e', '#c4643f', '#ffd58c'],
    daylight: 0.65,
    haze: 0.6,
  },
  clear: {
    sky: ['#1d4a7a', '#5b93bd', '#d6dfd2'],
    far: '#6f94a3',
    near: '#14202a',
    glow: '#ffe0a0',
    moon: '#fff6dc',
    accent: '#c2543c',
    sea: '#235a7a',
    ground: '#5d7347',
    poster: ['#123247', '#2f6f87', '#f4ead2', '#e0673f', '#f6c25a'],
    anime: ['#1763c7', '#5fb2f2', '#e9f6ee'],
    daylight: 1,
    haze: 0.25,
  },
  dusk: {
    sky: ['#1a1838', '#6a3a5c', '#f08a52'],
    far: '#7b4a63',
    near: '#120d1c',
    glow: '#ffc46e',
    moon: '#ffe3b4',
    accent: '#d0574a',
    sea: '#4a3350',
    ground: '#4a3a42',
    poster: ['#231a3a', '#5f2f58', '#f6dfc0', '#e5603f', '#f7b24f'],
    anime: ['#2c2370', '#a54a9a', '#ff9c66'],
    daylight: 0.6,
    haze: 0.35,
  },
} as const satisfies Record<Mood, Palette>
