import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterWays, reachableFrom, unmissable } from '#core/game/chapter-graph.ts'
import { chaptersInOrder, type PlayableChapter } from '#core/game/chapters.ts'
import { everyPlace, type Place, playableGame } from '#core/game/places.ts'
import { deadEnds, leadingNowhere, unreachedPlaces } from '#core/game/reachability.ts'
import { playableOf } from '#fixtures/arbitraries.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import { type Standing, searchedNext, waysSearched } from './searched.ts'

const games = playableOf.map(chaptersInOrder)
const standingOf = ({ chapter, at }: Place): Standing => ({ chapterAt: chapter.at, at })
const nameOf = ({ chapterAt, at }: Standing): string => `${chapterAt} ${at}`
const namesOf = (places: readonly Place[]): string[] =>
  places.map((place) => nameOf(standingOf(place)))

/** Everything that trying each way from a node, step by step, comes to; null is an ending. */
function tried(chapters: readonly PlayableChapter[], start: Standing): Set<string | null> {
  const seen = new Set<string | null>()
  const visit = (standing: Standing | null): void => {
    const name = standing && nameOf(standing)
    if (seen.has(name)) return
    seen.add(name)
    if (standing !== null) for (const way of waysSearched(chapters, standing)) visit(way)
  }
  visit(start)
  return seen
}

describe('what a player can reach', () => {
  it('[GM8] is what trying every way from the beginning finds', () => {
    fc.assert(
      fc.property(games, (chapters) => {
        const game = playableGame(chapters)
        const found = chapters.length === 0 ? new Set() : tried(chapters, { chapterAt: 0, at: 0 })
        const missed = everyPlace(game).filter((place) => !found.has(nameOf(standingOf(place))))
        expect(namesOf(unreachedPlaces(game))).toEqual(namesOf(missed))
      }),
    )
  })

  it('[GM9] holds as dead ends those nodes from which no way ends', () => {
    fc.assert(
      fc.property(games, (chapters) => {
        const game = playableGame(chapters)
        const found = chapters.length === 0 ? new Set() : tried(chapters, { chapterAt: 0, at: 0 })
        const endless = everyPlace(game)
          .filter((place) => found.has(nameOf(standingOf(place))))
          .filter((place) => !tried(chapters, standingOf(place)).has(null))
        expect(namesOf(deadEnds(game))).toEqual(namesOf(endless))
      }),
    )
  })

  it('[GM9] finds the circle nobody gets out of', () => {
    const nodes = [aNode({ id: 1 }), aNode({ id: 2 }), aNode({ id: 3, nextNodeId: 2 })]
    const game = playableGame([{ key: 'chapter_1', index: 1, nodes }])
    expect(deadEnds(game).map(({ nodeId }) => nodeId)).toEqual([1, 2, 3])
  })

  it('[GM10] tells the nodes from which a way that can be taken names no node', () => {
    fc.assert(
      fc.property(games, (chapters) => {
        const nowhere = chapters.flatMap((chapter) =>
          chapter.nodes.filter((node) => {
            const isAsked = node.options.length > 0 && node.type !== 'text'
            const choices = isAsked ? node.options.map(({ id }) => id) : [null]
            return choices.some((one) => searchedNext(chapters, node, one).kind === 'invalid')
          }),
        )
        expect(leadingNowhere(playableGame(chapters)).map(({ node }) => node)).toEqual(nowhere)
      }),
    )
  })
})

describe('a chapter as a graph', () => {
  const asks = aNode({
    id: 2,
    type: 'option',
    options: [anOption({ id: 1, nextNodeId: 3 }), anOption({ id: 2, nextNodeId: 4 })],
  })
  const nodes = [aNode({ id: 5, nextNodeId: 0 }), aNode({ id: 4 }), asks, aNode({ id: 1 })]
  const chapter = { key: 'chapter_1', index: 1, nodes: [aNode({ id: 3, nextNodeId: 5 }), ...nodes] }

  it('[GM8] has ways by ids, and a way to what is not there is the id it names', () => {
    expect([...chapterWays(chapter)]).toEqual([
      [1, [2]],
      [2, [3, 4]],
      [3, [5]],
      [4, [5]],
      [5, [null]],
    ])
    const lost = { ...chapter, nodes: [aNode({ id: 1, nextNodeId: 77 })] }
    expect(chapterWays(lost).get(1)).toEqual([77])
    expect([...reachableFrom(3, chapterWays(chapter))]).toEqual([3, 5])
  })

  it('[GM8] has nodes that nobody can miss: without them the end is not reached', () => {
    expect([...unmissable(chapter)]).toEqual([1, 2, 5])
  })
})
