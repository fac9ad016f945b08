import { describe, expect, it } from 'vitest'
import { TASK_TYPE } from '#schemas/task.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { secretFaults } from '#server/storyteller/builtin/proof/secret-faults.ts'

const game = provenGame({
  idea: '沙漠里的最后一家邮局每晚都会收到一封寄给骆驼的信',
  outlineKey: 'classic',
  outlineText: '',
  artStyle: 'ANIME',
  audience: 'ALL',
  duration: 'normal',
  ageGroup: 'ALL',
  language: 'zh_CN',
})

describe('a hidden task', () => {
  it('[PU10] is told by no other text of the game', () => {
    expect(secretFaults(game)).toEqual([])
  })

  it('[PU10] is seen when a title gives it away', () => {
    const hidden = game.contents
      .flatMap((chapter) => chapter.tasks)
      .concat(game.npcTasks)
      .find((task) => task.type === TASK_TYPE.hidden)
    const [first, ...others] = game.chapters
    if (hidden === undefined || first === undefined) throw new Error('a game without secrets')
    const told = { ...game, chapters: [{ ...first, title: hidden.name }, ...others] }
    expect(secretFaults(told)).toHaveLength(1)
  })
})
