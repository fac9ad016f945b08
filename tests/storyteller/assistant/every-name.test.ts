import { expect, it } from 'vitest'
import type { GameSnapshot } from '#schemas/game.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { playFaultsOf } from '#server/storyteller/assistant/proof.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { snapshotOf } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { briefOf, IDEAS, LANGUAGES, LENSES } from '../ideas.ts'
import { carriedOut, everyText } from './asking.ts'

const REQUEST: Readonly<Record<GameLanguage, (name: string) => string>> = {
  en_US: (name) => `Rename ${name} to Xavia Quorn`,
  zh_CN: (name) => `把${name}改名为闫不语`,
  ja_JP: (name) => `${name}を鴉山理央に改名して`,
}

/** What must not be left of a name: in English its parts too, in Japanese a family with its honorific. */
const REMAINS: Readonly<Record<GameLanguage, (name: string) => readonly string[]>> = {
  en_US: (name) => name.split(' '),
  zh_CN: (name) => [name, name.slice(1), `${name.slice(0, 1)}先生`],
  ja_JP: (name) => [name, `${name.slice(0, 1)}さん`, `${name.slice(0, 2)}さん`],
}

/** Three games of each language, each through another lens. */
const games = LANGUAGES.flatMap((language) =>
  IDEAS[language].slice(0, 3).map((idea, at): [GameLanguage, GameSnapshot] => {
    const game = provenGame(briefOf(idea, language, LENSES[at]))
    return [language, { ...snapshotOf(game), brief: { language } }]
  }),
)

it('[AS1] nothing is left of the name of anybody who was renamed, in any game, which plays as before', async () => {
  for (const [language, game] of games)
    for (const { name } of game.npcs) {
      const made = await carriedOut(game, REQUEST[language](name))
      const told = everyText(made)
      const isIn = (part: string): boolean => {
        // Bea is not in beads, and 木さん is not in 八木さん
        if (language === 'en_US') return new RegExp(`\\b${part}\\b`).test(told)
        if (part.endsWith('さん')) return new RegExp(`(?<!\\p{Script=Han})${part}`, 'u').test(told)
        return told.includes(part)
      }
      expect(REMAINS[language](name).filter(isIn), name).toEqual([])
      expect(playFaultsOf(made)).toEqual([])
    }
})
