/** What really happened in a flood: a check that nothing ever reached shows nothing. */
export type Tally = Map<string, number>

export const count = (tally: Tally, what: string, times = 1): void =>
  void tally.set(what, (tally.get(what) ?? 0) + times)

export const counted = (tally: Tally, what: string): number => tally.get(what) ?? 0

/** Says what does not hold; far cheaper than an expectation, of which a flood would need millions. */
export function hold(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
