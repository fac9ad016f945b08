import type { Brief } from '#schemas/settings.ts'
import type { Recast, RecastJob, Voice } from '#server/storyteller/reteller.ts'
import { permutations } from './case/order.ts'
import { CASE_ROLES, type Casting } from './case/truth.ts'
import { faultsOf } from './proof/faults.ts'
import { snapshotOf } from './proof/shape-faults.ts'
import { type ProvenTelling, provenTelling, type Telling } from './proven.ts'
import { retellPlot } from './retell-plot.ts'
import type { Game } from './telling/game.ts'

const castingOf = ({ premise: { truth } }: Game): Casting => ({
  culprit: truth.culprit.id,
  loner: truth.loner.id,
  holder: truth.holder.id,
  marked: truth.marked.id,
})

/** Who has which role by now: whoever speaks where the game has each of the four say where they were. */
function castingHeard(game: Game, voices: readonly Voice[]): Casting {
  const first = castingOf(game)
  const speakers = new Map(voices.map(({ nodeId, speaker }) => [nodeId, speaker]))
  const heard = CASE_ROLES.map((role) => {
    const id = game.ids.node(`says-${role}`)
    return [role, speakers.get(id) ?? first[role]] as const
  })
  return { ...first, ...Object.fromEntries(heard) }
}

const isSame = (one: Casting, other: Casting): boolean =>
  CASE_ROLES.every((role) => one[role] === other[role])

/** The game that was told last: whoever is refused a culprit is offered others of the same game. */
let kept: { of: string; telling: ProvenTelling } | undefined

function keptTelling(brief: Brief): ProvenTelling {
  const of = JSON.stringify(brief)
  if (kept?.of !== of) kept = { of, telling: provenTelling(brief) }
  return kept.telling
}

type Present = { first: ProvenTelling; casting: Casting; telling: Telling }

function presentOf(brief: Brief, voices: readonly Voice[]): Present {
  const first = keptTelling(brief)
  const told = castingOf(first.game)
  const casting = castingHeard(first.game, voices)
  const other = isSame(casting, told) ? undefined : first.recast(casting)
  return other === undefined
    ? { first, casting: told, telling: first }
    : { first, casting, telling: other }
}

/** The game of a brief with its roles as they are heard in it by now; else as it was told first. */
export const presentTelling = (brief: Brief, voices: readonly Voice[] = []): Telling =>
  presentOf(brief, voices).telling

/**
 * The castings with another culprit: first the one that exchanges two roles and leaves the others; after it those that
 * give the innocent other parts, since not everybody's secret may be told to everybody.
 */
function castingsAround(casting: Casting, chosen: number): Casting[] {
  const role = CASE_ROLES.find((one) => casting[one] === chosen)
  if (role === undefined || role === 'culprit') return []
  const exchanged = { ...casting, [role]: casting.culprit, culprit: chosen }
  const innocent = [exchanged.loner, exchanged.holder, exchanged.marked]
  const others = permutations(innocent).map(
    ([loner = 0, holder = 0, marked = 0]): Casting => ({ culprit: chosen, loner, holder, marked }),
  )
  return [exchanged, ...others.filter((one) => !isSame(one, exchanged))]
}

/** Tells the game of a brief once more around another culprit, and proves it whole; a plot has none. */
export function recast(job: RecastJob): Recast {
  const plot = retellPlot({ brief: job.brief, addresses: [] })
  return plot === undefined
    ? recastCase(job)
    : { first: plot.first, culprit: NOBODY, suspects: [], chosen: NOBODY, recast: null }
}

/** No character has this id. */
const NOBODY = 0

function recastCase({ brief, voices, culprit: wanted }: RecastJob): Recast {
  const { first, casting, telling } = presentOf(brief, voices)
  const { culprit } = casting
  const suspects = first.game.premise.truth.suspects.map(({ id }) => id)
  const chosen = wanted ?? suspects[(suspects.indexOf(culprit) + 1) % suspects.length] ?? culprit
  const sound = castingsAround(casting, chosen)
    .values()
    .map((one) => first.recast(one)?.game)
    .find((game) => game !== undefined && faultsOf(game).length === 0)
  return {
    first: snapshotOf(telling.game),
    culprit,
    suspects,
    chosen,
    recast: sound === undefined ? null : snapshotOf(sound),
  }
}
