import { describe, expect, it } from 'vitest'
import type { AgeGroup } from '#schemas/settings.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { policyOf } from '#server/storyteller/builtin/gentle.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { outlineOf } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { ageFaults } from '#server/storyteller/builtin/proof/age-faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

const MINORS: readonly AgeGroup[] = ['TEEN', 'UNDER_18', 'ALL']
const HARD = [
  ['Who killed the mayor at the opera?', 'en_US'],
  ['雨夜列车上的密室谋杀', 'zh_CN'],
  ['密室殺人の夜行列車', 'ja_JP'],
] as const
/** Ideas of a killing, and what of them is told to minors. */
const SOFTENED = [
  [
    '灯台守が殺された夜、灯りを守っていたのは誰だ',
    'ja_JP',
    '灯台守が消えた夜、灯りを守っていたのは誰だ',
  ],
  ['首相の死体が国会で見つかった', 'ja_JP', '首相の上着が国会で見つかった'],
  ['銃声が響いた夜', 'ja_JP', '銃声が響いた夜'],
  ['灯塔看守被杀的那一夜，是谁守着灯？', 'zh_CN', '灯塔看守失踪的那一夜，是谁守着灯？'],
  ['谁杀了宰相？', 'zh_CN', '谁藏起了宰相？'],
  ['酒厂老板被毒死了', 'zh_CN', '酒厂老板失踪了'],
  [
    'The night the lighthouse keeper was murdered, who kept the light?',
    'en_US',
    'The night the lighthouse keeper vanished, who kept the light?',
  ],
  ['A corpse in the wine cellar', 'en_US', 'An empty coat in the wine cellar'],
  ['Who poisoned the whisky distiller?', 'en_US', 'Who spirited away the whisky distiller?'],
] as const
const told = (idea: string, language: (typeof LANGUAGES)[number], ageGroup: AgeGroup): Game =>
  provenGame({ ...briefOf(idea, language), ageGroup })

describe('the age group', () => {
  it('[SE14] teenagers, under 18 and all ages get the policy for minors', () => {
    expect(MINORS.map(policyOf)).toEqual(['minors', 'minors', 'minors'])
    expect(policyOf('ADULT')).toBe('adults')
    for (const [idea, language] of HARD)
      for (const age of MINORS) expect(ageFaults(told(idea, language, age)), idea).toEqual([])
  })

  it('[SE14] a murder is told as a disappearance to whoever may be a minor', () => {
    expect(told('Who killed the mayor at the opera?', 'en_US', 'ADULT').kit.id).toMatch(/murder$/)
    for (const age of MINORS) {
      const game = told('Who killed the mayor at the opera?', 'en_US', age)
      expect(game.kit.id).toMatch(/vanish$/)
      expect(game.elements.title).not.toMatch(/kill|death|murder/i)
    }
    expect(told(HARD[1][0], 'zh_CN', 'ADULT').kit.id).toBe('train')
    expect(told(HARD[1][0], 'zh_CN', 'ALL').kit.hard).toBeUndefined()
  })

  it('[SE14] no game for minors says a word of gore, weapons or drink that its idea does not say', () => {
    for (const language of LANGUAGES)
      for (const [at, idea] of IDEAS[language].entries()) {
        const brief = briefOf(idea, language, LENSES[at % LENSES.length])
        expect(ageFaults(provenGame({ ...brief, ageGroup: 'UNDER_18' })), idea).toEqual([])
      }
  })

  it('[SE14] an outline that was offered harder than the game may be is told anew; a creator’s own stays', () => {
    const idea = HARD[0][0]
    const hard = outlineOf(settle(idea, packOf('en_US'), ''), 'classic').text
    const game = (outlineText: string, ageGroup: AgeGroup): string | undefined =>
      provenGame({ ...briefOf(idea, 'en_US'), outlineText, ageGroup }).elements.intro
    expect(hard).toMatch(/found dead/)
    expect(game(hard, 'ADULT')).toBe(hard)
    expect(game(hard, 'TEEN')).not.toMatch(/found dead/)
    expect(game('We made this ourselves.', 'TEEN')).toBe('We made this ourselves.')
  })

  it('[TL50] an idea of a killing is told to minors as a disappearance, its sentence with it, and none is refused', () => {
    for (const [idea, language, gentle] of SOFTENED)
      for (const [at, age] of MINORS.entries())
        for (const lens of [LENSES[at], 'mirror']) {
          const game = provenGame({ ...briefOf(idea, language, lens), ageGroup: age })
          expect(game.premise.words.idea, idea).toBe(gentle)
          expect(ageFaults(game), idea).toEqual([])
        }
    const [idea, language] = SOFTENED[0]
    const { premise } = told(idea, language, 'ADULT')
    expect(premise.words.idea).toBe(idea)
    // a hard word of ours is found, whatever the idea says beside it
    const game = told(idea, language, 'TEEN')
    expect(ageFaults({ ...game, prologue: ['灯台守は殺された。'] }).join()).toMatch(/殺/)
  })

  it('[SE14] a protagonist for minors is one, and the audience chooses nothing but a gender', () => {
    for (const [idea, language] of HARD) {
      expect(Number(told(idea, language, 'UNDER_18').player.age)).toBeLessThan(18)
      const games = (['ALL', 'MALE', 'FEMALE'] as const).map((audience) => {
        const { player, ...rest } = provenGame({ ...briefOf(idea, language), audience })
        return JSON.stringify([rest.contents, rest.npcs, { ...player, gender: '' }])
      })
      expect(new Set(games).size).toBe(1)
    }
  })
})
