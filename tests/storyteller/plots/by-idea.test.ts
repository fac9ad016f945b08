import { describe, expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { FACETS } from '#server/storyteller/engine/by-idea.ts'
import { chapterNodes, partsPlayed } from '#server/storyteller/engine/product-nodes.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { faultsOfStory } from '#server/storyteller/engine/story-of.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { LANGUAGES } from '../ideas.ts'
import { toldOf } from './hero-told.ts'
import { contentOf, partOf, plotsOffered } from './telling.ts'

const saidBy = (idea: string, language: GameLanguage) => {
  const { left, owner, ride, goal, took } = heroOf(readTyped(idea, requestLanguageOf(language)))
  const whose = owner && `${owner.of}${owner.isGone ? ' gone' : ''}`
  return { left, whose, ride: ride?.isBroken ?? null, goal, took, to: partOf(idea, language).goal }
}
const NOTHING = { left: null, whose: null, ride: null, goal: null, took: false, to: '' }

/** What hand-checked ideas say by which texts differ. */
const SAID: readonly (readonly [GameLanguage, string, Partial<typeof NOTHING> | object])[] = [
  [
    'en_US',
    'A boy carries his grandfather’s accordion over the pass to give it back to the circus',
    { whose: 'grandparent', goal: 'place', to: 'circus' },
  ],
  [
    'en_US',
    'A widow takes her late husband’s telescope to the observatory in the hills',
    { whose: 'spouse gone', goal: 'place', to: 'observatory' },
  ],
  ['en_US', 'A baker wants to win the pie contest', {}],
  [
    'zh_CN',
    '邮递员骑着坏了的自行车，翻过三座山把最后一封电报送到牧场',
    { ride: true, goal: 'place', to: '牧场' },
  ],
  ['zh_CN', '四个退休的杂技演员要从博物馆里拿回他们师父的那面锣', { whose: 'master' }],
  ['ja_JP', '八年ぶりに帰ってきた兄と、旅館を継いだ妹が、最後の一夜をすごす', { left: 'self' }],
  [
    'ja_JP',
    '少女が亡くなった祖父の懐中時計を、海の向こうの時計職人にとどけに行く',
    { whose: 'grandparent gone', goal: 'person', to: '時計職人' },
  ],
  [
    'ja_JP',
    '引退した三人の泥棒が、盗んでしまった仏像を寺へこっそり返しに行く',
    { took: true, goal: 'place', to: '寺' },
  ],
]

/** Every text of a language that hangs on what an idea says. */
const casesIn = (language: GameLanguage) =>
  contentOf(language).plots.flatMap(({ id, story }) =>
    Object.entries(story.told ?? {}).flatMap(([name, { of, cases }]) =>
      Object.entries(cases).map(([key, text]) => ({ where: `${id} ${name}`, of, key, text })),
    ),
  )

const TWO_OF_ONE_HOUSE = [
  [
    'en_US',
    'A piano teacher and her grown-up son meet to sell the house after fifteen years of silence',
    ['your son', 'Mother', 'In this room you taught him to walk', 'Kester|took a bag'],
  ],
  [
    'zh_CN',
    '分开十年的姐妹在母亲的裁缝铺里一起改一件旗袍',
    ['你妹妹', '十年', '照妈的身量裁的', '别针'],
  ],
  [
    'ja_JP',
    '八年ぶりに帰ってきた兄と、旅館を継いだ妹が、最後の一夜をすごす',
    ['妹である', '「兄さん」', 'あくる朝あなたは鞄を提げて出ていき', 'ずっといる'],
  ],
] as const

const told = (idea: string, language: GameLanguage, id: string): string =>
  chapterNodes(toldOf(idea, language, id).game)
    .flat()
    .map(({ content }) => content)
    .join('\n')

describe('texts that hang on what an idea says', () => {
  it.each(SAID)('[PG170] in %s “%s” is read for them', (language, idea, expected) => {
    expect(saidBy(idea, language)).toEqual({ ...NOTHING, ...expected })
  })

  it('[PG171] hang on it in every language', () => {
    const [first, ...rest] = LANGUAGES.map((language) =>
      // how whoever it was is called is a matter of grammar, and of as many words as that takes
      casesIn(language).map(({ where, of }) =>
        of === 'keeper' ? `${where.split(' ')[0]} ${of}` : `${where} ${of}`,
      ),
    )
    for (const other of rest) expect(new Set(other)).toEqual(new Set(first))
  })

  it.each(LANGUAGES)('[PG171] name in %s what an idea can say, in sound sentences', (language) => {
    for (const { where, of, key, text } of casesIn(language)) {
      expect(FACETS[of] as readonly string[], where).toContain(key)
      expect(text, where).not.toMatch(/をを|がが|はは(?!は)|にに|的的|了了| {2}/u)
    }
  })

  it.each([
    [
      'en_US',
      'heist-supper',
      'Three cleaners steal back a portrait',
      'nobody has ever looked at a bucket',
    ],
    ['zh_CN', 'heist-supper', '四个退休的杂技演员要从博物馆里拿回他们师父的那面锣', '三个膝盖'],
    [
      'ja_JP',
      'heist-return',
      '引退した三人の泥棒が、盗んでしまった仏像を寺へこっそり返しに行く',
      '古新聞にくるんだ漬物石',
    ],
    ['en_US', 'journey-parcel', SAID[0]?.[1] ?? '', 'It goes to the circus'],
    ['ja_JP', 'journey-parcel', SAID[6]?.[1] ?? '', '亡くなった祖父が'],
  ] as const)('[PG172] in %s, %s tells it of “%s”', (language, plot, idea, words) => {
    expect(told(idea, language, plot)).toContain(words)
    const { game } = toldOf(idea, language, plot)
    const faults = faultsOfStory(game, partOf(idea, language).idea, requestLanguageOf(language))
    expect(faults.filter((fault) => !fault.startsWith('lazy'))).toEqual([])
  })
})

describe('two of one house', () => {
  it.each(TWO_OF_ONE_HOUSE)('[PG173] in %s are told in its rooms: %s', (language, idea, words) => {
    const offered = plotsOffered(idea, language)
    expect(offered.find((one) => one.startsWith('relationship'))).toBe('relationship-house')
    const text = told(idea, language, 'relationship-house')
    for (const word of words) expect(text).toMatch(new RegExp(word, 'u'))
  })

  it('[PG173] leave it to the other plots where an idea plays elsewhere', () => {
    expect(plotsOffered('Two estranged sisters meet on a ship', 'en_US')).not.toContain(
      'relationship-house',
    )
  })

  it('[PG174] stand where an ending says that it plays', () => {
    const { game } = toldOf(SAID[4]?.[1] ?? '', 'zh_CN', 'heist-supper')
    const parts = partsPlayed(game)
    const ends = chapterNodes(game)
      .flat()
      .filter(({ nextNodeId }) => nextNodeId === 0)
    const places = new Set(ends.map(({ locationId }) => locationId))
    const said = Object.values(game.plot.endings).map(
      ({ at }) => `loc_${parts.findIndex((part) => part === at) + 1}`,
    )
    expect(places.size).toBeGreaterThan(2)
    expect(places).toEqual(new Set(said))
    const house = toldOf(TWO_OF_ONE_HOUSE[2][1], 'ja_JP', 'relationship-house').game
    expect(house.place.parts.square.the).toBe('大広間')
    expect(house.ground.parts.square.the).not.toBe('大広間')
  })
})

describe('whose a thing was', () => {
  it('[PG175] is nobody whom one meets on the way', () => {
    const { game } = toldOf(SAID[0]?.[1] ?? '', 'en_US', 'journey-parcel')
    expect(game.cast.map(({ bond }) => bond)).toEqual([null, null, null, null])
  })

  it('[PG176] says nothing of a crew to one of the crew, and all of four are in it', () => {
    const { game } = toldOf(SAID[4]?.[1] ?? '', 'zh_CN', 'heist-supper')
    expect(game.cast.filter(({ bond }) => bond === 'fellow')).toHaveLength(3)
    expect(game.words.talk).toBe('')
  })

  it('[PG177] comes back to a temple that is one', () => {
    const { game } = toldOf(SAID[7]?.[1] ?? '', 'ja_JP', 'heist-return')
    expect(game.place.parts.gate.the).toBe('山門')
  })
})
