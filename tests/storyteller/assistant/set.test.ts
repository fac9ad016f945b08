import { describe, expect, it } from 'vitest'
import { textAt } from '#core/game/addresses.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { carriedOut, planFor } from './asking.ts'

const set = async (language: GameLanguage, request: string, address: string) =>
  textAt(await carriedOut(sampleGame(language), request), address)

describe('setting a field', () => {
  it('[AS3] in English', async () => {
    for (const [request, address, text] of [
      ['make Tobias 62 years old', 'npcs/2/age', '62'],
      ['Tobias Penrose should be a baker', 'npcs/2/occupation', 'Baker'],
      ['set Imogen’s occupation to midwife', 'npcs/3/occupation', 'midwife'],
      ['Make Imogen a man', 'npcs/3/gender', 'male'],
      ['make the player 40 years old', 'player/age', '40'],
      ['make the player’s goal find the lost cat', 'basics/playerGoal', 'Find the lost cat'],
      ['change the title to The Last Lamp', 'basics/title', 'The Last Lamp'],
      ['Chapter 2 should be called The Long Night.', 'story/chapters/2/title', 'The Long Night'],
      ['rename the last chapter to Ebb', 'story/chapters/3/title', 'Ebb'],
      [
        'change the summary of chapter one to “It begins.”',
        'story/chapters/1/summary',
        'It begins.',
      ],
      [
        'change the reward of the task “Date the post” to A map',
        'tasks/chapter_2/1/reward',
        'A map',
      ],
      ['change the intro to: “Stay,” she said, here.', 'basics/intro', '“Stay,” she said, here.'],
    ] as const)
      expect(await set('en_US', request, address), request).toBe(text)
  })

  it('[AS3] in Chinese', async () => {
    for (const [request, address, text] of [
      ['让庞大橹变成62岁', 'npcs/2/age', '62'],
      ['把庞大橹的年龄改成六十二岁', 'npcs/2/age', '六十二'],
      ['庞大橹应该是一个面包师', 'npcs/2/occupation', '面包师'],
      ['把小满改成男的', 'npcs/4/gender', '男'],
      ['把标题改成《雾灯》', 'basics/title', '雾灯'],
      ['第二章的标题改为“长夜”', 'story/chapters/2/title', '长夜'],
      ['请把玩家的目标改为：找到那只猫。', 'basics/playerGoal', '找到那只猫。'],
    ] as const)
      expect(await set('zh_CN', request, address), request).toBe(text)
  })

  it('[AS3] in Japanese', async () => {
    for (const [request, address, text] of [
      ['大櫓 源三の年齢を六十に変えて', 'npcs/2/age', '六十'],
      ['大櫓 源三を六十二歳にして', 'npcs/2/age', '六十二'],
      ['源三の年齢を62に変えて', 'npcs/2/age', '62'],
      ['ピコをパン屋にしてください', 'npcs/4/occupation', 'パン屋'],
      ['ピコを男性にして', 'npcs/4/gender', '男性'],
      ['題名を「星の時計」に変えて', 'basics/title', '星の時計'],
      ['第二章のタイトルを長い夜にして', 'story/chapters/2/title', '長い夜'],
      ['主人公の目的を「猫を見つける」に変更してください', 'basics/playerGoal', '猫を見つける'],
    ] as const)
      expect(await set('ja_JP', request, address), request).toBe(text)
  })

  it('[AS3] a task is told the same wherever it stands', async () => {
    const { places } = await planFor(
      sampleGame('en_US'),
      'rename the task “Name the hour” to “Name the thief”',
    )
    expect(places.map(({ address, title }) => [address, title])).toEqual([
      ['story/chapters/3/tasks/1/name', 'Chapter 3, task “Name the hour”, name'],
      ['tasks/chapter_3/1/name', 'Chapter 3, task “Name the hour” (in play), name'],
    ])
  })
})
