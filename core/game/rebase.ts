import { type Hunk, hunksOf, wordsOf } from './word-diff.ts'

export type Rebased = { text: string } | { conflict: true }

/**
 * An edit that began on `base` while the text became `theirs`: both where they touch different words, else a conflict
 * to be decided.
 */
export function rebase(base: string, mine: string, theirs: string): Rebased {
  if (theirs === base || mine === theirs) return { text: mine }
  if (mine === base) return { text: theirs }
  const words = wordsOf(base)
  const ours = hunksOf(words, wordsOf(mine))
  const others = hunksOf(words, wordsOf(theirs))
  const added = others.filter((hunk) => !ours.some((one) => isSame(one, hunk)))
  if (added.some((hunk) => ours.some((one) => touch(one, hunk)))) return { conflict: true }
  return {
    text: applied(
      words,
      [...ours, ...added].sort((a, b) => a.start - b.start),
    ),
  }
}

const isSame = (a: Hunk, b: Hunk): boolean =>
  a.start === b.start && a.end === b.end && a.words.join('') === b.words.join('')

/** At least one word must stand between two changes. */
const touch = (a: Hunk, b: Hunk): boolean => a.start <= b.end && b.start <= a.end

function applied(words: readonly string[], hunks: readonly Hunk[]): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end, words: put } of hunks) {
    parts.push(...words.slice(at, start), ...put)
    at = end
  }
  return [...parts, ...words.slice(at)].join('')
}
