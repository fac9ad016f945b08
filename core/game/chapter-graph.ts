import { chaptersInOrder, type PlayableChapter } from './chapters.ts'
import { resolve } from './next-step.ts'
import { everyPlace, type NextStep, playableGame } from './places.ts'
import { waysOn } from './ways.ts'

/** The ways on from each node of a chapter, by ids; null is the end of the chapter. */
export type ChapterWays = ReadonlyMap<number, readonly (number | null)[]>

const idOf = (next: NextStep): number | null => {
  if (next.kind === 'end') return null
  return next.kind === 'node' ? next.nodeId : Number(next.link)
}

/** The ways of a chapter played alone, each once; one that leads nowhere in it is the id it names. */
export function chapterWays(chapter: PlayableChapter): ChapterWays {
  const places = everyPlace(playableGame(chaptersInOrder([chapter])))
  return new Map(
    places.map((place) => {
      const { game, node, nodeId } = place
      const ways = waysOn(place).map(({ optionId }) => idOf(resolve(game, node, optionId).next))
      return [nodeId, [...new Set(ways)]]
    }),
  )
}

/** Every node that can be reached from one. */
export function reachableFrom(start: number, ways: ChapterWays): Set<number> {
  const seen = new Set<number>()
  const open: (number | null)[] = [start]
  while (open.length > 0) {
    const id = open.pop()
    if (id === undefined || id === null || seen.has(id)) continue
    seen.add(id)
    open.push(...(ways.get(id) ?? []))
  }
  return seen
}

/**
 * The nodes on every path from the first node to the end: those whose removal cuts the end off.
 * Without loops this is exactly "no player can miss it".
 */
export function unmissable(chapter: PlayableChapter): Set<number> {
  const ways = chapterWays(chapter)
  const start = Math.min(...ways.keys())
  const ends = (without: number): boolean => {
    if (start === without) return false
    const cut = new Map([...ways].map(([id, next]) => [id, next.filter((to) => to !== without)]))
    return [...reachableFrom(start, cut)].some((id) => cut.get(id)?.includes(null))
  }
  return new Set([...ways.keys()].filter((id) => !ends(id)))
}
