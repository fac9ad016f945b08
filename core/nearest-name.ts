/** The one of `names` that was probably meant by `name`: the fewest slips away, and at most a third of its letters. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let fewest = Math.floor(Math.max(3, name.length) / 3) + 1
  for (const one of names) {
    const slips = slipsBetween(name.toLowerCase(), one.toLowerCase())
    if (slips < fewest) {
      fewest = slips
      nearest = one
    }
  }
  return nearest
}

/** How many letters were left out, added, changed or swapped with their neighbour. */
export function slipsBetween(one: string, other: string): number {
  // a row has a place for each letter and one before them: whatever is read of one is there
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1]
      const changed = (last[at - 1] as number) + (same ? 0 : 1)
      // before the first letter stands nothing, which equals no letter
      const swapped =
        one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
          ? (before[at - 2] as number) + 1
          : Number.POSITIVE_INFINITY
      next.push(Math.min(changed, (last[at] as number) + 1, (next[at - 1] as number) + 1, swapped))
    }
    before = last
    last = next
  }
  return last.at(-1) as number
}
