import type { Draft } from '#schemas/draft.ts'
import { count, hold, type Tally } from './tally.ts'

/** A projection of a plugin. */
export type Read = (draft: Draft) => unknown

/** The projections that modules of plugins export. */
export const projectionsOf = (modules: Record<string, Record<string, unknown>>): Read[] =>
  Object.values(modules).flatMap((module) =>
    Object.values(module).filter((one): one is Read => typeof one === 'function' && 'label' in one),
  )

/** Each projection reads a draft without a throw, and answers the same object of another draft of the same parts. */
export function holdReadings(
  reads: readonly Read[],
  { script, session }: Draft,
  tally: Tally,
): void {
  const again: Draft = { script: { ...script }, session: { ...session } }
  for (const read of reads) {
    const answer = read({ script, session })
    hold(Object.is(read(again), answer), 'a projection answers the same draft otherwise')
  }
  count(tally, 'readings', reads.length)
}
