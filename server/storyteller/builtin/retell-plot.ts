import { addressedTexts, liesIn } from '#core/game/addresses.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Brief } from '#schemas/settings.ts'
import type { StoryGame } from '#server/storyteller/engine/story-input.ts'
import type { Text } from '#server/storyteller/engine/text.ts'
import { MOST_WAYS, type Retelling, type RetellingJob } from '#server/storyteller/reteller.ts'
import type { Material } from './material.ts'
import { type PlotTelling, provenPlot } from './plot-telling.ts'
import { snapshotOf } from './proof/shape-faults.ts'

/** Every list of variants in a text. */
function variantsIn(text: Text | undefined): (readonly string[])[] {
  if (text === undefined || typeof text === 'string') return []
  if (Array.isArray(text)) return [text as readonly string[]] // a text that is a list is one of variants
  return Object.values(text).flatMap((part) =>
    typeof part === 'string' || part === null ? [] : variantsOf(part),
  )
}
const variantsOf = (part: unknown): (readonly string[])[] =>
  Array.isArray(part) && part.some((one) => typeof one !== 'string')
    ? part.flatMap((one) => variantsIn(one as Text))
    : variantsIn(part as Text)

/** The beats whose nodes stand at some addresses. */
function beatsAt(game: StoryGame, addresses: readonly string[]): Set<string> {
  const isAsked = (id: number, act: number): boolean =>
    addresses.some(
      (one) =>
        liesIn(`nodes/chapter_${act}/${id}/content`, one) ||
        liesIn(one, `nodes/chapter_${act}/${id}`),
    )
  return new Set(game.nodes.filter(({ id, act }) => isAsked(id, act)).map(({ beat }) => beat))
}

/** The lists of variants that are read at some addresses. */
function listsOf(game: StoryGame, addresses: readonly string[]): Set<readonly string[]> {
  const { frame } = game
  const beats = beatsAt(game, addresses)
  const isAsked = (place: string): boolean =>
    addresses.some((one) => liesIn(place, one) || liesIn(one, place))
  const ways = Object.entries(frame.ways).filter(([id]) => beats.has(id.split('.')[0] ?? ''))
  return new Set([
    ...[...beats].flatMap((beat) => variantsIn(frame.beats[beat] ?? frame.endings[beat])),
    ...ways.flatMap(([, { say, reply }]) => [...variantsIn(say), ...variantsIn(reply)]),
    ...textsOfStory(game).flatMap(({ place, texts }) =>
      isAsked(place) ? texts.flatMap(variantsIn) : [],
    ),
  ])
}

/** What a plot's story is told with, beside its beats, by the addresses it is read at. */
function textsOfStory({
  texts: { story },
}: StoryGame): { place: string; texts: readonly Text[] }[] {
  return [
    { place: 'basics/title', texts: [story.titles] },
    { place: 'basics/worldOverview', texts: [story.world] },
    { place: 'basics/playerGoal', texts: [story.goal] },
    { place: 'basics/mainConflict', texts: [story.conflict] },
    { place: 'basics/incitingEvent', texts: [story.inciting] },
    { place: 'basics/theme', texts: [story.theme] },
    { place: 'basics/symbol', texts: [story.symbol] },
    { place: 'story/prologue', texts: story.prologue },
    ...story.chapters.map(({ summary }, at) => ({
      place: `story/chapters/${at + 1}/summary`,
      texts: [summary],
    })),
  ]
}

/** How a game is played, without its words. */
export const playOf = ({ contents }: Material): string =>
  JSON.stringify(
    contents.map(({ nodes }) =>
      nodes.map(({ id, nextNodeId, options }: KeyNode) => [
        ...[id, nextNodeId, options.map((option) => [option.id, option.nextNodeId])],
      ]),
    ),
  )

let kept: { of: string; telling: PlotTelling } | undefined

/** The telling of a plot's brief, kept until another one is asked for; undefined for a case. */
export function keptPlot(brief: Brief): PlotTelling | undefined {
  const of = JSON.stringify(brief)
  if (kept?.of === of) return kept.telling
  const telling = provenPlot(brief)
  kept = telling && { of, telling }
  return telling
}

/** Tells a plot's game once more, and the beats at some addresses in other words, each telling proved whole; undefined for a case. */
export function retellPlot({
  brief,
  addresses,
  most = MOST_WAYS,
}: RetellingJob): Retelling | undefined {
  const telling = keptPlot(brief)
  if (telling === undefined) return undefined
  const { game, tellAgain, faultsOf, materialOf } = telling
  const material = materialOf(game)
  const first = snapshotOf(material)
  const lists = listsOf(game, addresses)
  const variants = Math.max(1, ...[...lists].map((list) => list.length))
  const told = new Map(addressedTexts(first).map(({ address, text }) => [address, text]))
  const others: Retelling['others'][number][] = []
  for (let by = 1; by < variants && others.length < most; by++) {
    const other = tellAgain((list, drawn) => (lists.has(list) ? (drawn + by) % list.length : drawn))
    const otherMaterial = materialOf(other)
    if (playOf(otherMaterial) !== playOf(material) || faultsOf(other).length > 0) continue
    const texts = addressedTexts(snapshotOf(otherMaterial))
    const differing = texts.filter(({ address, text }) => told.get(address) !== text)
    if (differing.length > 0) others.push(differing.map(({ address, text }) => ({ address, text })))
  }
  return { first, others }
}
