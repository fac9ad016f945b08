import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { CUSTOMS, toldWords } from '#server/storyteller/engine/by-idea.ts'
import { boutIn } from '#server/storyteller/engine/craft-of.ts'
import { toldBout } from '#server/storyteller/engine/craft-slots.ts'
import { customOf } from '#server/storyteller/engine/facets.ts'
import { faultsOfStory } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf, plotsOffered, settled } from './telling.ts'

type Asked = readonly [
  idea: string,
  language: GameLanguage,
  craft: string,
  made: string,
  measure: string,
  stake: string,
]

/** What is made, by what it is judged and for what it is done, by hand. */
const MADE: readonly Asked[] = [
  [
    'Two bakers whose shops share a wall compete in the village baking contest for an old recipe book',
    ...(['en_US', 'baked', '', 'taste', 'old recipe book'] as const),
  ],
  [
    'A widow and her brother-in-law see who bakes the best plum cake at the harvest fair, and the loser gives up the shop',
    ...(['en_US', 'baked', 'plum cake', 'taste', 'key to the shop'] as const),
  ],
  [
    'Three brothers build the highest sandcastle on the beach before the tide comes',
    ...(['en_US', 'heaped', 'sandcastle', 'high', ''] as const),
  ],
  [
    'A young cook enters the soup cook-off in the harbor against her old teacher',
    ...(['en_US', 'simmered', 'soup', 'taste', ''] as const),
  ],
  [
    'Two grandmothers compete over who makes the longest scarf',
    ...(['en_US', 'sewn', 'scarf', 'long', ''] as const),
  ],
  [
    '两家隔街相望的面馆，为了一块老招牌，在端午那天比谁的面更长',
    ...(['zh_CN', 'pulled', '面', 'long', '老招牌'] as const),
  ],
  ['师兄弟二人在庙会上比谁的灯笼更亮', 'zh_CN', 'stretched', '灯笼', 'fine', ''],
  ['中秋节，两个村子比谁做的月饼最大，赢的得磨坊', 'zh_CN', 'baked', '月饼', 'big', '磨坊的钥匙'],
  ['母女俩在年夜饭前比谁包的饺子多', 'zh_CN', 'steamed', '饺子', 'big', ''],
  ['一个小厨师参加镇上的厨艺比赛，做一碗汤', 'zh_CN', 'simmered', '汤', 'taste', ''],
  [
    '向かいあう二軒のパン屋の娘が、港の朝市でクロワッサンの腕をきそう',
    ...(['ja_JP', 'folded', 'クロワッサン', 'taste', ''] as const),
  ],
  [
    '兄弟が凧あげ大会で、だれの凧がいちばん高くあがるかをきそう',
    ...(['ja_JP', 'stretched', '凧', 'high', ''] as const),
  ],
  ['村の鍋くらべで、祖母と孫が味をきそう', 'ja_JP', 'simmered', '鍋', 'taste', ''],
  [
    '二軒のラーメン屋が、古いのれんをかけて勝負する',
    ...(['ja_JP', 'pulled', 'ラーメン', 'taste', '古いのれん'] as const),
  ],
  [
    '和菓子職人の姉妹が、茶会の菓子コンクールに出る',
    ...(['ja_JP', 'steamed', '和菓子', 'taste', ''] as const),
  ],
]

/** What is a contest of nothing that is made, or of nothing at all. */
const NOT_MADE = [
  ['A chess tournament on a ship', 'en_US'],
  ['A baker finds a ring in a loaf of bread', 'en_US'],
  ['Two sisters who run rival ferries race each other on the last day of summer', 'en_US'],
  ['两只猫抢一碗面', 'zh_CN'],
  ['全村参加拔河比赛', 'zh_CN'],
  ['将棋大会に出る少年', 'ja_JP'],
] as const

const boutOf = (idea: string, language: GameLanguage) =>
  boutIn(contentOf(language), partOf(idea, language))

/** What the house is called in which it is made: as the idea says, else after what it names, else as the sort says. */
const HOUSES = [
  ['Two bakers whose shops share a wall compete in the village baking contest', 'en_US', 'bakery'],
  ['Two sisters compete over who bakes the best plum cake', 'en_US', 'cake shop'],
  ['A young cook enters the soup cook-off in the harbor', 'en_US', 'soup house'],
  ['母女俩比谁包的饺子多', 'zh_CN', '饺子馆'],
  ['一个酒楼的学徒参加镇上的厨艺比赛，做一碗汤', 'zh_CN', '酒楼'],
  ['豆腐職人が町いちばんを決める大会に出る', 'ja_JP', '豆腐屋'],
  ['兄弟が凧あげ大会で、だれの凧がいちばん高くあがるかをきそう', 'ja_JP', '凧屋'],
] as const

describe('a contest of making', () => {
  it.each(HOUSES)('[PG140] of “%s” (%s) plays in a %s', (idea, language, house) => {
    const content = contentOf(language)
    const bout = toldBout(
      { makes: { steps: 'strips', stuffs: 'errand' } },
      content,
      partOf(idea, language),
      createRng('houses'),
    )
    expect(bout?.house).toBe(house)
  })

  it.each(MADE)('[PG140] is read out of “%s”', (idea, language, craft, made, measure, stake) => {
    const bout = boutOf(idea, language)
    expect(bout?.craft.id).toBe(craft)
    expect(bout).toMatchObject({ made, measure, stake })
    expect(plotsOffered(idea, language)).toContain('contest-craft')
  })

  it.each(NOT_MADE)('[PG141] is not read into “%s”', (idea, language) => {
    expect(boutOf(idea, language)).toBeUndefined()
    expect(plotsOffered(idea, language)).not.toContain('contest-craft')
  })

  it.each(MADE)('[PG142] makes what is made, and not what it is for: “%s”', (idea, language) => {
    const { words, stand, bout } = settled('contest-craft', idea, language)
    expect(stand).toBeUndefined()
    expect(words.made).toBe(bout?.made)
    expect(words.thing).not.toBe(words.made)
    const stake = boutOf(idea, language)?.stake ?? ''
    if (stake !== '') expect(stake).toContain(words.thing)
    expect(words['craft.room']).toBe(bout?.craft.told.room)
  })
})

/** Two houses of which an idea says that a street parts them, and what lies between two others. */
const BETWEEN = [
  [
    'en_US',
    'Two bakers on opposite sides of the street see who bakes the best plum cake',
    true,
    'your cake shop',
  ],
  [
    'en_US',
    'Two bakers see who bakes the best plum cake at the harvest fair',
    false,
    'your cake shop',
  ],
  ['zh_CN', '两家隔街相望的面馆比谁的面更长', true, '自家面馆'],
  ['zh_CN', '两家面馆在集市上比谁的面更长', false, '自家面馆'],
  ['ja_JP', '通りをへだてた二軒のパン屋がパンの腕をきそう', true, 'うちのパン屋'],
  ['ja_JP', '二軒のパン屋が港の朝市でパンの腕をきそう', false, 'うちのパン屋'],
] as const
it.each(BETWEEN)(
  '[PG180] in %s, “%s” is worked on in a house of that craft',
  (language, idea, isStreet, house) => {
    const { place, ground } = settled('contest-craft', idea, language)
    const { hearth, square } = place.parts
    const { street } = contentOf(language).craftWords
    expect(hearth.the).toBe(house)
    expect(hearth.seen).not.toMatch(/[{}]/)
    expect(square.the).toBe(isStreet ? street.the : ground.parts.square.the)
  },
)

it.each([
  ['en_US', 'Two bakers compete over who makes the finest croissants', 'butter'],
  ['zh_CN', '师兄弟二人在庙会上比谁做的可颂更香', '层'],
  ['ja_JP', '二軒のパン屋がクロワッサンの腕をきそう', '層'],
] as const)(
  '[PG181] in %s, what “%s” is about is folded, and whoever makes it is known by that',
  (language, idea, word) => {
    const { bout, words } = settled('contest-craft', idea, language)
    expect(bout?.craft.id).toBe('folded')
    expect(words['craft.lesson']).toContain(word)
    expect(words['craft.maker']).toBe(bout?.craft.told.maker)
  },
)

it.each([
  ['en_US', 'Two grandmothers compete over who pulls the longest noodle'],
  ['zh_CN', '两家隔街的面馆比谁的面最长'],
  ['ja_JP', '二軒の麺屋がいちばん長い麺を作る腕をきそう'],
] as const)('[PG236] in %s, what is longest in “%s” is made in one piece', (language, idea) => {
  const { bout, words } = settled('contest-craft', idea, language)
  const long = bout?.craft.measured?.long
  expect(bout?.measure).toBe('long')
  expect(words['craft.fails']).toBe(long?.fails)
  expect(words['craft.fails']).not.toBe(bout?.craft.told.fails)
  expect(words['craft.room']).toBe(bout?.craft.told.room)
})

it.each([
  ['en_US', 'Two bakers compete for the harvest prize', 'harvest fair', 'harvest prize'],
  ['zh_CN', '两家糕点铺比谁的月饼最大，争丰收奖', '丰收节', ''],
  ['ja_JP', '二軒のパン屋が収穫祭の賞をかけてパンの腕をきそう', '収穫祭', ''],
] as const)(
  '[PG237] in %s, “%s” takes place when its prize is won',
  (language, idea, event, thing) => {
    const { words } = settled('contest-craft', idea, language)
    expect(words.event).toContain(event)
    if (thing !== '') expect(words.thing).toContain(thing)
  },
)

it.each(LANGUAGES)(
  '[PG249] in %s, the custom of a game says what is given for it and to whom it is kept',
  (language) => {
    for (const premise of contentOf(language).premises)
      expect(customOf(premise)).toHaveLength(premise.mechanic === 'custom' ? 1 : 0)
    const { texts, facets } = settled('contest-craft', contestOf(language, 'baked'), language)
    for (const custom of CUSTOMS) {
      const { deed, given } = texts.story.told ?? {}
      const words = toldWords(texts.story, { ...facets, custom: [custom] })
      expect(words['told.deed']).toBe(deed?.cases[custom] ?? '{premise.used}')
      expect(words['told.given']).toBe(given?.cases[custom] ?? '')
      // what is given is for the other side, and that is whom it reaches
      if (words['told.given'] !== '') expect(words['told.deed']).toContain('{rival.')
    }
  },
)

const CRAFTS = contentOf('en_US').crafts
it('[PG143] has the same sorts in every language, with as many steps and stuffs', () => {
  const shapeOf = (language: GameLanguage) =>
    contentOf(language).crafts.map(({ id, edible, steps, stuffs }) => ({
      ...{ id, edible, steps: steps.length, stuffs: stuffs.length },
    }))
  for (const language of LANGUAGES) expect(shapeOf(language)).toEqual(shapeOf('en_US'))
})

/** An idea of each craft, in the words of its language. */
const contestOf = (language: GameLanguage, id: string): string => {
  const { neutral = [] } = contentOf(language).crafts.find((craft) => craft.id === id) ?? {}
  const [made = ''] = neutral
  if (language === 'en_US') return `Two old friends see who makes the best ${made} at the fair`
  return language === 'zh_CN'
    ? `两个老朋友在集市上比谁做的${made}更好`
    : `幼なじみのふたりが、市で${made}の腕をきそう`
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CRAFTS.map(({ id }) => id))('[PG144] is sound where %s is told', (id) => {
    const idea = contestOf(language, id)
    const texts = contentOf(language).plots.find((one) => one.id === 'contest-craft')
    if (texts === undefined) throw new Error('nothing is made')
    for (const { turns } of texts.story.outlines) {
      const input = inputOf(texts, language, id, { part: partOf(idea, language), turns })
      const game = tellStory(input)
      const short = ({ en_US: 'en', zh_CN: 'zh', ja_JP: 'ja' } as const)[language]
      const faults = faultsOfStory(game, idea, short)
      expect(faults.filter((fault) => !fault.startsWith('lazy'))).toEqual([])
    }
  })
})
