import { describe, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { culpritOf, nameOf, othersOf, TOLD } from './around.ts'
import { ask } from './asking.ts'

const [english] = TOLD as [GameSnapshot]

describe('nobody else', () => {
  it('[CU7] is told in one sentence with who can, each a request that becomes a plan', async () => {
    for (const game of TOLD) {
      const was = nameOf(game, culpritOf(game))
      const names = othersOf(game).map(({ name }) => name)
      const [ally, victim] = game.npcs.slice(4).map(({ name }) => name)
      const asked: [string, RegExp][] = [
        [was, /did it already\. It could also be/],
        [ally ?? '', /is not one of the suspects/],
        [victim ?? '', /is not one of the suspects/],
        [game.player?.name ?? '', /is not one of the suspects/],
        ['Zebulon Xu', /^I cannot find “Zebulon Xu”/],
      ]
      for (const [name, sentence] of asked) {
        const answer = await ask(game, `Make ${name} the culprit`)
        expect(answer.sentence).toMatch(sentence)
        for (const other of names) expect(answer.sentence).toContain(other)
        expect(answer).toMatchObject({
          kind: 'directions',
          directions: names.map((other) => ({ request: `Make ${other} the culprit` })),
        })
      }
      const outcome = await ask(game, 'Change the ending to a happy one')
      expect(outcome.sentence).toMatch(/^How it ends follows from who did it/)
    }
  })

  it('[CU7] is told so in Chinese and Japanese', async () => {
    const [ally] = english.npcs.slice(4)
    const say = async (request: string, language: 'zh' | 'ja') => {
      const answer = await ask(english, request, [], language)
      expect(answer).toMatchObject({ kind: 'directions', directions: { length: 3 } })
      return answer.sentence
    }
    const was = nameOf(english, culpritOf(english))
    expect(await say(`让${ally?.name}当凶手`, 'zh')).toContain('不在嫌疑人之列')
    expect(await say(`让${was}当凶手`, 'zh')).toContain('凶手本来就是')
    expect(await say('让李四当凶手', 'zh')).toContain('在嫌疑人里找不到“李四”')
    expect(await say('把结局改成大团圆', 'zh')).toContain('结局由谁是凶手而定')
    expect(await say(`${ally?.name}を犯人にして`, 'ja')).toContain('容疑者ではなく')
    expect(await say(`${was}を犯人にして`, 'ja')).toContain('もう犯人です')
    expect(await say('太郎を犯人にして', 'ja')).toContain('「太郎」は見つかりません')
    expect(await say('結末を幸せなものに変えて', 'ja')).toContain('結末は誰が犯人かで決まり')
  })

  it('[CU8] where the game is not the storyteller’s, or built otherwise by now, that is said', async () => {
    const [content, ...rest] = english.contents
    if (content === undefined) throw new Error('a game without chapters')
    const rebuilt: GameSnapshot[] = [
      sampleGame('en_US'),
      { ...english, contents: rest },
      {
        ...english,
        contents: [
          { ...content, nodes: content.nodes.map((node) => ({ ...node, locationId: 'loc_1' })) },
          ...rest,
        ],
      },
    ]
    for (const game of rebuilt) {
      const answer = await ask(game, 'Change the culprit')
      expect(answer.sentence).toMatch(/^This game is no longer built the way I told it/)
      expect(answer.kind).toBe('directions')
    }
    expect((await ask(sampleGame('zh_CN'), '换个凶手', [], 'zh')).sentence).toMatch(
      /不能换一个凶手/,
    )
    expect((await ask(sampleGame('ja_JP'), '犯人を変えて', [], 'ja')).sentence).toMatch(
      /別の犯人で語り直すことはできません/,
    )
  })
})
