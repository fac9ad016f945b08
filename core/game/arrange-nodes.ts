import type { Arrangement } from '#schemas/arrangement.ts'
import type { ChapterContent, GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import { SIZES } from '#schemas/limits.ts'
import { textAddressOf } from './addresses.ts'
import { type Arranged, nextNumber, stepOf } from './arranged-list.ts'
import { firstWordsOf } from './first-words.ts'
import { linkTo, placeOfNode, relinked, waysIn } from './node-links.ts'
import { everyPlace, type Place } from './places.ts'
import { waysOn } from './ways.ts'

/** Where a node leads, if every way of it leads there: a place, or the end (null). */
function onlyWay(place: Place): { onward: Place | null; link: KeyNode['nextNodeId'] } | undefined {
  const ways = waysOn(place)
  const [first] = ways
  if (first === undefined || ways.some((way) => way.onward !== first.onward)) return undefined
  if (ways.some(({ leadsTo }) => leadsTo === 'invalid')) return undefined
  const ends = first.leadsTo === 'end'
  return { onward: first.onward, link: ends ? 0 : linkTo(first.onward, place.chapter.key) }
}

/** The places a node is come to from. */
const leadingTo = (place: Place): Place[] =>
  everyPlace(place.game).filter((one) => waysOn(one).some(({ onward }) => onward === place))

const withNodes = (
  contents: readonly ChapterContent[],
  key: string,
  change: (nodes: KeyNode[]) => KeyNode[],
): ChapterContent[] =>
  contents.map((one) => (one.key === key ? { ...one, nodes: change(one.nodes) } : one))

/** A scene behind one that leads on in one way. */
function added(game: GameSnapshot, place: Place): Arranged {
  const way = onlyWay(place)
  if (way === undefined) return { refused: 'branches' }
  const { node, chapter } = place
  const bound = game.contents.flatMap(({ tasks }) => tasks.map((task) => task.keyNodeId))
  const linked = chapter.nodes.flatMap((one) => [
    one.nextNodeId,
    ...one.options.map((option) => option.nextNodeId),
  ])
  const id = nextNumber(...chapter.nodes.map((one) => one.id), ...bound, ...linked)
  if (chapter.nodes.length >= SIZES.entries) return { refused: 'full' }
  const scene: KeyNode = {
    ...node,
    id,
    globalId: `${chapter.key}_${id}`,
    type: 'text',
    content: firstWordsOf(game).node,
    speaker: 0,
    options: [],
    prompt: '',
    answerId: null,
    puzzle: '',
    nextNodeId: way.link,
  }
  const contents = relinked(
    place.game,
    withNodes(game.contents, chapter.key, (nodes) => [...nodes, scene]),
    ({ from, optionId, link }) => {
      if (from.node !== node) return undefined
      return optionId === null || link !== null ? id : undefined
    },
  )
  return { game: { ...game, contents }, at: textAddressOf('nodes', chapter.key, id) }
}

/** A scene goes; what led to it leads where its first way leads. */
function removed(game: GameSnapshot, place: Place, at: string): Arranged {
  const { chapter, node } = place
  if (chapter.nodes.length === 1) return { refused: 'last' }
  const [first] = waysOn(place)
  const target = first?.leadsTo === 'node' && first.onward !== place ? first.onward : null
  const contents = relinked(
    place.game,
    withNodes(game.contents, chapter.key, (nodes) => nodes.filter((one) => one.id !== node.id)),
    ({ from, optionId, link }, leadsTo) => {
      if (leadsTo !== place || (optionId !== null && link === null)) return undefined
      return linkTo(target, from.chapter.key)
    },
  )
  return { game: { ...game, contents }, at }
}

/** A scene changes places with the one that follows it, where the story goes through both in one way. */
function swapped(game: GameSnapshot, place: Place, at: string): Arranged {
  const { chapter, node } = place
  const following = onlyWay(place)?.onward
  if (following === undefined) return { refused: 'branches' }
  if (following === null || following.chapter !== chapter) return { refused: 'edge' }
  const beyond = onlyWay(following)
  if (beyond === undefined || leadingTo(following).length !== 1) return { refused: 'branches' }
  if (beyond.onward === place) return { refused: 'branches' }
  if (chapter.nodes.every(({ id }) => id >= node.id)) return { refused: 'begins' }
  const contents = relinked(place.game, game.contents, ({ from, optionId, link }, leadsTo) => {
    if (optionId !== null && link === null) return undefined
    if (from === place) return beyond.link
    if (from === following) return node.id
    return leadsTo === place ? linkTo(following, from.chapter.key) : undefined
  })
  return { game: { ...game, contents }, at }
}

/** Adds a scene behind another, moves one along its way, or removes one. */
export function arrangeNodes(
  game: GameSnapshot,
  [key = '', id = '']: readonly string[],
  what: Arrangement,
): Arranged {
  const place = placeOfNode(waysIn(game), key, id)
  if (place === undefined) return { refused: 'gone' }
  if (what.verb === 'add') return added(game, place)
  if (what.verb === 'remove') return removed(game, place, what.at)
  if (stepOf(what) === 1) return swapped(game, place, what.at)
  const [before, ...others] = leadingTo(place)
  if (before === undefined) return { refused: 'edge' }
  return others.length > 0 ? { refused: 'branches' } : swapped(game, before, what.at)
}
