import { addressedTexts, liesIn } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import {
  MOST_WAYS,
  type OtherWords,
  type Retelling,
  type RetellingJob,
} from '#server/storyteller/reteller.ts'
import { faultsOf } from './proof/faults.ts'
import { snapshotOf } from './proof/shape-faults.ts'
import type { Telling } from './proven.ts'
import { presentTelling } from './recast.ts'
import { retellPlot } from './retell-plot.ts'
import { choicesIn, createTrace, type DrawnLine, turningOf } from './telling/turning.ts'

/** What somebody or something is called stays, wherever else it is said. */
const NAME = /\/(?:name|title)$/

/** A choice that was drawn in a telling, and where its words stand. */
type Placed = DrawnLine & { at: number; places: readonly string[] }

const textsOf = (game: GameSnapshot): Map<string, string> =>
  new Map(addressedTexts(game).map(({ address, text }) => [address, text]))

/** Every choice of a telling with the addresses its words stand at. */
function placedChoices({ tellAgain }: Telling): {
  choices: readonly DrawnLine[]
  placed: Placed[]
} {
  const { choices, turning } = createTrace()
  const places = new Map<number, string[]>()
  for (const { address, text } of addressedTexts(snapshotOf(tellAgain(turning))))
    for (const at of new Set(choicesIn(text))) {
      const known = places.get(at)
      if (known === undefined) places.set(at, [address])
      else known.push(address)
    }
  const placed = choices.flatMap((choice, at) => {
    const found = places.get(at)
    return found === undefined || choice.line.length < 2 ? [] : [{ ...choice, at, places: found }]
  })
  return { choices, placed }
}

/** The choices that are turned to tell some places otherwise: those of no other place, else those said elsewhere too. */
function turnable(placed: readonly Placed[], addresses: readonly string[]): Placed[] {
  const isAsked = (place: string): boolean => addresses.some((one) => liesIn(place, one))
  const here = placed.filter(({ places }) => places.some(isAsked))
  const own = here.filter(({ places }) => places.every(isAsked))
  if (own.length > 0) return own
  return here.filter(({ places }) => !places.some((place) => NAME.test(place) && !isAsked(place)))
}

/** The variant some steps after the one that was drawn. */
const stepped = ({ line, drawn }: DrawnLine, by: number): string =>
  line[(line.indexOf(drawn) + by) % line.length] ?? drawn

/** Tells the game of a brief once more, and some of its places in other words; every telling is proved whole. */
export const retell = (job: RetellingJob): Retelling => retellPlot(job) ?? retellCase(job)

function retellCase({ brief, addresses, voices, most = MOST_WAYS }: RetellingJob): Retelling {
  const telling = presentTelling(brief, voices)
  const first = snapshotOf(telling.game)
  const { choices, placed } = placedChoices(telling)
  const turned = turnable(placed, addresses)
  const variants = Math.max(1, ...turned.map(({ line }) => line.length))
  const told = textsOf(first)
  const others: OtherWords[] = []
  for (let by = 1; by < variants && others.length < most; by++) {
    const words = new Map(turned.map((choice) => [choice.at, stepped(choice, by)]))
    const game = telling.tellAgain(turningOf(choices, words))
    const other = [...textsOf(snapshotOf(game))].flatMap(([address, text]) =>
      told.get(address) === text ? [] : [{ address, text }],
    )
    if (other.length > 0 && faultsOf(game).length === 0) others.push(other)
  }
  return { first, others }
}
