import { addressedTexts } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { Brief } from '#schemas/settings.ts'
import type { Recast, RecastJob } from '../reteller.ts'
import { inNamesOf } from './known-telling.ts'
import { type Made, notOne } from './made.ts'
import type { CulpritWish } from './reading/culprit.ts'
import { recastChanges } from './recast-changes.ts'
import { recastCounts } from './recast-places.ts'
import type { Target } from './target.ts'
import { type Looking, targetOf } from './targets.ts'
import { voicesOf } from './voices.ts'

/** Has the case of a game told around another culprit. */
export type TellRecast = (job: RecastJob) => Promise<Recast>

const NOT_TOLD: Made = { refused: ({ refusals }) => refusals.culprit.notTold }
const NO_CULPRIT: Made = { refused: ({ refusals }) => refusals.culprit.nobody }
/** No character has this id. */
const NOBODY = -1

/** Who somebody is among the characters; nobody where it is the player. */
const idOf = ({ npcs }: GameSnapshot, { address }: { address: string }): number =>
  npcs.find(({ id }) => address === `npcs/${id}`)?.id ?? NOBODY

/** Whom a request means: `called` as they are named, or as the request says. */
type Meant = { culprit: number | null; called: string; isPerson: boolean; isOutcome: boolean }

function meantBy({ game, request }: Looking, wish: CulpritWish, target: Target | undefined): Meant {
  const { who, isOutcome } = wish
  if (target?.kind === 'thing' && /^(?:player|npcs\/[^/]+)$/.test(target.address))
    return { culprit: idOf(game, target), called: target.name, isPerson: true, isOutcome }
  const culprit = who === '' ? null : NOBODY
  return { culprit, called: request.open(who), isPerson: false, isOutcome }
}

/** Tells the case around another culprit: somebody who is named, else whoever is next among the suspects. */
export async function makeCulprit(
  looking: Looking,
  wish: CulpritWish,
  tell: TellRecast,
): Promise<Made | undefined> {
  const { game, request } = looking
  const target = wish.who === '' ? undefined : targetOf(looking, wish.who)
  const several = target && notOne(request.open(wish.who), target)
  if (several !== undefined) return several
  const meant = meantBy(looking, wish, target)
  if (!wish.isSure && !meant.isPerson) return undefined
  const brief = Brief.safeParse(game.brief)
  if (!brief.success) return NOT_TOLD
  const { culprit } = meant
  const told = await tell({ brief: brief.data, voices: voicesOf(game), culprit })
  return madeOf(game, told, meant)
}

/** The plan of a telling around another culprit, or why there is none. */
function madeOf(game: GameSnapshot, told: Recast, meant: Meant): Made {
  const { first, recast, suspects } = told
  if (suspects.length === 0) return NO_CULPRIT
  const words = recast === null ? [] : addressedTexts(recast).map(({ text }) => text)
  const renamed = isWholeIn(first, game) ? inNamesOf(first, game, words) : undefined
  if (renamed === undefined) return NOT_TOLD
  if (recast === null) return notThem(game, told, meant)
  const changes = recastChanges(game, { first, recast }, renamed)
  const [to, from] = [told.chosen, told.culprit].map((id) => nameOf(game, id))
  if (changes === undefined || to === undefined || from === undefined) return NOT_TOLD
  return {
    operation: { kind: 'recast', changes },
    sentence: ({ plans }) => plans.culprit(to, from, recastCounts(game, changes)),
  }
}

const nameOf = ({ npcs }: GameSnapshot, id: number): string | undefined =>
  npcs.find((npc) => npc.id === id)?.name

/** Is every node that was told still in the game? */
const isWholeIn = (first: GameSnapshot, game: GameSnapshot): boolean =>
  first.contents.every(({ key, nodes }) => {
    const known = game.contents.find((content) => content.key === key)?.nodes ?? []
    return nodes.every(({ id }) => known.some((node) => node.id === id))
  })

/** Why somebody cannot have done it, and who can. */
function notThem(
  game: GameSnapshot,
  { culprit, suspects, chosen }: Recast,
  { called, isPerson, isOutcome }: Meant,
): Made {
  const others = suspects.filter((id) => id !== culprit && id !== chosen)
  const names = others.flatMap((id) => nameOf(game, id) ?? [])
  if (names.length === 0 || (isPerson && suspects.includes(chosen) && chosen !== culprit))
    return NOT_TOLD
  return {
    refused({ refusals }) {
      if (!isPerson && isOutcome) return refusals.culprit.outcome(names)
      if (!isPerson) return refusals.culprit.unknown(called, names)
      return chosen === culprit
        ? refusals.culprit.already(called, names)
        : refusals.culprit.cannotBe(called, names)
    },
    instead: (requests) => names.map((name) => requests.culprit(name)),
  }
}
