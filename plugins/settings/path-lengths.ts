import type { GameLanguage } from '#schemas/language.ts'
import { MEASURED_LENGTHS } from './measured-lengths.ts'

type PathLength = { readonly minutes: number; readonly steps: number }

/** What one path through a game of a length takes, by measure; unknown for lengths that are not offered. */
export function lengthOfPath(language: GameLanguage, duration: string): PathLength | undefined {
  const lengths: Readonly<Record<string, PathLength>> = MEASURED_LENGTHS[language]
  return lengths[duration]
}

/** The minutes of the shortest length and of the longest. */
export function lengthsFromTo(language: GameLanguage): { from: number; to: number } {
  const minutes = Object.values(MEASURED_LENGTHS[language]).map((one) => one.minutes)
  return { from: Math.min(...minutes), to: Math.max(...minutes) }
}
