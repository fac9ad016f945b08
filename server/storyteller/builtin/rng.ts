/** Chance that can be repeated: the same seed gives the same game on every machine. */
export type Rng = {
  /** From 0 up to, but not including, 1. */
  next(): number
  /** A whole number, both ends included. */
  int(low: number, high: number): number
  pick<T>(items: readonly T[]): T
  shuffle<T>(items: readonly T[]): T[]
  /** Chance of its own for one purpose, so that one more draw there changes nothing here. */
  fork(label: string): Rng
}

/** xmur3: spreads a text over the four words of the generator. */
function hash(text: string): () => number {
  let state = 1779033703 ^ text.length
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 3432918353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2246822507)
    state = Math.imul(state ^ (state >>> 13), 3266489909)
    state ^= state >>> 16
    return state >>> 0
  }
}

/** sfc32 over a hashed seed. */
export function createRng(seed: string): Rng {
  const word = hash(seed)
  let [a, b, c, d] = [word(), word(), word(), word()]
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let warm = 0; warm < 12; warm++) next()
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    pick(items) {
      if (items.length === 0) throw new Error('nothing to pick from')
      // The index is below the length, so the item is there even if its type allows undefined.
      return items[int(0, items.length - 1)] as (typeof items)[number]
    },
    shuffle(items) {
      const left = [...items]
      return items.map(() => left.splice(int(0, left.length - 1), 1)[0] as (typeof items)[number])
    },
    fork: (label) => createRng(`${seed}\u0000${label}`),
  }
}
