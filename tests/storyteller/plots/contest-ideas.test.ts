import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { chapterNodes } from '#server/storyteller/engine/product-nodes.ts'
import { toldOf } from './hero-told.ts'
import { contentOf } from './telling.ts'

const nodesOf = (language: GameLanguage, idea: string, plot: string) =>
  chapterNodes(toldOf(idea, language, plot).game).flat()

it.each([
  ['en_US', 'Two sisters who run rival ferries race each other'],
  ['zh_CN', '两兄弟各驾一条渡船，比谁先过河'],
  ['ja_JP', '渡し船の姉妹が、どちらが先に着くか競う'],
] as const)(
  '[PG220] in %s, “%s” has an evening on the ferries before the race',
  (language, idea) => {
    const beside = contentOf(language).rides.find(({ id }) => id === 'ferry')?.beside
    const options = nodesOf(language, idea, 'contest-race').flatMap((node) => node.options)
    const said = options.map(({ content }) => content)
    expect(said).toContain(beside?.lateAlone)
    expect(said).toContain(beside?.lateTwo)
  },
)

it.each([
  ['en_US', 'Two bakers compete at the harvest fair for an old recipe book', 'by the dozen'],
  ['zh_CN', '两家隔街相望的面馆，为了一块老招牌，在端午那天比谁的面更长', '手里的叶子'],
  ['ja_JP', '向かいあう二軒のパン屋の娘が、港の朝市でクロワッサンの腕をきそう', 'まけとくよ'],
] as const)('[PG221] in %s, “%s” is held on the day that it says', (language, idea, words) => {
  const told = nodesOf(language, idea, 'contest-craft').filter(({ content }) =>
    content.includes(words),
  )
  expect(told.length).toBeGreaterThan(0)
})

it('[PG221] is held on any day where the idea names none', () => {
  const told = nodesOf('zh_CN', '两个老奶奶比谁织的围巾长', 'contest-craft')
  expect(told.some(({ content }) => content.includes('手里的叶子'))).toBe(false)
})
