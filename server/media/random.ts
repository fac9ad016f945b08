/** A seeded stream of chance: the same name gives the same numbers on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  /** One of a list that is never empty. */
  pick<const List extends readonly [unknown, ...unknown[]]>(list: List): List[number]
  /** An independent stream, so that drawing more here never changes what is drawn there. */
  fork(name: string): Random
}

/** Opens the stream of chance called `name`. */
export function createRandom(name: string): Random {
  let state = hash(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    fork: (child) => createRandom(`${name}|${child}`),
  }
}

function hash(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507)
  value = Math.imul(value ^ (value >>> 13), 3266489909)
  return (value ^ (value >>> 16)) >>> 0
}
