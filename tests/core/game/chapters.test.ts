import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chaptersInOrder } from '#core/game/chapters.ts'
import { playableOf } from '#fixtures/arbitraries.ts'
import { aNode } from '#fixtures/builders.ts'

const chapter = (key: string, index: number | null, ids: readonly number[] = [1]) => ({
  key,
  index,
  nodes: ids.map((id) => aNode({ id, chapterKey: key })),
})

describe('the chapters of a game', () => {
  it('[GM1] stand by index, then by key in natural order, those without an index last', () => {
    const told = [
      chapter('chapter_10', null),
      chapter('chapter_9', null),
      chapter('b', 2),
      chapter('a', 2),
      chapter('z', 1),
    ]
    const order = chaptersInOrder(told).map(({ key }) => key)
    expect(order).toEqual(['z', 'a', 'b', 'chapter_9', 'chapter_10'])
  })

  it('[GM1] are only those with nodes, each ascending by id', () => {
    const [only, ...others] = chaptersInOrder([chapter('a', 1, []), chapter('b', 2, [3, 1, 2])])
    expect(only?.nodes.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(others).toEqual([])
  })

  it('[GM1] stand the same in whatever order they came', () => {
    fc.assert(
      fc.property(playableOf, (chapters) => {
        const ordered = chaptersInOrder(chapters)
        expect(chaptersInOrder(chapters.toReversed())).toEqual(ordered)
        expect(chaptersInOrder(ordered)).toEqual(ordered)
      }),
    )
  })
})
