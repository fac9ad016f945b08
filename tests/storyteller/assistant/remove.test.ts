import { describe, expect, it } from 'vitest'
import { aLocation, anNpc } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { ask, carriedOut, planFor } from './asking.ts'

const namesOf = (all: readonly { name: string }[] | undefined) => all?.map(({ name }) => name)

describe('removing', () => {
  it('[AS5] a task goes wherever it is listed', async () => {
    const game = sampleGame('en_US')
    for (const request of [
      'remove the task “Hear four accounts”',
      '删掉任务“Hear four accounts”',
      'タスク「Hear four accounts」を削除して',
    ]) {
      const { chapters, contents } = await carriedOut(game, request)
      expect(chapters[0]?.tasks).toHaveLength(1)
      expect(namesOf(contents[0]?.tasks)).toEqual(['Read the folded page'])
    }
    const quotes = [{ address: 'tasks/chapter_2/1', text: '' }]
    for (const request of ['remove this task', '删掉这个任务', 'このタスクを削除して']) {
      const { chapters, contents } = await carriedOut(game, request, quotes)
      expect([chapters[1]?.tasks, contents[1]?.tasks]).toEqual([[], []])
    }
  })

  it('[AS5] a trait and a paragraph of the prologue go, and only they', async () => {
    const game = sampleGame('en_US')
    const { npcs } = await carriedOut(game, 'remove the trait Patient')
    expect(namesOf(npcs[0]?.traits)).toEqual(['Exact'])
    expect(npcs.slice(1)).toEqual(game.npcs.slice(1))
    for (const request of ['delete the second paragraph', '删掉第二段', '第二段落を消して'])
      expect((await carriedOut(game, request)).prologue).toEqual([
        game.prologue[0],
        game.prologue[2],
      ])
  })

  it('[AS5] a character or a place goes where nothing needs it, and it is told what would still mention it', async () => {
    const game = sampleGame('en_US')
    const loose: GameSnapshot = {
      ...game,
      npcs: [...game.npcs, anNpc({ id: 9, name: 'Nobody Much' })],
      locations: [...game.locations, aLocation({ id: 'cave', name: 'The Cave' })],
      prologue: ['Nobody Much was here.'],
    }
    const plan = await planFor(loose, 'remove Nobody Much')
    expect(plan.sentence).toBe('Remove Nobody Much. 1 text still mentions it.')
    expect((await carriedOut(loose, '删掉Nobody Much')).npcs).toEqual(game.npcs)
    expect((await carriedOut(loose, 'The Caveを削除して')).locations).toEqual(game.locations)
  })

  it('[AS5] what the game needs is not offered, and it is told what would break', async () => {
    const game = sampleGame('en_US')
    const speaker = await ask(game, 'Remove Ada Marsh')
    expect(speaker.kind).toBe('directions')
    expect(speaker.sentence).toBe(
      'Ada Marsh cannot go: 3 nodes would have no speaker, nobody would give 1 task. The nearest things I can do:',
    )
    const place = await ask(game, '删掉The Clock Room', [], 'zh')
    expect(place.sentence).toBe('不能删去The Clock Room：18 个节点会没有地点。最接近的有：')
  })
})
