import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { settleStory } from '#server/storyteller/engine/tell-story.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { briefOf, LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf, plotsOffered } from './telling.ts'

/** Ideas of a race, with the ride it is run with and what that is called. */
const RACES = [
  [
    'en_US',
    'Two sisters who run rival ferries across the same river race each other',
    'ferry',
    'ferry',
  ],
  ['en_US', 'Two bakers’ boys race their bicycles to the mill', 'cycle', 'bicycle'],
  ['en_US', 'A dog-sled race between two cousins', 'sled', 'dog sled'],
  ['en_US', 'A snail race for the parish cup', 'snail', 'snail'],
  ['en_US', 'A rowing race between two villages', 'boat', 'rowboat'],
  ['en_US', 'Two brothers race each other on stilts', 'any', 'thing'],
  ['zh_CN', '两个村子的龙舟赛', 'boat', '龙舟'],
  ['zh_CN', '两兄弟各驾一条渡船，比谁先过河', 'ferry', '渡船'],
  ['zh_CN', '卖包子的老人跑马拉松', 'foot', '跑步'],
  ['zh_CN', '两个邻居的蜗牛赛跑', 'snail', '蜗牛'],
  ['ja_JP', '二人の郵便屋が自転車競走をする', 'cycle', '自転車'],
  ['ja_JP', '駅伝で双子の兄弟が競う', 'foot', 'マラソン'],
  ['ja_JP', '渡し船の姉妹が、どちらが先に着くか競う', 'ferry', '渡し船'],
  ['ja_JP', '隣どうしの老人が、かたつむりのレースで勝負する', 'snail', 'かたつむり'],
] as const
const NO_RACES = [
  ['en_US', 'A baker wants to win the pie contest'],
  ['en_US', 'The goalkeeper nobody wanted enters a contest'],
  ['zh_CN', '害羞的厨娘参加煲汤大赛'],
  ['ja_JP', 'サッカー部の最後の試合'],
] as const

/** What is settled of the race of an idea. */
function raceOf(language: GameLanguage, idea: string) {
  const texts = contentOf(language).plots.find(({ id }) => id === 'contest-race')
  if (texts === undefined) throw new Error(`no race in ${language}`)
  const hero = heroOf(readTyped(idea, requestLanguageOf(language)))
  return settleStory(inputOf(texts, language, idea, { part: partOf(idea, language), hero }))
}

it.each(RACES)('[PG130] in %s, “%s” is a race before any other contest', (language, idea) => {
  const contests = plotsOffered(idea, language).filter((plot) => plot.startsWith('contest-'))
  expect(contests[0]).toBe('contest-race')
  expect(contests).not.toContain('contest-match')
})

it.each(NO_RACES)('[PG130] in %s, “%s” is no race', (language, idea) => {
  expect(plotsOffered(idea, language)).not.toContain('contest-race')
})

it.each(RACES)('[PG131] in %s, “%s” is run with a %s, called %s', (language, idea, id, it) => {
  const { raced, words } = raceOf(language, idea)
  expect([raced?.ride.id, words['ride.it']]).toEqual([id, it])
  expect(words['ride.race']).not.toMatch(/[{}]it/)
})

it.each([
  ['en_US', 'Two bakers’ boys race their bicycles to the mill'],
  ['zh_CN', '两兄弟各驾一条渡船，比谁先过河'],
  ['ja_JP', '渡し船の姉妹が、どちらが先に着くか競う'],
] as const)('[PG132] in %s, what “%s” is run with is nothing else in it', (language, idea) => {
  const { words, part } = raceOf(language, idea)
  expect([part.where, part.thing].join(' ')).not.toContain(words['ride.it'])
})

it('[PG132] a dragon boat of two villages is raced where there is water', () => {
  const { place, standing } = raceOf('zh_CN', '两个村子的姐妹赛龙舟')
  expect([place.id, standing]).toEqual(['water-town', 'unnamed'])
})

it.each([
  ['en_US', 'Two sisters race each other on the last day of summer', 'the last day of summer'],
  ['en_US', 'Two sisters race each other', 'the day of the race'],
  ['zh_CN', '两姐妹在夏天的最后一天赛跑', '夏天的最后一天'],
  ['zh_CN', '端午节，两姐妹赛龙舟', '端午节'],
  ['ja_JP', '姉妹が夏の最後の日に競走する', '夏の最後の日'],
] as const)('[PG133] in %s, “%s” is run on %s', (language, idea, day) => {
  expect(raceOf(language, idea).words.day).toBe(day)
})

it('[PG133] when an idea says its day, the game is said to play then, and not in the season of its place', () => {
  const { words } = raceOf('en_US', 'Two sisters race each other on the last day of summer')
  expect(words['place.time']).toBe('the last day of summer')
  const { words: dayless } = raceOf('en_US', 'Two sisters race each other')
  expect(dayless['place.time']).not.toContain('summer')
})

it.each([
  ['en_US', 'Two sisters race each other', 'sister'],
  ['en_US', 'Two old neighbors race their snails', 'neighbor'],
  ['en_US', 'A snail race for the parish cup', 'old rival'],
  ['zh_CN', '两兄弟赛跑', '弟弟'],
  ['ja_JP', '川の渡し船の姉妹が競走する', '妹'],
  ['ja_JP', '隣どうしの老人が競走する', '隣人'],
] as const)('[PG134] in %s, in “%s” the other one is the %s', (language, idea, bond) => {
  expect(raceOf(language, idea).words.bond).toBe(bond)
})

it('[PG135] who race each other are no event, and who run ferries are on none', () => {
  const { event, where } = readTyped(RACES[0][1], 'en')
  expect([event, where?.text]).toEqual([null, 'river'])
})

it('[PG74] a place whose own words speak of what the idea names is not said to have it, too', () => {
  const { place, words } = raceOf('en_US', 'Two sisters race their ferries across the same river')
  expect(words['place.world'] ?? place.words.world).toMatch(/river/)
  expect(words['place.world'] ?? '').not.toContain('is here, too')
})

it('[PG136] every language has the same rides', () => {
  const [first = [], ...others] = LANGUAGES.map((language) =>
    contentOf(language)
      .rides.map(({ id, afloat }) => `${id} ${afloat === true}`)
      .toSorted(),
  )
  for (const rides of others) expect(rides).toEqual(first)
  for (const language of LANGUAGES) expect(contentOf(language).rides.at(-1)?.id).toBe('any')
})

it.each([
  ['en_US', 'Two sisters who run rival ferries race each other', 'landings'],
  ['zh_CN', '两兄弟各驾一条渡船，比谁先过河', '码头'],
  ['ja_JP', '渡し船の姉妹が、どちらが先に着くか競う', '船着き場'],
] as const)(
  '[PG182] in %s, “%s” is told of what it is run with on all other days',
  (language, idea, word) => {
    const { words } = raceOf(language, idea)
    expect(words['ride.days']).toContain(word)
    const { rides } = contentOf(language)
    const own = rides.find(({ id }) => id === 'ferry')?.beside?.late
    expect(words['ride.late']).toBe(own)
  },
)

it.each([
  ['en_US', 'Two old neighbors race their snails'],
  ['zh_CN', '两兄弟赛跑'],
  ['ja_JP', '隣どうしの老人が競走する'],
] as const)('[PG182] in %s, “%s” is told of what any race has beside it', (language, idea) => {
  const any = contentOf(language).rides.at(-1)?.beside
  expect(any).toBeDefined()
  expect(raceOf(language, idea).words['ride.late']).toBe(any?.late)
})

const ALL_RIDES = LANGUAGES.flatMap((language) =>
  contentOf(language).rides.map(({ id, it: called }, at) => ({ language, id, called, at })),
)
const IDEA = {
  en_US: (called: string) => `Two sisters race each other with a ${called}`,
  zh_CN: (called: string) => `两姐妹赛跑，用的是${called}`,
  ja_JP: (called: string) => `姉妹が${called}で競走する`,
} as const

it.each(ALL_RIDES)(
  '[PG137] in $language a race with $called is sound for minors, too, and hardly says a sentence twice',
  ({ language, called, at }) => {
    const key = plotKeyOf({ plot: 'contest-race', outline: at % 3, salt: '' })
    const brief = {
      ...briefOf(IDEA[language](called), language, key),
      // a longer game tells beats once for each way that leads there
      ...({ ageGroup: 'UNDER_18', duration: 'beginner' } as const),
    } as const
    const { contents } = provenMaterial(brief)
    const said = contents.flatMap(({ nodes }) =>
      nodes.flatMap(({ content }) =>
        content.split(/(?<=[.!?。！？])\s*|\n+/).filter((one) => one.trim().length > 11),
      ),
    )
    expect(new Set(said).size / said.length).toBeGreaterThanOrEqual(0.96)
  },
)

it('[PG133] the time of a game is the day that its idea names', () => {
  const timeOf = (idea: string) => {
    const key = plotKeyOf({ plot: 'contest-craft', outline: 0, salt: '' })
    return provenMaterial(briefOf(idea, 'zh_CN', key)).elements.timePoint
  }
  const idea = '两家隔街相望的面馆，为了一块老招牌，在端午那天比谁的面更长'
  expect(timeOf(idea)).toBe('端午那天')
  expect(timeOf(idea.replace('在端午那天', ''))).not.toContain('端午')
})
