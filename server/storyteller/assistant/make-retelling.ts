import { addressedTexts, liesIn, textAt } from '#core/game/addresses.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { SIZES } from '#schemas/limits.ts'
import { Brief } from '#schemas/settings.ts'
import type { Retelling, RetellingJob } from '../reteller.ts'
import { changesOf } from './changes.ts'
import { brokenRiddles } from './checks.ts'
import { inNamesOf } from './known-telling.ts'
import type { Made } from './made.ts'
import { targetsMeant } from './make-order.ts'
import type { OperationOf } from './operation.ts'
import { quotedTarget } from './quoted.ts'
import { addressesOf, type Target } from './target.ts'
import type { Looking } from './targets.ts'
import { titlesAt } from './titles.ts'
import { roomAt } from './values.ts'
import { voicesOf } from './voices.ts'

/** Has a game told once more in other words. */
export type Retell = (job: RetellingJob) => Promise<Retelling>

type Texts = OperationOf<'set'>['texts']

/** The texts of what is meant: a chapter with its nodes, a thing without what stands on one line of it. */
function placesOf(game: GameSnapshot, target: Target): string[] {
  const addresses = addressesOf(target)
  if (target.kind === 'text') return [...addresses]
  const chapter =
    target.kind === 'thing' && target.owner === 'chapter'
      ? [`nodes/${chapterKeyOf(Number(target.address.split('/')[2]))}`]
      : []
  const scope = [...addresses, ...chapter]
  return addressedTexts(game)
    .filter(({ address }) => scope.some((place) => liesIn(address, place)))
    .filter(({ address }) => roomAt(address) === SIZES.text || address.includes('/tasks/'))
    .map(({ address }) => address)
}

/** The ways a game tells its texts, the first one and then the others, each with a text for each place that differs. */
function waysOf({ first, others }: Retelling): ReadonlyMap<string, string>[] {
  const places = new Set(others.flatMap((other) => other.map(({ address }) => address)))
  return [[], ...others].map((other) => {
    const said = new Map(other.map(({ address, text }) => [address, text]))
    return new Map(
      [...places].map((place) => [place, said.get(place) ?? textAt(first, place) ?? '']),
    )
  })
}

/** The texts of the way that comes after the one a game tells by now; empty where it tells the only one. */
function nextWay(
  game: GameSnapshot,
  ways: readonly ReadonlyMap<string, string>[],
  asked: readonly string[],
): Texts {
  const texts = new Map(addressedTexts(game).map(({ address, text }) => [address, text]))
  const differing = (way: ReadonlyMap<string, string>): Texts =>
    [...way].flatMap(([address, text]) =>
      texts.has(address) && texts.get(address) !== text ? [{ address, text }] : [],
    )
  const now = ways.findIndex((way) =>
    differing(way).every(({ address }) => !asked.includes(address)),
  )
  const after = [...ways.slice(now + 1), ...ways.slice(0, Math.max(0, now))]
  return (
    after
      .map((way) => withoutBroken(game, differing(way)))
      .find((found) => found.some(({ address }) => asked.includes(address))) ?? []
  )
}

/** Without the nodes of riddles that would no longer say their answer. */
function withoutBroken(game: GameSnapshot, texts: Texts): Texts {
  if (texts.length === 0) return texts
  const broken = brokenRiddles(game, changesOf(game, { kind: 'set', texts }))
  return texts.filter(({ address }) => !broken.has(address.split('/').slice(0, 3).join('/')))
}

/** Tells what is meant in other words of the storyteller's own; with nothing named, all that was quoted. */
export async function makeRetelling(
  looking: Looking,
  what: string,
  quoted: readonly Target[],
  retell: Retell,
): Promise<Made | undefined> {
  const { game } = looking
  const targets = targetsMeant(looking, what, quoted, 'other')
  if (!Array.isArray(targets)) return targets
  const asked = targets.flatMap((target) => placesOf(game, target))
  const texts = await otherTexts(game, asked, retell)
  if (texts === undefined) return { refused: ({ refusals }) => refusals.notMine }
  if (texts.length === 0) {
    const [address = ''] = targets.flatMap(addressesOf)
    return {
      refused: (speech) => speech.refusals.toldOnce(titlesAt(game, [address], speech)[0] ?? ''),
    }
  }
  return {
    operation: { kind: 'set', texts },
    sentence: ({ plans }, places) => plans.toldAgain(places[0]?.title ?? '', places.length),
  }
}

/** How some places of a game are told otherwise; undefined where the storyteller did not tell the game so. */
async function otherTexts(
  game: GameSnapshot,
  asked: readonly string[],
  retell: Retell,
): Promise<Texts | undefined> {
  const brief = Brief.safeParse(game.brief)
  if (!brief.success) return undefined
  const retelling = await retell({ brief: brief.data, addresses: asked, voices: voicesOf(game) })
  const words = retelling.others.flatMap((other) => other.map(({ text }) => text))
  const renamed = inNamesOf(retelling.first, game, words)
  if (renamed === undefined) return undefined
  const ways = waysOf(retelling).map(
    (way) => new Map([...way].map(([address, text]) => [address, renamed(text)])),
  )
  return nextWay(game, ways, asked)
}

/** Which of some places of a game the storyteller knows in other words. */
export async function retellableAt(
  game: GameSnapshot,
  addresses: readonly string[],
  retell: Retell,
): Promise<string[]> {
  const placesIn = (address: string): string[] => {
    const target = quotedTarget(game, { address, text: '' })
    return target === undefined ? [] : placesOf(game, target)
  }
  const asked = addresses.flatMap(placesIn)
  // a game that is not the storyteller's has none, which one telling shows
  const any = asked.length === 0 ? [] : await otherTexts(game, asked, retell)
  if (any === undefined || any.length === 0) return []
  const found: string[] = []
  for (const address of addresses) {
    const places = placesIn(address)
    const texts = places.length === 0 ? [] : await otherTexts(game, places, retell)
    if (texts?.some((text) => places.includes(text.address))) found.push(address)
  }
  return found
}
