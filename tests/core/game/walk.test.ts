import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chaptersInOrder, type PlayableChapter } from '#core/game/chapters.ts'
import { placeIn } from '#core/game/places.ts'
import { goesInCircles, stateAfter, walkable } from '#core/game/walk.ts'
import { playableOf } from '#fixtures/arbitraries.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import type { PlayedStep } from '#schemas/preview.ts'

const games = playableOf.map(chaptersInOrder)
/** Which option is chosen at each step, and how long the walk is. */
const lots = fc.array(fc.nat(2), { maxLength: 12 })

/** The walk of somebody who chooses so, as far as the story goes. */
function walked(chapters: readonly PlayableChapter[], choices: readonly number[]): PlayedStep[] {
  const walk: PlayedStep[] = []
  let chapterKey = chapters[0]?.key ?? ''
  let nodeId = chapters[0]?.nodes[0]?.id ?? 0
  for (const choice of choices) {
    const place = placeIn(chapters, chapterKey, nodeId)
    if (place === undefined) break
    const { options } = place.node
    const optionId = place.waits ? (options[choice % options.length]?.id ?? null) : null
    walk.push({ chapterKey, nodeId, optionId })
    const state = stateAfter(place, optionId)
    if (state.kind !== 'onward') break
    chapterKey = state.chapterKey
    nodeId = state.nodeId
  }
  return walk
}

describe('a walk', () => {
  it('[GM6] that was walked in a game is kept whole', () => {
    fc.assert(
      fc.property(games, lots, (chapters, choices) => {
        const walk = walked(chapters, choices)
        expect(walkable(chapters, walk)).toEqual(walk)
      }),
    )
  })

  it('[GM6] is kept up to a step that does not follow, and cut twice it is what it is cut once', () => {
    fc.assert(
      fc.property(games, games, lots, (chapters, edited, choices) => {
        const walk = walked(chapters, choices)
        const kept = walkable(edited, walk)
        expect(walkable(edited, kept)).toEqual(kept)
        expect(walk.slice(0, kept.length).map(({ nodeId }) => nodeId)).toEqual(
          kept.map(({ nodeId }) => nodeId),
        )
        for (const [at, step] of kept.entries()) {
          const place = placeIn(edited, step.chapterKey, step.nodeId)
          const following = kept[at + 1]
          if (place === undefined) throw new Error('a step that is not there')
          if (following !== undefined) {
            const { chapterKey, nodeId } = following
            expect(stateAfter(place, step.optionId)).toMatchObject({ chapterKey, nodeId })
          }
        }
      }),
    )
  })

  it('[GM6] ends where a choice is no longer offered', () => {
    const asks = aNode({ id: 1, type: 'option', options: [anOption({ id: 1 })] })
    const chapters = [{ key: 'chapter_1', index: 1, nodes: [asks, aNode({ id: 2 })] }]
    const step = { chapterKey: 'chapter_1', nodeId: 1 }
    const walk = [
      { ...step, optionId: 2 },
      { ...step, nodeId: 2, optionId: null },
    ]
    expect(walkable(chapters, walk)).toEqual([{ ...step, optionId: null }])
    expect(walkable(chapters, [{ ...step, nodeId: 2, optionId: null }])).toEqual([])
    expect(walkable([], walk)).toEqual([])
  })

  it('[GM7] goes in circles when it comes back and nothing was chosen between', () => {
    const step = (nodeId: number, optionId: number | null = null) => ({
      chapterKey: 'chapter_1',
      nodeId,
      optionId,
    })
    const next = { chapterKey: 'chapter_1', nodeId: 1 }
    expect(goesInCircles([step(1), step(2)], next)).toBe(true)
    expect(goesInCircles([step(1), step(2, 1)], next)).toBe(false)
    expect(goesInCircles([step(2), step(3)], next)).toBe(false)
    expect(goesInCircles([step(1)], { chapterKey: 'chapter_2', nodeId: 1 })).toBe(false)
  })
})
