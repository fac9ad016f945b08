import { describe, expect, it } from 'vitest'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { LENGTHS, type Length } from '#server/storyteller/engine/length.ts'
import { heroOf } from '#server/storyteller/engine/story-hero.ts'
import { faultsOfStory } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf } from './telling.ts'

/** More of a plot than a game of normal length tells, and one story. */
const MORE: Length = { level: 2, episodes: 1 }

/** A game of holding out, of this length. */
function ordinary(idea: string, language: GameLanguage, id: string, length = MORE) {
  const texts = contentOf(language).plots.find((one) => one.id === id)
  if (texts === undefined) throw new Error(`no plot ${id}`)
  const hero = heroOf(readTyped(idea, requestLanguageOf(language)))
  const given = { part: partOf(idea, language), hero, length }
  const game = tellStory(inputOf(texts, language, 'ordinary', given))
  const faults = faultsOfStory(game, given.part.idea, requestLanguageOf(language))
  const told = game.nodes.flatMap(({ text, options }) => [
    text,
    ...options.map(({ reply }) => reply),
  ])
  return { game, all: told.join('\n'), faults: faults.filter((one) => !one.startsWith('lazy')) }
}

const KEPT = {
  en_US: [
    'A doctor and a lost child wait in a lighthouse for the typhoon to pass',
    'Sprained,” you say',
  ],
  zh_CN: ['台风夜，灯塔上只剩下守塔人、一个医生和一个迷路的孩子', '“扭了，没折。”你说着'],
  ja_JP: ['台風の夜、灯台に灯台守と医者と迷子の子どもが残される', '「くじいただけだ」と言って'],
} as const
const LIT = { en_US: 'the beam gets up', zh_CN: '那道光立起来', ja_JP: '光が立ち上がり' } as const
const BESIDE = {
  en_US: ['A student and a doctor are snowed in at a mountain hut', 'says {name}, and binds it'],
  zh_CN: ['一个学生和一个医生被大雪困在山上的客栈里', '{name}已经把鞋褪了'],
  ja_JP: ['学生と医者が、大雪の山の宿に閉じこめられる', '{name}が靴を脱がせ'],
} as const
const NOBODY = {
  en_US: ['Five strangers are snowed in on a night train', 'get off', 'the beam gets up'],
  zh_CN: ['五个陌生人被大雪困在夜行列车上', '该下车了', '那道光立起来'],
  ja_JP: [
    '大雪で止まった夜行列車に、見知らぬ五人が取り残される',
    '降りるはずだった',
    '光が立ち上がり',
  ],
} as const

describe('holding out', () => {
  it.each(LANGUAGES)('[PG195] in %s a doctor treats, and a lighthouse is lit again', (language) => {
    const [idea, treats] = KEPT[language]
    const { all, faults } = ordinary(idea, language, 'survival-door')
    expect(all).toContain(treats)
    expect(all).toContain(LIT[language])
    expect(faults).toEqual([])
  })

  it.each(LANGUAGES)('[PG195] in %s whoever is a doctor beside the player treats', (language) => {
    const [idea, treats] = BESIDE[language]
    const { game, all } = ordinary(idea, language, 'survival-door')
    const doctor = game.cast.find(
      ({ noun }) => noun !== '' && idea.includes(noun) && noun !== '学生',
    )
    const name = language === 'en_US' ? doctor?.short : doctor?.call
    expect(all).toContain(treats.replace('{name}', name ?? 'nobody'))
  })

  it.each(LANGUAGES)('[PG195] in %s nobody else treats, and a train is a train', (language) => {
    const [idea, leaves, lit] = NOBODY[language]
    const { all } = ordinary(idea, language, 'survival-door')
    expect(all).toContain(leaves)
    expect(all).not.toContain(lit)
    expect(all).not.toContain(KEPT[language][1])
  })

  it.each(LANGUAGES)('[PG196] in %s what was done at night is known afterwards', (language) => {
    const idea = KEPT[language][0]
    const keeping = ordinary(idea, language, 'survival-door').game.nodes
    const nights = keeping.filter(({ beat }) => beat === 'stoked' || beat === 'huddled')
    expect(new Set(nights.map(({ beat }) => beat)).size).toBe(2)
    for (const { text } of nights) expect(text).toMatch(/breakfast|hungry|吃的|饿|早饭|朝飯|腹/)
    const turning = ordinary(idea, language, 'survival-light').game.nodes
    const answers = turning.filter(({ beat }) => beat === 'answer')
    expect(new Set(answers.map(({ text }) => text)).size).toBe(2)
  })

  it.each(LANGUAGES)('[PG197] in %s is as long as an ordinary game', (language) => {
    for (const id of ['survival-door', 'survival-light']) {
      const { nodes } = ordinary(NOBODY[language][0], language, id, LENGTHS.normal).game
      expect(nodes.length, id).toBeGreaterThanOrEqual(60)
      expect(nodes.length, id).toBeLessThanOrEqual(100)
    }
  })
})
