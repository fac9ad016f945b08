import type { Plan } from '#server/storyteller/plan.ts'
import type {
  MediaMaker,
  Proposal,
  Storyteller,
  UnitContext,
  UnitFact,
} from '#server/storyteller/port.ts'

/** What a unit is written from where nobody remembers or watches anything. */
export const contextOf = (
  plan: Plan,
  media: MediaMaker,
  given: Partial<UnitContext> = {},
): UnitContext => ({
  plan,
  told: [],
  notes: [],
  keep: () => undefined,
  report: () => undefined,
  spent: () => undefined,
  media,
  signal: new AbortController().signal,
  ...given,
})

/** The facts of a plan's units, in its order. */
export const factsBy = (
  teller: Pick<Storyteller, 'write'>,
  plan: Plan,
  media: MediaMaker,
): Promise<UnitFact[]> =>
  Promise.all(plan.units.map((unit) => teller.write(unit, contextOf(plan, media))))

/** All of a proposal: the pieces of the reasoning, and the outlines. */
export async function proposedBy(
  teller: Pick<Storyteller, 'propose'>,
  request: Parameters<Storyteller['propose']>[0],
  signal = new AbortController().signal,
) {
  const all: Proposal[] = []
  for await (const piece of teller.propose(request, signal)) all.push(piece)
  return {
    all,
    thoughts: all.flatMap((piece) => ('thought' in piece ? [piece.thought] : [])),
    outlines: all.flatMap((piece) => ('outline' in piece ? [piece.outline] : [])),
  }
}
