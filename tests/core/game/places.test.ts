import { describe, expect, it } from 'vitest'
import { reachableFrom } from '#core/game/chapter-graph.ts'
import { nextStep } from '#core/game/next-step.ts'
import { firstPlace, placeByGlobalId, placeIn, playableGame } from '#core/game/places.ts'
import { wayFrom, waysOn } from '#core/game/ways.ts'
import { aNode, anOption } from '#fixtures/builders.ts'
import type { KeyNode } from '#schemas/key-node.ts'

const chapter = (key: string, ...nodes: ReturnType<typeof aNode>[]) => ({ key, index: 1, nodes })

describe('the place of a node', () => {
  it('[GM2] is that of the first, where several share an id or a name', () => {
    const [one, other] = [
      aNode({ id: 1, globalId: 'a', content: 'The first.' }),
      aNode({ id: 1, globalId: 'a', content: 'The second.' }),
    ]
    const chapters = [chapter('chapter_1', one, other), chapter('chapter_1', aNode({ id: 7 }))]
    expect(placeIn(chapters, 'chapter_1', 1)?.node).toBe(one)
    expect(placeByGlobalId(playableGame(chapters), 'a')?.node).toBe(one)
    // of two chapters with one key the first has it
    expect(placeIn(chapters, 'chapter_1', 7)).toBeUndefined()
  })

  it('[GM1] is nowhere in a game without nodes, and a story goes on into no chapter without them', () => {
    expect(firstPlace(playableGame([]))).toBeNull()
    expect(firstPlace(playableGame([chapter('chapter_1')]))).toBeNull()
    const game = playableGame([chapter('chapter_1', aNode({ id: 1 })), chapter('chapter_2')])
    const first = firstPlace(game)
    expect(first && waysOn(first).map(({ onward }) => onward)).toEqual([null])
  })

  it('[GM8] that no chapter has leads no further', () => {
    const ways = new Map([[1, [2, 9]] as const, [2, [null]] as const])
    expect([...reachableFrom(1, ways)].sort()).toEqual([1, 2, 9])
    expect([...reachableFrom(9, ways)]).toEqual([9])
  })
})

describe('a node', () => {
  it('[GM2] of a chapter that the game does not have leads by name alone', () => {
    const chapters = [chapter('chapter_1', aNode({ id: 1, globalId: 'harbour' }), aNode({ id: 2 }))]
    const leading = (nextNodeId: KeyNode['nextNodeId']) =>
      nextStep(chapters, aNode({ id: 1, chapterKey: 'chapter_9', nextNodeId }), null)
    expect(leading('harbour')).toEqual({ kind: 'node', chapterKey: 'chapter_1', nodeId: 1 })
    expect(leading(2)).toEqual({ kind: 'invalid', link: 2 })
    expect(leading(null)).toEqual({ kind: 'end' })
  })

  it('[GM2] leads on by the option that was chosen, and by its own way where that is not offered', () => {
    const options = [anOption({ id: 'a', nextNodeId: 2 }), anOption({ id: 'b', nextNodeId: 3 })]
    const asks = aNode({ id: 1, type: 'option', options, nextNodeId: 4 })
    const nodes = [asks, ...[2, 3, 4].map((id) => aNode({ id }))]
    const place = placeIn([chapter('chapter_1', ...nodes)], 'chapter_1', 1)
    const onward = (optionId: string | null) => place && wayFrom(place, optionId).onward?.nodeId
    expect(['a', 'b', 'c', null].map(onward)).toEqual([2, 3, 4, 4])
  })
})
