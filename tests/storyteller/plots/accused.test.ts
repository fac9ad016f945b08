import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import type { IdeaPart } from '#server/storyteller/engine/idea-part.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { faultsOfStory } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { accusedSaid } from '#server/storyteller/reading/typed/accused-said.ts'
import { ACCUSED_DEEDS, BEINGS } from '#server/storyteller/reading/typed/accused-words.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf, plotsOffered } from './telling.ts'

const ACCUSED: Readonly<Record<GameLanguage, readonly (readonly [idea: string, read: string])[]>> =
  {
    en_US: [
      [
        "A goose is put on trial by the village for eating the mayor's speech",
        "goose waterfowl eat mayor's speech village",
      ],
      ['A fox stands accused of stealing the moon', 'fox dog steal moon null'],
      [
        'A village puts a scarecrow on trial for frightening the children',
        'scarecrow thing frighten children village',
      ],
      [
        'The robot that broke the clock is tried by the children',
        'robot machine break clock children',
      ],
      ['The children accuse the baker of lying about the bread', 'baker person lie  children'],
      [
        'A boy speaks for the crow that rang the bell, in the village court',
        'crow bird ring bell village',
      ],
      ['The village tries a fox for having stolen the lamp', 'fox dog steal lamp village'],
    ],
    zh_CN: [
      ['全村审一头吃掉了婚书的山羊', '山羊 goat eat 婚书 village'],
      ['猫偷了祠堂的灯，街坊开会审它', '猫 cat steal 祠堂的灯 neighbors'],
      ['面包师被控偷了教堂的钟', '面包师 person steal 教堂的钟 null'],
      ['孩子们审判一只吓哭了老师的鹦鹉', '鹦鹉 parrot frighten 老师 children'],
      ['老法官要审一只敲响了警钟的乌鸦', '乌鸦 bird ring 警钟 null'],
      ['村长控告一头驴撞碎了祠堂的镜子', '驴 horse break 祠堂的镜子 mayor'],
    ],
    ja_JP: [
      [
        '村の子どもたちが、鐘を鳴らしてしまったカラスを裁判にかける',
        'カラス bird ring 鐘 children',
      ],
      ['手紙を食べたヤギが村の裁判にかけられる', 'ヤギ goat eat 手紙 village'],
      ['町長の花瓶を割った幽霊が裁判にかけられる', '幽霊 ghost break 町長の花瓶 null'],
      ['ロバが教会の窓を割った罪で裁かれる', 'ロバ horse break 教会の窓 null'],
      ['子どもを驚かせたかかしを、村じゅうで裁判にかける', 'かかし thing frighten 子ども village'],
      ['嘘をついたパン屋を、町の人たちが裁く', 'パン屋 person lie  village'],
    ],
  }

/** A trial of nobody, of nobody for a deed, or none at all. */
const NOT: Readonly<Record<GameLanguage, readonly string[]>> = {
  en_US: [
    'The council must decide whether the last dragon may stay',
    'Four jurors must agree before morning',
    'A lawyer eats lunch before the court',
    'A chef tries a new recipe',
    'A crow that rang the bell flies home',
  ],
  zh_CN: [
    '审一条河',
    '机器人有没有罪',
    '律师在法庭上吃饭',
    '裁判吹错了哨',
    '吃掉了婚书的山羊去旅行',
  ],
  ja_JP: [
    '猫がねずみを裁く',
    '評決の出ない裁判',
    '裁判官が朝ごはんを食べた猫をなでる',
    '鐘を鳴らしたカラスの旅',
  ],
}

const GOOSE = "A goose is put on trial by the village for eating the mayor's speech"
const trialPlot = (language: GameLanguage) => {
  const texts = contentOf(language).plots.find(({ plot }) => plot.accused === true)
  if (texts === undefined) throw new Error(`nobody is tried in ${language}`)
  return texts
}
const told = (language: GameLanguage, part: IdeaPart, seed = 'a') =>
  tellStory(inputOf(trialPlot(language), language, seed, { part, length: LENGTHS.beginner }))

describe.each(LANGUAGES)('whom an idea puts on trial in %s', (language) => {
  it.each(ACCUSED[language])(
    '[PG120] is read with what they are charged with, and by whom: %s',
    (idea, read) => {
      const found = accusedSaid(readTyped(idea, requestLanguageOf(language)))
      const { accused, being, deed, matter, accuser } = found ?? {}
      expect([accused?.text, being, deed, matter, String(accuser)].join(' ')).toBe(read)
    },
  )

  it.each(NOT[language])('[PG120] is nobody where nobody is judged for a deed: %s', (idea) => {
    expect(accusedSaid(readTyped(idea, requestLanguageOf(language)))).toBeNull()
  })

  it('[PG121] is on trial in every telling that comes first, and no idea without one is told so', () => {
    for (const [idea] of ACCUSED[language]) {
      const courts = plotsOffered(idea, language).filter((plot) => plot.startsWith('court'))
      expect(new Set(courts), idea).toEqual(new Set(['court-accused']))
    }
    for (const idea of NOT[language])
      expect(plotsOffered(idea, language)).not.toContain('court-accused')
  })

  it.each(ACCUSED[language])(
    '[PG122] is spoken of with the charge on the cover, on the cards and in each act: %s',
    (idea) => {
      const part = partOf(idea, language)
      const { teller, words, nodes, texts } = told(language, part)
      const { accused = '' } = words
      const tell = (text: Parameters<typeof teller.tell>[0]) => teller.tell(text).text
      expect(accused).toBe(part.trial?.accused)
      expect(tell(texts.story.cover) + tell(texts.story.goal)).toContain(accused)
      expect(tell(texts.story.roles.clerk?.bio ?? '')).toContain(words.charge)
      for (const act of [1, 2, 3])
        expect(nodes.some((node) => node.act === act && node.text.includes(accused))).toBe(true)
      expect(words.hero).not.toBe(accused)
    },
  )

  it('[PG123] can be any being, charged with any deed, and each game is sound', () => {
    const part = partOf(ACCUSED[language][0]?.[0] ?? '', language)
    if (part.trial === undefined) throw new Error('nobody is tried')
    for (const [at, being] of BEINGS.entries()) {
      const deed = ACCUSED_DEEDS[at % ACCUSED_DEEDS.length] ?? 'eat'
      const trial = { ...part.trial, being, deed, charge: '', isJudge: at % 2 === 1 }
      const faults = faultsOfStory(
        told(language, { ...part, trial }, being),
        part.idea,
        requestLanguageOf(language),
      )
      expect(
        faults.filter((fault) => !fault.startsWith('lazy')),
        `${being} ${deed}`,
      ).toEqual([])
    }
  })
})

describe('who plays where somebody is on trial', () => {
  it.each([
    [GOOSE, 'en_US', 'speaker for the goose'],
    ['A judge must decide whether the goat ate the marriage contract', 'en_US', 'judge'],
    ['The robot that broke the clock is tried by the children', 'en_US', 'speaker for the robot'],
    ['全村审一头吃掉了婚书的山羊', 'zh_CN', '替山羊说话的人'],
    ['法庭上，少年替打碎花瓶的机器人辩护', 'zh_CN', '少年'],
    ['村の子どもたちが、鐘を鳴らしてしまったカラスを裁判にかける', 'ja_JP', '子どもたちのひとり'],
    ['裁判官が、村長の演説を食べたガチョウを裁く', 'ja_JP', '裁判官'],
  ] as const)(
    '[PG124] speaks for them, or judges, and is neither accused nor a mayor who accuses: %s',
    (idea, language, hero) => {
      expect(told(language, partOf(idea, language)).words.hero).toBe(hero)
    },
  )

  it('[PG124] is asked as the judge where the idea says so', () => {
    const asked = (idea: string) => told('en_US', partOf(idea, 'en_US')).words['office.asked']
    expect(asked('A judge must decide whether the goat ate the contract')).toBe('How do you find?')
    expect(asked(GOOSE)).toContain('{accused.the}')
  })

  it.each([
    ['全村审一头吃掉了婚书的山羊', 'zh_CN'],
    ['村じゅうで、手紙を食べたヤギを裁判にかける', 'ja_JP'],
    [GOOSE, 'en_US'],
  ] as const)('[PG125] a village that accuses is where it plays: %s', (idea, language) => {
    for (const seed of ['a', 'b', 'c'])
      expect(told(language, partOf(idea, language), seed).place.is).toContain('village')
  })
})
