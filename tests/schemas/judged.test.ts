import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { judgeChoice } from '#schemas/wire/play.ts'

const game = sampleGame('en_US')
const places = game.contents.flatMap(({ key, nodes }) => nodes.map((node) => ({ key, node })))
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
})
