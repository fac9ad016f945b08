import type { Id } from '#schemas/id.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { PlayableChapter } from './chapters.ts'
import { waitsForChoice } from './choice.ts'

/** Where a node leads. */
export type NextStep =
  | { kind: 'node'; chapterKey: string; nodeId: number }
  | { kind: 'end' }
  | { kind: 'invalid'; link: Id }

/** A way on from a place, by an option that can be chosen there or (`optionId` null) without a choice. */
export type Way = {
  readonly optionId: Id | null
  readonly leadsTo: NextStep['kind']
  /** Where the story goes on: where the way leads, else with the following chapter; null at the end of the game. */
  readonly onward: Place | null
}

/** A node and where it stands. */
export type Place = {
  readonly game: PlayableGame
  readonly chapter: PlacedChapter
  readonly node: KeyNode
  readonly nodeId: number
  /** Among the nodes of its chapter, counted from 0. */
  readonly at: number
  /** Among all nodes of the game, counted from 0. */
  readonly number: number
  /** A player has to choose before the story goes on. */
  readonly waits: boolean
  /** Without a choice, then by each option; resolved when the place is first left, and kept (`ways.ts`). */
  ways: readonly [Way, ...Way[]] | null
  /** Those of them that a player can take. */
  offered: readonly Way[]
}

/** A chapter and its places; they are made when the chapter is first asked for. */
export type PlacedChapter = {
  readonly key: string
  readonly nodes: readonly KeyNode[]
  /** Among the chapters of the game, counted from 0. */
  readonly at: number
  /** How many nodes stand before it. */
  readonly before: number
  places: readonly Place[] | null
  byId: ReadonlyMap<number, Place> | null
}

/** A game ready to be played: every node is found by its id, and every link is resolved once. */
export type PlayableGame = {
  readonly chapters: readonly PlacedChapter[]
  readonly byKey: ReadonlyMap<string, PlacedChapter>
  readonly size: number
  /** Made when a link first names a `globalId`. */
  byGlobalId: ReadonlyMap<string, Place> | null
}

const known = new WeakMap<readonly PlayableChapter[], PlayableGame>()

/** The game of a list of chapters in their order: made once for each list, which nobody changes (GM3). */
export function playableGame(chapters: readonly PlayableChapter[]): PlayableGame {
  const found = known.get(chapters)
  if (found !== undefined) return found
  let before = 0
  const placed = chapters.map(({ key, nodes }, at): PlacedChapter => {
    const own = { key, nodes, at, before, places: null, byId: null }
    before += nodes.length
    return own
  })
  const byKey = firstBy(placed, ({ key }) => key)
  const game: PlayableGame = { chapters: placed, byKey, size: before, byGlobalId: null }
  known.set(chapters, game)
  return game
}

/** The first of those that share a name. */
function firstBy<K, T>(all: readonly T[], nameOf: (one: T) => K): Map<K, T> {
  const found = new Map<K, T>()
  for (const one of all) if (!found.has(nameOf(one))) found.set(nameOf(one), one)
  return found
}

const NONE: readonly Way[] = []

/** The places of a chapter, in the order of its nodes. */
export function placesOf(game: PlayableGame, placed: PlacedChapter): readonly Place[] {
  placed.places ??= placed.nodes.map((node, at) => ({
    game,
    chapter: placed,
    node,
    nodeId: node.id,
    at,
    number: placed.before + at,
    waits: waitsForChoice(node),
    ways: null,
    offered: NONE,
  }))
  return placed.places
}

/** Every place of a game, in the order of its chapters. */
export const everyPlace = (game: PlayableGame): Place[] =>
  game.chapters.flatMap((placed) => placesOf(game, placed))

/** The place of a node of a chapter. */
export function placeById(
  game: PlayableGame,
  placed: PlacedChapter,
  nodeId: number,
): Place | undefined {
  placed.byId ??= firstBy(placesOf(game, placed), ({ nodeId }) => nodeId)
  return placed.byId.get(nodeId)
}

/** The place of the node that calls itself so, in whatever chapter. */
export function placeByGlobalId(game: PlayableGame, globalId: string): Place | undefined {
  game.byGlobalId ??= firstBy(everyPlace(game), ({ node }) => node.globalId)
  return game.byGlobalId.get(globalId)
}

/** The place of a node of the chapter with a key. */
export function placeIn(
  chapters: readonly PlayableChapter[],
  chapterKey: string,
  nodeId: number,
): Place | undefined {
  const game = playableGame(chapters)
  const placed = game.byKey.get(chapterKey)
  return placed === undefined ? undefined : placeById(game, placed, nodeId)
}

/** A node of the chapter with a key. */
export const nodeIn = (
  chapters: readonly PlayableChapter[],
  chapterKey: string,
  nodeId: number,
): KeyNode | undefined => placeIn(chapters, chapterKey, nodeId)?.node

/** Where a game begins: the first node of its first chapter; null where there is none. */
export function firstPlace(game: PlayableGame): Place | null {
  const [first] = game.chapters
  return first === undefined ? null : (placesOf(game, first)[0] ?? null)
}
