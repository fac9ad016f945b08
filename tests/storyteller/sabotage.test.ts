import { describe, expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { briefOf, gameOf, LANGUAGES, LENSES } from './ideas.ts'

const SABOTAGED = {
  en_US: [
    'Somebody cut the rope the night before the last show of the circus',
    'Who poisoned the well of the mountain village?',
    'The orchestra’s piano was broken on purpose',
    'The rocket has been sabotaged the day before the launch',
    'Someone tampered with the tower clock',
    'The bakery’s oven was wrecked by one of its four bakers',
  ],
  zh_CN: [
    '马戏团散场前夜，有人割断了秋千的绳子',
    '谁在老戏班的锣上做了手脚？',
    '山村的井水被下毒',
    '音乐会前夜，钢琴被人故意弄坏',
    '比赛前一天，有人动了手脚的风筝',
  ],
  ja_JP: [
    '公演の前夜、空中ブランコの綱が切られた',
    '天文台の望遠鏡に細工をしたのは誰か',
    '演奏会の前日、ピアノが壊された',
    '祭りの山車が何者かの妨害で動かない',
    '村の井戸に毒が入れられた',
  ],
} as const
/** A broken heart and a craftsman say nothing of a deed. */
const OTHERS = {
  en_US: ['A broken heart opens a bakery', 'Wrecked sailors on a desert island'],
  zh_CN: ['一颗碎了的心开面馆', '飞机坠毁在雪山'],
  ja_JP: ['細工師の猫が店を開く', '墜落した飛行機と七人'],
} as const

const kitOf = (idea: string, language: (typeof LANGUAGES)[number]): string =>
  settle(idea, packOf(language), '').kit.id

describe('a mystery of sabotage', () => {
  it('[TL51] is told of an idea that says so, and of no other', () => {
    for (const language of LANGUAGES) {
      for (const idea of SABOTAGED[language])
        expect(kitOf(idea, language), idea).toMatch(/sabotage$/)
      for (const idea of OTHERS[language])
        expect(kitOf(idea, language), idea).not.toMatch(/sabotage/)
    }
  })

  it('[TL51] neither what was done nor who is asked for becomes a thing or a place', () => {
    for (const language of LANGUAGES)
      for (const idea of SABOTAGED[language]) {
        const { thing, setting } = settle(idea, packOf(language), '').words
        expect(`${thing} ${setting}`, idea).not.toMatch(/手脚|谁|下毒|細工|妨害|の絵|poisoned|’s$/)
      }
    expect(settle(SABOTAGED.zh_CN[1], packOf('zh_CN'), '').words).toMatchObject({
      setting: '老戏班',
      thing: '那面锣',
    })
  })

  it('[TL51] is among the two kinds of game that are offered first for such an idea', () => {
    for (const [language, short] of [
      ['en_US', 'en'],
      ['zh_CN', 'zh'],
      ['ja_JP', 'ja'],
    ] as const)
      for (const idea of SABOTAGED[language])
        expect(
          readTyped(idea, short)
            .kinds.slice(0, 2)
            .map(({ kind }) => kind),
          idea,
        ).toContain('mystery')
  })

  it('[TL51] is proved like the others, through every lens, at every length and for every age', () => {
    for (const language of LANGUAGES)
      for (const [at, idea] of SABOTAGED[language].entries())
        for (const lensAt of [at % LENSES.length, (at + 2) % LENSES.length]) {
          const lens = LENSES[lensAt]
          const duration = (['beginner', 'normal', 'hard', 'extreme'] as const)[(at + lensAt) % 4]
          const ageGroup = (['ADULT', 'TEEN', 'ALL'] as const)[(at + lensAt) % 3]
          const brief = { ...briefOf(idea, language, lens), duration: duration ?? 'normal' }
          const game = provenGame({ ...brief, ageGroup: ageGroup ?? 'ALL' })
          expect(game.kit.id, idea).toMatch(/sabotage$/)
        }
  })

  it('[TL51] its culprit says why in words of the deed, whoever it is', () => {
    for (const language of LANGUAGES) {
      const [idea] = SABOTAGED[language]
      const { deeds = [] } = packOf(language)
      const deed = deeds.find(({ id }) => id === 'sabotage')
      const reasons = Object.values(deed?.reasons ?? {})
      const motives = [deed?.texts, ...reasons].flatMap((told) => told?.motive ?? [])
      for (let seed = 0; seed < 12; seed++) {
        const game = gameOf(briefOf(idea, language, `classic~${seed}`))
        expect(faultsOf(game), `${idea} ${seed}`).toEqual([])
        const said = game.scenes
          .flat()
          .find(({ key, also }) => key === 'motive' || also?.includes('motive'))
        const told = said?.text ?? ''
        expect(
          motives.filter((text) => told.startsWith(text.slice(0, 8))),
          told,
        ).not.toEqual([])
      }
    }
  })
})
