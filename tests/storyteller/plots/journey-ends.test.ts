import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { facetsOf } from '#server/storyteller/engine/facets.ts'
import { thingUsesOf } from '#server/storyteller/engine/noun-sorts.ts'
import { chapterNodes } from '#server/storyteller/engine/product-nodes.ts'
import { LANGUAGES } from '../ideas.ts'
import { toldOf } from './hero-told.ts'
import { contentOf } from './telling.ts'

const JOURNEYS = {
  en_US: {
    idea: 'A boy of twelve carries his grandfather’s accordion over the pass to give it back to the circus',
    at: 'circus',
    used: ['there is a tune'],
    unused: ['holds it to your ear', 'Keep some supper'],
    known: ['a notch is cut over your head'],
    thumb: /thumb/u,
  },
  zh_CN: {
    idea: '邮递员骑着坏了的自行车，翻过三座山把最后一封电报送到牧场',
    at: '牧场',
    used: ['明年我来。留饭。'],
    unused: ['一支曲子', '举到你耳朵边上'],
    known: ['最后一件没有送出去的东西', '三座山，末一座就在眼前了'],
    thumb: /拇指/u,
  },
  ja_JP: {
    idea: '少女が亡くなった祖父の懐中時計を、海の向こうの時計職人にとどけに行く',
    at: undefined,
    used: ['動いている。「どこも悪くなかった」'],
    unused: ['あとは曲になった', '飯を頼む'],
    known: ['頭の上に刻みをひとつ'],
    thumb: /親指/u,
  },
} as const satisfies Record<GameLanguage, object>

const parcelOf = (language: GameLanguage, seed?: string) =>
  toldOf(JOURNEYS[language].idea, language, 'journey-parcel', seed)
const nodesOf = (language: GameLanguage) => chapterNodes(parcelOf(language).game).flat()

describe('a thing that is brought somewhere', () => {
  it.each(LANGUAGES)('[PG205] is used in %s by what it is for', (language) => {
    const text = nodesOf(language)
      .map(({ content }) => content)
      .join('\n')
    const { used, unused } = JOURNEYS[language]
    for (const words of used) expect(text).toContain(words)
    for (const words of unused) expect(text).not.toContain(words)
  })

  it.each([
    ['en_US', 'pocket watch', ['ticks']],
    ['en_US', 'bell', ['sounds']],
    ['en_US', 'accordion', ['plays', 'sounds']],
    ['en_US', 'kettle', ['pours']],
    ['zh_CN', '灯笼', ['lit']],
    ['ja_JP', '手紙', ['read']],
  ] as const)('[PG205] in %s the uses of a %s are %s', (language, head, use) => {
    expect(thingUsesOf(head, contentOf(language).nouns)).toEqual(use)
  })

  it.each(LANGUAGES)('[PG206] comes in %s to what the idea names', (language) => {
    const { at } = JOURNEYS[language]
    const { game, words } = parcelOf(language)
    if (at === undefined) {
      expect(game.place.parts.far).toBe(game.ground.parts.far)
      return
    }
    expect(words['far.the']).toContain(at)
    expect(game.place.parts.far.seen).toContain(at)
    expect(game.place.parts.shelter).toBe(game.ground.parts.shelter)
    expect(words['place.world']).not.toContain(at)
  })

  it.each(LANGUAGES)('[PG207] is brought in %s by who the idea says', (language) => {
    const text = nodesOf(language)
      .map(({ content }) => content)
      .join('\n')
    for (const words of JOURNEYS[language].known) expect(text).toContain(words)
  })

  it('[PG207] is brought by nobody of an age where the idea says none', () => {
    const { game } = toldOf('A tailor carries a coat over the ridge', 'en_US', 'journey-parcel')
    const { hero, part, cast, plot, ground, premise } = game
    const { nouns } = contentOf('en_US')
    const facets = facetsOf({ hero, part, nouns, cast, plot, ground, premise })
    expect([facets.age, facets.crossed, facets.goal]).toEqual([[], [], []])
  })

  it('[PG208] comes to a watchmaker who mends things', () => {
    for (const seed of ['one', 'two', 'three', 'four']) {
      const { game } = parcelOf('ja_JP', seed)
      const receiver = game.cast.find(({ role }) => role === 'receiver')
      expect(receiver?.from.traits).toContain('maker')
    }
    const others = ['one', 'two', 'three', 'four'].map((seed) =>
      parcelOf('en_US', seed).game.cast.find(({ role }) => role === 'receiver'),
    )
    expect(new Set(others.map((one) => one?.from.id)).size).toBeGreaterThan(1)
  })

  it.each(LANGUAGES)('[PG209] has a thumb on it in %s that every ending explains', (language) => {
    const { thumb } = JOURNEYS[language]
    const { game } = parcelOf(language)
    const companion = game.words['companion.full'] ?? ''
    const nodes = nodesOf(language)
    const ends = nodes.filter(({ nextNodeId }) => nextNodeId === 0)
    expect(ends.length).toBeGreaterThanOrEqual(6)
    for (const { content } of ends) {
      expect(content).toMatch(thumb)
      expect(content).toContain(companion)
    }
  })

  it.each(LANGUAGES)('[PG219] meets in %s whoever is announced on the road', (language) => {
    const { game } = parcelOf(language)
    const stranger = game.cast.find(({ role }) => role === 'stranger')
    const spoken = nodesOf(language).filter(({ speaker }) => speaker === stranger?.id)
    // once where they are met, and again where they are stopped for
    expect(spoken.length).toBeGreaterThan(1)
  })

  it.each([
    [
      'en_US',
      /“My birthday,”[\s\S]+birthday of mine/u,
      /nine years your grandfather had meant to come/u,
    ],
    ['zh_CN', /我的生日[\s\S]+我生日那天/u, /没来成一年，烤一块/u],
    ['ja_JP', /わたしの誕生日」[\s\S]+わたしの誕生日ごと/u, /祖父は九年、自分で来るつもり/u],
  ] as const)(
    '[PG219] says in %s whose birthday is on what lies round it',
    (language, own, late) => {
      const text = nodesOf(language)
        .map(({ content }) => content)
        .join('\n')
      expect(text).toMatch(own)
      expect(text).toMatch(late)
    },
  )

  it('[PG219] crosses a second mountain where there are three, and none where there are two', () => {
    const text = (idea: string) =>
      chapterNodes(toldOf(idea, 'zh_CN', 'journey-parcel').game)
        .flat()
        .map(({ content }) => content)
        .join('\n')
    expect(text('邮递员翻过三座山把电报送到牧场')).toContain('三座山里头，数这第二座')
    expect(text('邮递员翻过两座山把电报送到牧场')).not.toContain('数这第二座')
  })
})

const ISLANDS = [
  ['en_US', 'A retired postwoman brings a letter to the island'],
  ['ja_JP', '引退した郵便配達人が最後の手紙を島へ届ける'],
] as const

describe('a way', () => {
  it.each(ISLANDS)('[PG239] to an island begins on the shore before it: %s', (language, idea) => {
    const { game } = toldOf(idea, language, 'journey-parcel')
    const shores = contentOf(language).places.filter(({ reaches }) => reaches?.includes('island'))
    expect(shores.map(({ id }) => id)).toContain(game.place.id)
  })
})
