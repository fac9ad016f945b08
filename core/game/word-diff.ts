/** A stretch in which two texts differ, in words of the first, and what stands there in the second. */
export type Hunk = { start: number; end: number; words: readonly string[] }
/** A stretch of a text beside another: the same in both, only in the first, only in the second. */
export type DiffRun = { kind: 'same' | 'removed' | 'added'; text: string; at: number }

const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu

/** The words of a text, and what stands between them; Chinese and Japanese by character. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? []

const IS_WORD = /[\p{L}\p{N}\p{M}]/u

/** Where two texts differ beyond this, it is told as one stretch. */
const MOST_COMPARED = 1_000_000

/** The stretches in which two texts differ, in order; a word stands between each and the next. */
export function hunksOf(from: readonly string[], to: readonly string[]): Hunk[] {
  let head = 0
  while (head < Math.min(from.length, to.length) && from[head] === to[head]) head++
  let tail = 0
  const rest = Math.min(from.length, to.length) - head
  while (tail < rest && from.at(-1 - tail) === to.at(-1 - tail)) tail++
  const a = from.slice(head, from.length - tail)
  const b = to.slice(head, to.length - tail)
  if (a.length === 0 && b.length === 0) return []
  if (a.length * b.length > MOST_COMPARED || a.length === 0 || b.length === 0)
    return [{ start: head, end: head + a.length, words: b }]
  return differing(a, b).map((hunk) => ({
    ...hunk,
    start: hunk.start + head,
    end: hunk.end + head,
  }))
}

/** What a reader sees who compares two texts. */
export function diffRuns(from: string, to: string): DiffRun[] {
  const words = wordsOf(from)
  const runs: DiffRun[] = []
  const add = (kind: DiffRun['kind'], parts: readonly string[]) => {
    if (parts.length > 0) runs.push({ kind, text: parts.join(''), at: runs.length })
  }
  let at = 0
  for (const { start, end, words: put } of hunksOf(words, wordsOf(to))) {
    add('same', words.slice(at, start))
    add('removed', words.slice(start, end))
    add('added', put)
    at = end
  }
  add('same', words.slice(at))
  return runs
}

/** What differs around what both have. */
function differing(a: readonly string[], b: readonly string[]): Hunk[] {
  const hunks: Hunk[] = []
  let [i, j] = [0, 0]
  for (const [x, y] of [...sharedBy(a, b), [a.length, b.length] as const]) {
    if (x > i || y > j) hunks.push({ start: i, end: x, words: b.slice(j, y) })
    ;[i, j] = [x + 1, y + 1]
  }
  return hunks.reduce<Hunk[]>((joined, hunk) => joinedWith(joined, hunk, a), [])
}

/** Two changes with no word between them are one: a sentence that is rewritten has its spaces still. */
function joinedWith(before: Hunk[], hunk: Hunk, from: readonly string[]): Hunk[] {
  const last = before.at(-1)
  if (last === undefined) return [hunk]
  const between = from.slice(last.end, hunk.start)
  if (between.some((word) => IS_WORD.test(word))) return [...before, hunk]
  const words = [...last.words, ...between, ...hunk.words]
  return [...before.slice(0, -1), { start: last.start, end: hunk.end, words }]
}

/** The longest sequence of words both have, each with its two places. */
function sharedBy(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const width = b.length + 1
  const longest = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] as number
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const shared: (readonly [number, number])[] = []
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) shared.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return shared
}
