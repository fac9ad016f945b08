import type { MusicBrief } from '../music-brief.ts'

/** The loops that come with the product, made by `scripts/make-loops.ts`. */
export const SHIPPED_LOOPS = [
  { mood: 'storm', bed: 'sea' },
  { mood: 'storm', bed: 'wind' },
  { mood: 'rain', bed: 'rain' },
  { mood: 'rain', bed: 'clock' },
  { mood: 'snow', bed: 'wind' },
  { mood: 'fog', bed: 'none' },
  { mood: 'dust', bed: 'none' },
  { mood: 'clear', bed: 'none' },
  { mood: 'dusk', bed: 'none' },
  { mood: 'dusk', bed: 'clock' },
] as const satisfies readonly Omit<MusicBrief, 'seed'>[]

/** The file of a shipped loop. */
export function loopFile(loop: Omit<MusicBrief, 'seed'>): string {
  return `${loop.mood}-${loop.bed}.ogg`
}

/** The shipped loop nearest to a brief: the mood counts most, then the bed. */
export function shippedLoop(brief: MusicBrief): string {
  const closeness = (loop: Omit<MusicBrief, 'seed'>) =>
    (loop.mood === brief.mood ? 4 : 0) +
    (loop.bed === brief.bed ? 2 : 0) +
    (loop.bed === 'none' ? 1 : 0)
  const [nearest = SHIPPED_LOOPS[0]] = [...SHIPPED_LOOPS].sort(
    (first, second) => closeness(second) - closeness(first),
  )
  return loopFile(nearest)
}
