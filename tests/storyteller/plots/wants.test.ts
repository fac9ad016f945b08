import { describe, expect, it } from 'vitest'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { LANGUAGES } from '../ideas.ts'
import { faultsAfter } from '../rewritten-texts.ts'
import { toldOf } from './hero-told.ts'
import { contentOf, inputOf } from './telling.ts'

const TOLD = LANGUAGES.flatMap((language) =>
  contentOf(language).plots.map((texts) => ({ language, id: texts.id, texts })),
)
const SEEDS = ['a', 'b', 'c'] as const

describe('what a role wants of whoever plays it', () => {
  it.each(TOLD)(
    '[PG88] each role of $id in $language has the traits and the way of talking that it asks for',
    ({ language, texts }) => {
      for (const seed of SEEDS)
        for (const { role, from } of tellStory(inputOf(texts, language, seed)).cast) {
          expect(from.traits, `${role}: ${from.id}`).toEqual(
            expect.arrayContaining([...(texts.plot.roles[role] ?? [])]),
          )
          const speaks = texts.story.roles[role]?.speaks
          if (speaks !== undefined) expect(speaks).toContain(from.register ?? 'plain')
        }
    },
  )

  it.each(LANGUAGES)(
    '[PG88] in %s whoever carries plates unseen is humble, and two who part know each other',
    (language) => {
      const { plots } = contentOf(language)
      const rolesOf = (id: string) => plots.find((one) => one.id === id)?.plot.roles ?? {}
      expect(rolesOf('heist-supper').inside).toContain('humble')
      expect(rolesOf('journey-pegs').ahead).toContain('humble')
      for (const id of ['relationship-notes', 'relationship-counter'])
        expect(rolesOf(id).other).toContain('near')
    },
  )

  it.each([
    ['en_US', 'cast/counter.yaml', 'hello:\n  - "', 'hello:\n  - "Pleased to meet you. '],
    ['zh_CN', 'cast/bookkeeper.yaml', 'hello:\n  - "', 'hello:\n  - "幸会。'],
    ['ja_JP', 'cast/isha.yaml', 'hello:\n  - "', 'hello:\n  - "はじめまして。'],
  ] as const)(
    '[PG88] the check finds who is near and speaks to a stranger, in %s',
    (language, file, before, after) => {
      const faults = faultsAfter(language, file, (text) => text.replace(before, after))
      expect(faults).toHaveLength(1)
      expect(faults[0]).toContain('hello')
      expect(faults[0]).toContain('near')
    },
  )

  it.each([
    ['en_US', 'cast/porter.yaml', 'look: "', 'look: "{me.full} wears pearls. '],
    ['zh_CN', 'cast/porter.yaml', 'look: "', 'look: "脖子上一串珍珠。'],
    ['ja_JP', 'cast/niyaku.yaml', 'look: "', 'look: "首に真珠を二連。'],
  ] as const)(
    '[PG88] the check finds the humble in pearls, in %s',
    (language, file, before, after) => {
      const faults = faultsAfter(language, file, (text) => text.replace(before, after))
      expect(faults).toHaveLength(1)
      expect(faults[0]).toContain('humble')
    },
  )
})

describe('a plot whose texts let nobody know its player', () => {
  it.each([
    [
      'The village head decides who has cheated at the fair',
      'en_US',
      'village head from elsewhere',
    ],
    ['村长要断一桩水井的案子', 'zh_CN', '外乡的村长'],
    ['村長が、井戸のもめごとを裁く', 'ja_JP', 'よその土地の村長'],
  ] as const)('[PG88] is played by no head of its own village: %s', (idea, language, hero) => {
    expect(toldOf(idea, language, 'court-stool').words.hero).toBe(hero)
    expect(toldOf(idea, language, 'contest-fair').words.hero).not.toContain(hero)
  })

  it.each([
    ['A lighthouse keeper sits out a storm', 'en_US'],
    ['台风夜，灯塔上只剩下守塔人和一个迷路的孩子', 'zh_CN'],
    ['嵐の夜、灯台に灯台守だけが残る', 'ja_JP'],
  ] as const)('[PG88] is played by no keeper of its own tower: %s', (idea, language) => {
    const told = toldOf(idea, language, 'survival-door').words.hero
    expect(told).toMatch(/from elsewhere|外乡的守塔人|よその土地の灯台守/u)
  })

  it('[PG88] is played by anybody else as they are', () => {
    expect(toldOf('A baker judges a quarrel', 'en_US', 'court-stool').words.hero).toBe('baker')
  })
})

const STORY = 'told/journey-pegs/story.yaml'
describe('how a role talks', () => {
  it('[PG89] plain Japanese is given to nobody polite', () => {
    const anybody = 'speaks: [plain, blunt, casual, elder], '
    const faults = faultsAfter('ja_JP', STORY, (text) =>
      text.replace(`mate: { ${anybody}`, 'mate: { '),
    )
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('roles.mate')
    const polite = faultsAfter('ja_JP', STORY, (text) =>
      text.replace(`mate: { ${anybody}`, 'mate: { speaks: [plain, polite], '),
    )
    expect(polite).toHaveLength(1)
  })

  it.each(['「どこへ行くの」と{mate.call}。', '「あれは海かしら」と{mate.short}。'])(
    '[PG89] what a woman or a child says is given to no role that a man may play: %s',
    (line) => {
      const faults = faultsAfter('ja_JP', STORY, (text) =>
        text.replace(/\ntheme: .*/u, `\ntheme: "${line}"`),
      )
      expect(faults).toHaveLength(1)
      expect(faults[0]).toContain('as a woman or a child')
    },
  )

  it('[PG89] a text told by how somebody talks, or what is no line of theirs, is left alone', () => {
    const told = (words: string) =>
      faultsAfter('ja_JP', 'told/court-stool/story.yaml', (text) =>
        text.replace(/\ntheme: .*/u, `\ntheme: ${words}`),
      )
    expect(
      told(
        '{ by: cook, plain: "「どれだ」と{cook.call}。", polite: "「どれでしょう」と{cook.call}。" }',
      ),
    ).toEqual([])
    expect(told('"「どうぞ」と{cook.call}。"')).toEqual([])
    expect(told('"「どれだ」と声がした。"')).toEqual([])
    expect(told('"「どれだ」と{cook.call}。"')).toHaveLength(1)
  })
})
