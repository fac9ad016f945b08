import type { Mood } from '../../../picture.ts'
import type { Random } from '../../../random.ts'
import { mix } from '../../colour.ts'
import { PALETTES } from '../../palette.ts'

/** The light a person sits in: the ground behind, lamp and rim light, what shade does, and the inks of a poster. */
export type SitterLight = {
  ground: readonly [string, string]
  lamp: string
  rim: string
  /** What shade does to colours: a colour to see them through. */
  shade: string
  poster: readonly [ink: string, deep: string, paper: string, accent: string, lamp: string]
}

const LIT = {
  storm: { ground: ['#2c4a55', '#101d27'], lamp: '#ffd9a0', rim: '#8fc4d4', shade: '#8f93a8' },
  rain: { ground: ['#4a4550', '#191b26'], lamp: '#ffc98c', rim: '#9fb4d8', shade: '#968fa6' },
  snow: { ground: ['#8fa6b6', '#3c5166'], lamp: '#ffe6c8', rim: '#e4f2ff', shade: '#98a0bb' },
  fog: { ground: ['#8a958b', '#36433f'], lamp: '#fff0cc', rim: '#dcebdc', shade: '#989d9c' },
  dust: { ground: ['#b07a4e', '#4a2c1f'], lamp: '#ffe0a8', rim: '#ffc684', shade: '#a1858a' },
  clear: { ground: ['#86b3c6', '#34637f'], lamp: '#fff0cf', rim: '#f4f6e4', shade: '#9b95b0' },
  dusk: { ground: ['#b0655c', '#33213f'], lamp: '#ffd9a4', rim: '#ff9f78', shade: '#9a86a8' },
} as const satisfies Record<Mood, Omit<SitterLight, 'poster'>>

/** The deep ink of a poster with somebody on it is lighter than that of a cover. */
const DEEP = {
  storm: '#2b5866',
  rain: '#4a4058',
  snow: '#567590',
  fog: '#4f675d',
  dust: '#7c4632',
  clear: '#2f6f87',
  dusk: '#6b3562',
} as const satisfies Record<Mood, string>

/** The light of a mood; another time in another hour of it. */
export function lightOf(mood: Mood, again: Random | undefined): SitterLight {
  const { ground, lamp, rim, shade } = LIT[mood]
  const [ink, , paper, accent, glow] = PALETTES[mood].poster
  const light: SitterLight = {
    ground,
    lamp,
    rim,
    shade,
    poster: [ink, DEEP[mood], paper, accent, glow],
  }
  if (again === undefined) return light
  const hour = again.fork('hour')
  const air = hour.pick(['#e0a86e', '#7f9fb8', '#8d7aa6', '#93a888'])
  const [high, low] = ground
  return {
    ...light,
    ground: [mix(high, air, hour.between(0.3, 0.5)), mix(low, air, hour.between(0.05, 0.16))],
    lamp: mix(lamp, hour.pick(['#ffffff', '#ffb866', '#dfe9ff']), hour.between(0.3, 0.5)),
    rim: mix(rim, air, 0.4),
  }
}
