import { expect, it } from 'vitest'
import { plotsOf } from '#server/storyteller/engine/content.ts'
import { bySuit } from '#server/storyteller/engine/plot-suits.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { settleStory } from '#server/storyteller/engine/tell-story.ts'
import { accusedSaid } from '#server/storyteller/reading/typed/accused-said.ts'
import { quarrelSaid } from '#server/storyteller/reading/typed/quarrel-said.ts'
import { readTyped } from '#server/storyteller/reading/typed/read-typed.ts'
import { contentOf, inputOf, partOf, plotIn } from './telling.ts'

it.each([
  ['zh_CN', '一对闹翻了的姐妹回老宅收拾父亲的遗物'],
  ['ja_JP', '仲たがいした姉妹が父の家を片づける'],
  ['en_US', 'Two brothers who fell out over a boat close up their father’s house'],
] as const)(
  '[PG33] a house that somebody has left is told as that house alone in %s',
  (language, idea) => {
    const content = contentOf(language)
    const ids = (told: string): string[] =>
      bySuit(plotsOf(content, 'relationship'), content, partOf(told, language)).map(({ id }) => id)
    expect(ids(idea)).toEqual(['relationship-house'])
    expect(ids('').length).toBeGreaterThan(1)
  },
)

it('[PG120] a beast that is said to be accused is the one on trial', () => {
  const said = accusedSaid(readTyped('村の鐘を割ったと訴えられた山羊の裁判', 'ja'))
  expect(said).toMatchObject({ accused: { text: '山羊' }, deed: 'break' })
})

it.each([
  ['en_US', 'Two brothers who fell out over a boat close up their father’s house', 'house', 'boat'],
  ['en_US', 'Two sisters who fell out over a violin sell their aunt’s house', 'house', 'violin'],
  ['zh_CN', '为一条小船闹翻的兄弟回来卖外婆的老宅', '老宅', '小船模型'],
  ['ja_JP', '舟のことで仲たがいした兄弟が父の家を片づける', '家', '舟の模型'],
] as const)(
  '[PG234] what two fell out over is the thing of their story, and not where it plays: in %s, “%s”',
  (language, idea, where, thing) => {
    expect(partOf(idea, language)).toMatchObject({ where, thingShort: thing })
    expect(quarrelSaid(readTyped('Two brothers row a boat', 'en'))).toBeNull()
  },
)

it.each([
  ['en_US', 'Two brothers who fell out over a boat close up their father’s house', 'your father'],
  ['en_US', 'Two sisters sell the old house', 'the old master'],
  ['zh_CN', '一对闹翻了的姐妹回老宅收拾父亲的遗物', '父亲'],
  ['zh_CN', '闹翻的兄弟回来卖外婆的老宅', '外婆'],
  ['ja_JP', '仲たがいした姉妹が父の家を片づける', '父'],
  ['zh_CN', '女儿回来跟父亲一起收拾父亲的旅馆', '老当家'],
] as const)(
  '[PG235] whose house it was is told as the idea calls them, and is nobody who is met in it: in %s, “%s” is %s',
  (language, idea, late) => {
    const { words } = settleStory({
      ...inputOf(plotIn(language, 'relationship-house'), language, idea, {
        part: partOf(idea, language),
      }),
      hero: heroOf(readTyped(idea, language.slice(0, 2) as 'en' | 'zh' | 'ja')),
    })
    expect((words['told.late'] ?? '').replace('{keeper}', words.keeper ?? '')).toBe(late)
  },
)
