import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { ACCUSERS, MATTERS } from '#server/storyteller/reading/typed/accused-words.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf } from './telling.ts'

const court = (language: GameLanguage) => {
  const texts = contentOf(language).plots.find(({ id }) => id === 'court-accused')
  if (texts === undefined) throw new Error(`nobody is tried in ${language}`)
  return texts
}
const told = (idea: string, language: GameLanguage) =>
  tellStory(
    inputOf(court(language), language, idea, {
      part: partOf(idea, language),
      length: LENGTHS.hard,
    }),
  )

const GOOSE = "A goose is put on trial by the village for eating the mayor's speech"
const GOAT = '全村审一头吃掉了婚书的山羊'
const CROW = '村の子どもたちが、鐘を鳴らしてしまったカラスを裁判にかける'

describe('whose it was that something was done to', () => {
  it.each([
    [GOOSE, 'en_US', 'speech', 'the mayor'],
    ["The village tries a pig for eating the teacher's cake", 'en_US', 'food', 'the teacher'],
    ['A fox stands accused of stealing the moon', 'en_US', 'thing', 'the old woman'],
    [GOAT, 'zh_CN', 'vows', '一对新人'],
    ['猫偷了祠堂的灯，街坊开会审它', 'zh_CN', 'thing', '西头的老太太'],
    ['孩子们审判一只吓哭了老师的鹦鹉', 'zh_CN', 'folk', '老师'],
    [CROW, 'ja_JP', 'bell', 'もとの鐘つき'],
    ['町長の花瓶を割った幽霊が裁判にかけられる', 'ja_JP', 'thing', '町長'],
    ['手紙を食べたヤギが村の裁判にかけられる', 'ja_JP', 'paper', '村はずれのおばあさん'],
  ] as const)(
    '[PG186] is met in the first act and asked in the third: %s',
    (idea, language, sort, owner) => {
      const part = partOf(idea, language)
      const { words, teller, nodes } = told(idea, language)
      const called = teller.tell('{wronged}').text
      expect(part.trial?.sort).toBe(sort)
      expect(called).toContain(owner)
      const met = (beat: string) => nodes.find((node) => node.beat === beat)?.text ?? ''
      expect(met('hurt')).toContain(teller.tell('{matter.lacks}').text)
      expect(met('lost')).toContain(teller.tell('{matter.told}').text)
      expect(words.wronged).not.toBe('')
    },
  )

  it.each(LANGUAGES)('[PG186] is told for every sort and every accuser in %s', (language) => {
    const { wronged } = contentOf(language)
    expect(Object.keys(wronged.matters)).toEqual([...MATTERS])
    expect(Object.keys(wronged.accusers)).toEqual([...ACCUSERS])
  })
})

describe('whoever accuses', () => {
  it.each([
    ['The mayor puts a goose on trial for eating his speech', false],
    ['A retired judge defends a goose that the mayor puts on trial for eating the speech', true],
  ] as const)('[PG185] by office speaks for nobody: %s', (idea, isPlayed) => {
    const { trial } = partOf(idea, 'en_US')
    expect(trial).toMatchObject({ accuser: 'mayor', isPlayed, isJudge: isPlayed })
  })

  it.each([
    [GOOSE, 'en_US', 'all the village', false],
    ['The robot that broke the clock is tried by the children', 'en_US', 'the children', false],
    [GOAT, 'zh_CN', '全村的人', false],
    [CROW, 'ja_JP', '子どもたち', true],
  ] as const)('[PG185] is met as what they are: %s', (idea, language, accuser, isPlayed) => {
    const { words, teller, nodes } = told(idea, language)
    expect(words.accuser).toBe(accuser)
    const hurt = nodes.find(({ beat }) => beat === 'hurt')?.text ?? ''
    expect(hurt).toContain(teller.tell('{accuser.opens}').text)
    expect(nodes.find(({ beat }) => beat === 'sure')?.text).toContain(
      teller.tell('{accuser.told}').text,
    )
    const own = teller.tell('{accuser.own}').text
    expect(own !== '' && hurt.includes(own)).toBe(isPlayed)
    // the rest of them are there: no prologue says that they are another story
    if (isPlayed) expect(words.kin).toBe('')
  })
})

it.each([
  [GOOSE, 'en_US'],
  [GOAT, 'zh_CN'],
  [CROW, 'ja_JP'],
] as const)(
  '[PG187] whom the player asked is told of in both endings of a choice: %s',
  (idea, language) => {
    const { nodes, teller, plot } = told(idea, language)
    const tell = (text: string) => teller.tell(text).text
    const [ends, still] = [tell('{matter.ends}'), tell('{matter.still}')]
    const [own, kept] = [tell('{accuser.ends}'), tell('{accuser.still}')]
    for (const ending of Object.keys(plot.endings)) {
      const isKnown = ['said', 'shown'].includes(ending)
      const texts = nodes.filter(({ beat }) => beat === ending).map(({ text }) => text)
      const telling = (one: string) => texts.filter((text) => text.includes(one)).length
      expect(texts.length, ending).toBeGreaterThan(1)
      // whose it was has it again wherever it is known; whom the player asked is told of elsewhere
      expect(telling(isKnown ? ends : still), ending).toBe(
        isKnown ? texts.length : texts.length / 2,
      )
      expect(telling(isKnown ? own : kept), ending).toBe(texts.length / 2)
    }
    const tried = nodes.filter(({ beat }) => beat === 'tried').map(({ text }) => text)
    expect(new Set(tried).size).toBe(2)
  },
)
