import type { QuoteAnchor } from '#schemas/record.ts'

/** Words somebody quoted, and what finds them again: `text` stood at `anchor` in the text at `path`. */
export type Anchored = { path: string; text: string; anchor: QuoteAnchor }
/** Where anchored words stand now; `moved` where their text changed around them, or stands elsewhere. */
export type Located =
  | { state: 'fresh' | 'moved'; path: string; start: number; end: number }
  | { state: 'stale' }
/** A stretch of a text in UTF-16 units. */
export type Stretch = { start: number; end: number }

const CONTEXT = 32
/** So much must agree around words that are too few to be unmistakable. */
const ENOUGH_CONTEXT = 6
const UNMISTAKABLE = 16

/** 64 bits of FNV-1a over UTF-16 units: quick, the same everywhere, no secret. */
export function hashOf(text: string): string {
  let high = 0xcbf29ce4
  let low = 0x84222325
  for (let at = 0; at < text.length; at++) {
    low = (low ^ text.charCodeAt(at)) >>> 0
    const product = low * 0x1b3
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 2 ** 32)) >>> 0
    low = product >>> 0
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}

/** What finds a stretch of a text again; `seq` is the version of the game it is read from. */
export const anchorOf = (text: string, { start, end }: Stretch, seq: number): QuoteAnchor => ({
  start,
  end,
  hash: hashOf(text),
  before: text.slice(Math.max(0, start - CONTEXT), start),
  after: text.slice(end, end + CONTEXT),
  seq,
})

/**
 * Finds anchored words in the game of now: `textAt` reads a path, `pathOf` finds a whole text by its hash (its place
 * moved when something before it was removed). Words that are gone are stale, never guessed.
 */
export function locate(
  words: Anchored,
  textAt: (path: string) => string | undefined,
  pathOf: (hash: string) => string | undefined = () => undefined,
): Located {
  const { path, anchor } = words
  const { start, end, hash } = anchor
  const text = textAt(path)
  if (text !== undefined && hashOf(text) === hash) return { state: 'fresh', path, start, end }
  const elsewhere = pathOf(hash)
  if (elsewhere !== undefined) return { state: 'moved', path: elsewhere, start, end }
  const found = text === undefined ? null : locateIn(text, words)
  return found === null ? { state: 'stale' } : { state: 'moved', path, ...found }
}

/** Where anchored words stand in a text that may have changed; null where they stand no more, or nobody can tell. */
export function locateIn(
  text: string,
  { text: words, anchor }: Omit<Anchored, 'path'>,
): Stretch | null {
  if (words === '') return null
  const { before, after, start } = anchor
  const places = placesOf(text, words).map((at) => ({
    at,
    score: agreement(text, at, words.length, anchor),
  }))
  const [best] = places.toSorted(
    (one, other) =>
      other.score - one.score || Math.abs(one.at - start) - Math.abs(other.at - start),
  )
  if (best === undefined) return null
  const enough = Math.min(ENOUGH_CONTEXT, before.length + after.length)
  const isSure = best.score >= enough || (places.length === 1 && words.length >= UNMISTAKABLE)
  return isSure ? { start: best.at, end: best.at + words.length } : null
}

function placesOf(text: string, words: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

/** How many units before and after a place are those that stood around the anchor. */
const agreement = (text: string, at: number, length: number, { before, after }: QuoteAnchor) =>
  common(backwards(text.slice(Math.max(0, at - CONTEXT), at)), backwards(before)) +
  common(text.slice(at + length, at + length + CONTEXT).split(''), after.split(''))

const backwards = (text: string): string[] => text.split('').reverse()

function common(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((unit, at) => unit !== other[at])
  return differs === -1 ? one.length : differs
}
