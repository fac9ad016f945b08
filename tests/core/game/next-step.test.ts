import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chaptersInOrder } from '#core/game/chapters.ts'
import { nextStep } from '#core/game/next-step.ts'
import { everyPlace, firstPlace, nodeIn, placeIn, playableGame } from '#core/game/places.ts'
import { stateAfter } from '#core/game/walk.ts'
import { wayFrom } from '#core/game/ways.ts'
import { playableOf } from '#fixtures/arbitraries.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import { foundAfter, searchedNext } from './searched.ts'

describe('the way on', () => {
  it('[GM2] leads where a search through all nodes leads, by every choice', () => {
    fc.assert(
      fc.property(playableOf.map(chaptersInOrder), (chapters) => {
        for (const place of everyPlace(playableGame(chapters)))
          for (const optionId of [null, 'none', ...place.node.options.map(({ id }) => id)]) {
            const next = searchedNext(chapters, place.node, optionId)
            expect(nextStep(chapters, place.node, optionId)).toEqual(next)
            expect(wayFrom(place, optionId).leadsTo).toBe(next.kind)
          }
      }),
      { numRuns: 300 },
    )
  })

  it('[GM2] goes on in the story where a search through all nodes goes on', () => {
    fc.assert(
      fc.property(playableOf.map(chaptersInOrder), (chapters) => {
        for (const place of everyPlace(playableGame(chapters)))
          for (const optionId of [null, ...place.node.options.map(({ id }) => id)]) {
            const { onward } = wayFrom(place, optionId)
            const found = onward && { chapterAt: onward.chapter.at, at: onward.at }
            const standing = { chapterAt: place.chapter.at, at: place.at }
            expect(found).toEqual(foundAfter(chapters, standing, optionId))
          }
      }),
      { numRuns: 300 },
    )
  })

  it('[GM2] is found for a node that stands in no chapter, too', () => {
    const chapters = [{ key: 'chapter_1', index: 1, nodes: [aNode({ id: 1 }), aNode({ id: 9 })] }]
    const loose = aNode({ id: 4, options: [anOption({ id: 1, nextNodeId: 77 })] })
    expect(nextStep(chapters, loose, null)).toMatchObject({ nodeId: 9 })
    expect(nextStep(chapters, loose, '1')).toEqual({ kind: 'invalid', link: 77 })
  })

  it('[GM13] of a node that names a chapter the game does not have goes on after its own', () => {
    const stray = aNode({ id: 1, chapterKey: 'Chapter the First' })
    const chapters = [
      { key: 'chapter_1', index: 1, nodes: [stray] },
      { key: 'chapter_2', index: 2, nodes: [aNode({ id: 1, chapterKey: 'chapter_2' })] },
    ]
    const place = placeIn(chapters, 'chapter_1', 1)
    expect(place && stateAfter(place, null)).toEqual({
      kind: 'onward',
      chapterKey: 'chapter_2',
      nodeId: 1,
      newChapter: true,
    })
  })
})

describe('a game made ready', () => {
  it('[GM3] is made once for a list of chapters, and each way of it once', () => {
    const chapters = [{ key: 'chapter_1', index: 1, nodes: [aNode({ id: 1 }), aNode({ id: 2 })] }]
    expect(playableGame(chapters)).toBe(playableGame(chapters))
    expect(playableGame([...chapters])).not.toBe(playableGame(chapters))
    const place = firstPlace(playableGame(chapters))
    expect(place).toBe(placeIn(chapters, 'chapter_1', 1))
    if (place === null) throw new Error('a game without a beginning')
    expect(wayFrom(place, null)).toBe(wayFrom(place, null))
    expect(wayFrom(place, null).onward).toBe(placeIn(chapters, 'chapter_1', 2))
  })

  it('[GM3] finds the nodes of its chapters and no others', () => {
    fc.assert(
      fc.property(playableOf.map(chaptersInOrder), (chapters) => {
        for (const { key, nodes } of chapters) {
          for (const node of nodes) expect(nodeIn(chapters, key, node.id)).toBe(node)
          expect(nodeIn(chapters, key, 99)).toBeUndefined()
        }
        expect(nodeIn(chapters, 'constructor', 1)).toBeUndefined()
        expect(firstPlace(playableGame(chapters))?.node).toBe(chapters[0]?.nodes[0])
      }),
    )
  })
})
