import type { PlayableChapter } from '#core/game/chapters.ts'
import { waitsForChoice } from '#core/game/choice.ts'
import { firstPlace, type Place, playableGame } from '#core/game/places.ts'
import { unreachedPlaces } from '#core/game/reachability.ts'
import { wayFrom, waysOn } from '#core/game/ways.ts'
import { foundAfter, type Standing, waysSearched } from '../tests/core/game/searched.ts'

/** How one candidate plays: a walk of so many steps, and the sum of the nodes it saw; how many nodes none reaches. */
export type Player = { walk(steps: number): number; unreached(): number }

/** Which option is chosen at the nth step. */
const lotOf = (step: number, options: number): number => (step * 7 + (step >> 3)) % options

function ours(chapters: readonly PlayableChapter[]): Player {
  return {
    walk(steps) {
      const start = firstPlace(playableGame(chapters))
      let place: Place | null = start
      let sum = 0
      for (let step = 0; step < steps && place !== null; step++) {
        sum = (sum + place.nodeId) | 0
        const offered = waysOn(place)
        const chosen = offered[offered.length === 1 ? 0 : lotOf(step, offered.length)]
        place = wayFrom(place, chosen?.optionId ?? null).onward ?? start
      }
      return sum
    },
    unreached: () => unreachedPlaces(playableGame(chapters)).length,
  }
}

/** What was done before links were resolved: every step searches for its node and for where it leads. */
function searching(chapters: readonly PlayableChapter[]): Player {
  const start: Standing = { chapterAt: 0, at: 0 }
  const nodeAt = ({ chapterAt, at }: Standing) => chapters[chapterAt]?.nodes[at]
  return {
    walk(steps) {
      let standing = start
      let sum = 0
      for (let step = 0; step < steps; step++) {
        const node = nodeAt(standing)
        if (node === undefined) break
        sum = (sum + node.id) | 0
        const { options } = node
        const chosen = waitsForChoice(node) ? options[lotOf(step, options.length)] : undefined
        standing = foundAfter(chapters, standing, chosen?.id ?? null) ?? start
      }
      return sum
    },
    unreached() {
      const seen = new Set<string>()
      const open: Standing[] = [start]
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        const name = `${one.chapterAt} ${one.at}`
        if (seen.has(name)) continue
        seen.add(name)
        open.push(...waysSearched(chapters, one).filter((way) => way !== null))
      }
      return chapters.reduce((sum, { nodes }) => sum + nodes.length, 0) - seen.size
    },
  }
}

/** The limit: nodes are numbers, and ways stand in one array of them. */
function byHand(chapters: readonly PlayableChapter[]): Player {
  const game = playableGame(chapters)
  const numberOf = ({ chapter, at }: Place): number => chapter.before + at
  const ids = new Int32Array(game.size)
  const ways = new Int32Array(game.size * 3)
  const counts = new Int32Array(game.size)
  for (const place of reachOf(firstPlace(game))) {
    const from = numberOf(place)
    ids[from] = place.node.id
    counts[from] = waysOn(place).length
    for (const [at, { onward }] of waysOn(place).entries())
      ways[from * 3 + at] = onward === null ? 0 : numberOf(onward)
  }
  return {
    walk(steps) {
      let at = 0
      let sum = 0
      for (let step = 0; step < steps; step++) {
        sum = (sum + (ids[at] as number)) | 0
        const count = counts[at] as number
        at = ways[at * 3 + (count > 1 ? lotOf(step, count) : 0)] as number
      }
      return sum
    },
    unreached() {
      const seen = new Uint8Array(game.size)
      const open = [0]
      let left = game.size
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (seen[at] === 1) continue
        seen[at] = 1
        left--
        for (let way = 0; way < (counts[at] as number); way++)
          open.push(ways[at * 3 + way] as number)
      }
      return left
    },
  }
}

function reachOf(start: Place | null): Set<Place> {
  const seen = new Set<Place>()
  const open = start === null ? [] : [start]
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue
    seen.add(place)
    for (const { onward } of waysOn(place)) if (onward !== null) open.push(onward)
  }
  return seen
}

export const PLAYERS: Record<string, (chapters: readonly PlayableChapter[]) => Player> = {
  ours,
  'numbers by hand': byHand,
  'links searched at every step': searching,
}
