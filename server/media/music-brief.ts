import type { Mood } from './picture.ts'

/** One loop of music to render. */
export type MusicBrief = {
  mood: Mood
  bed: 'sea' | 'rain' | 'clock' | 'wind' | 'none'
  seed: string
}
