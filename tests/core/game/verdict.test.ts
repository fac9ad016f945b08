import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tasksEarned } from '#core/game/earned.ts'
import { judgeChoice, verdictOf } from '#core/game/verdict.ts'
import { playableOf } from '#fixtures/arbitraries.ts'
import { aTask } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { TASK_TYPE } from '#schemas/task.ts'

const game = sampleGame('en_US')
const places = game.contents.flatMap(({ key, nodes }) => nodes.map((node) => ({ key, node })))
/** What the preview calls a choice that was the answer, was not, or is none. */
const WORDS = new Map([
  [true, 'correct'],
  [false, 'incorrect'],
  [null, null],
])
const choose = (place: (typeof places)[number] | undefined, optionId: number | string) => {
  if (place === undefined) throw new Error('the sample game has no such node')
  return judgeChoice(game, { chapterKey: place.key, nodeId: place.node.id, optionId })
}

describe('a choice of a published game', () => {
  it('[PU10] is right or wrong where its node has an answer, and neither where it has none', () => {
    const asked = places.find(({ node }) => node.answerId !== null && node.options.length > 1)
    for (const { id } of asked?.node.options ?? []) {
      const isRight = String(id) === String(asked?.node.answerId)
      expect(choose(asked, id)?.correct).toBe(isRight)
    }
    const open = places.find(({ node }) => node.answerId === null && node.options.length > 0)
    expect(choose(open, open?.node.options[0]?.id ?? '')?.correct).toBeNull()
  })

  it('[PU10] earns the hidden task of its option, and no choice that is not offered earns any', () => {
    const place = places.find(({ node }) => node.options.length > 1)
    const [first, second] = place?.node.options ?? []
    const [task] = game.contents.flatMap(({ tasks }) => tasks)
    if (place === undefined || first === undefined || second === undefined || task === undefined)
      throw new Error('the sample game has no choice, or no task')
    const hidden = { ...task, type: TASK_TYPE.hidden, keyNodeId: place.node.id, optionId: first.id }
    const contents = game.contents.map((one) =>
      one.key === place.key ? { ...one, tasks: [hidden] } : { ...one, tasks: [] },
    )
    const withHidden = { ...game, contents, npcTasks: [] }
    const earnedBy = (optionId: number | string) =>
      judgeChoice(withHidden, { chapterKey: place.key, nodeId: place.node.id, optionId })?.earned
    expect(earnedBy(first.id)).toHaveLength(1)
    expect(earnedBy(second.id)).toEqual([])
    expect(earnedBy('no option')).toBeUndefined()
    expect(judgeChoice(game, { chapterKey: 'none', nodeId: place.node.id, optionId: 1 })).toBeNull()
  })

  it('[GM4] is judged as the preview judges it, and only where it is offered', () => {
    const asked = playableOf.map((contents) => ({
      contents,
      places: contents.flatMap(({ key, nodes }) => nodes.map((node) => ({ key, node }))),
    }))
    fc.assert(
      fc.property(asked, ({ contents, places: all }) => {
        for (const { key: chapterKey, node } of all) {
          const judge = (optionId: number | string) =>
            judgeChoice({ contents, npcTasks: [] }, { chapterKey, nodeId: node.id, optionId })
          for (const { id } of node.options) {
            const isAnswer = node.answerId === null ? null : String(node.answerId) === String(id)
            expect(judge(id)?.correct).toBe(isAnswer)
            expect(verdictOf(node, id)).toBe(WORDS.get(isAnswer))
            expect(judge(String(id))).toEqual(judge(id))
          }
          expect(judge('not offered')).toBeNull()
          expect(verdictOf(node, null)).toBeNull()
        }
      }),
    )
  })

  it('[GM5] earns the hidden tasks of its node that name its option, or none', () => {
    const hidden = aTask({ id: 1, type: TASK_TYPE.hidden, keyNodeId: 4, optionId: 2 })
    const ofNode = { ...hidden, id: 2, keyNodeId: '4', optionId: null }
    const elsewhere = { ...hidden, id: 3, keyNodeId: 5 }
    const open = { ...hidden, id: 4, type: TASK_TYPE.main }
    const nowhere = { ...hidden, id: 5, keyNodeId: null }
    const tasks = [hidden, ofNode, elsewhere, open, nowhere]
    expect(tasksEarned(tasks, 4, '2')).toEqual([hidden, ofNode])
    expect(tasksEarned(tasks, 4, 3)).toEqual([ofNode])
    expect(tasksEarned(tasks, 6, 2)).toEqual([])
  })
})
