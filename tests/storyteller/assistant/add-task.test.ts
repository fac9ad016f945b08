import { describe, expect, it } from 'vitest'
import { taskCopies } from '#core/game/task-copies.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { TASK_TYPE } from '#schemas/task.ts'
import { playFaultsOf } from '#server/storyteller/assistant/proof.ts'
import { ask, carriedOut, GAMES, planFor } from './asking.ts'

const speakerIn = (game: GameSnapshot) => {
  const speakers = game.contents.flatMap(({ nodes }) => nodes.map(({ speaker }) => speaker))
  const found = game.npcs.find(({ id }) => speakers.includes(id))
  if (found === undefined) throw new Error('a game in which nobody speaks')
  return found
}
const REQUESTS: readonly ((name: string) => string)[] = [
  (name) => `Give ${name} a task`,
  (name) => `Add another hidden task to ${name}.`,
  (name) => `给${name}加一个隐藏任务`,
  (name) => `请给${name}再添加一个任务`,
  (name) => `${name}に隠しタスクを追加して`,
  (name) => `${name}にタスクを一つ加えてください`,
]

describe('one more task', () => {
  it('[AS16] is asked for in three languages of games in three, and completed where its character speaks', async () => {
    for (const game of GAMES)
      for (const request of REQUESTS) {
        const person = speakerIn(game)
        const made = await carriedOut(game, request(person.name))
        const known = new Set(taskCopies(game).map(({ address }) => address))
        const tasks = taskCopies(made).filter(({ address }) => !known.has(address))
        expect(tasks.map(({ address }) => address.split('/')[0])).toEqual([
          'npcTasks',
          'story',
          'tasks',
        ])
        const [{ task }] = tasks as [(typeof tasks)[0]]
        expect(task).toMatchObject({ type: TASK_TYPE.hidden, roleId: person.id, optionId: null })
        const node = made.contents
          .find(({ key }) => key === task.chapterKey)
          ?.nodes.find(({ id }) => id === task.keyNodeId)
        expect(node?.speaker).toBe(person.id)
        expect(`${task.name}${task.target}`).not.toMatch(/[{}]/)
        expect(/[\p{sc=Hira}\p{sc=Han}]/u.test(task.target)).toBe(game.brief.language !== 'en_US')
        expect(playFaultsOf(made)).toEqual(playFaultsOf(game))
      }
  })

  it('[AS16] bears the name that is given, differs from those there are, and can be taken away again', async () => {
    for (const game of GAMES) {
      const { name } = speakerIn(game)
      const one = await carriedOut(game, `Add a task called “The Third Key” to ${name}`)
      expect(one.npcTasks.at(-1)?.name).toBe('The Third Key')
      const two = await carriedOut(one, `Give ${name} a task`)
      const three = await carriedOut(two, `给${name}加一个任务`)
      const told = three.npcTasks.map((task) => task.name)
      expect(new Set(told.slice(-3)).size).toBe(3)
      const back = await carriedOut(one, 'Remove the task “The Third Key”')
      expect(back.npcTasks).toEqual(game.npcTasks)
      expect(back.chapters).toEqual(game.chapters)
      expect(back.contents).toEqual(game.contents)
    }
  })

  it('[AS16] who says nothing, and what is nobody, gets none', async () => {
    const game = GAMES[3] as GameSnapshot
    const speakers = new Set(
      game.contents.flatMap(({ nodes }) => nodes.map((node) => node.speaker)),
    )
    const silent = game.npcs.find(({ id }) => !speakers.has(id))?.name ?? ''
    expect((await ask(game, `Give ${silent} a task`)).sentence).toMatch(/^I have no further task/)
    expect((await ask(game, `给${silent}加一个任务`, [], 'zh')).sentence).toMatch(/完成得了/)
    expect((await ask(game, `${silent}にタスクを追加して`, [], 'ja')).sentence).toMatch(
      /達成できる/,
    )
    expect((await ask(game, 'Give chapter 1 a task')).sentence).toMatch(/^I cannot add/)
    expect((await ask(game, 'Give Zog a task')).sentence).toMatch(/^I cannot find “Zog”/)
    const { name } = speakerIn(game)
    const plan = await planFor(game, `Give ${name} a task`, [], 'en')
    expect(plan.sentence).toMatch(/^Give .+ a hidden task: “/)
    // each of the places it is told at has a name of its own
    expect(new Set(plan.places.map(({ title }) => title)).size).toBe(plan.places.length)
    expect(plan.places.map(({ title }) => title)).toContainEqual(
      expect.stringContaining(`${name}’s task “`),
    )
  })
})
