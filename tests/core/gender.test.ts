import { expect, it } from 'vitest'
import { withText } from '#core/game/addresses.ts'
import { GENDERS, genderIn, genderWord } from '#core/game/gender.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { GameLanguage } from '#schemas/language.ts'

it.each(GameLanguage.options)('[BH12] a game in %s has a word for each gender', (language) => {
  const game = sampleGame(language)
  const silent = { ...game, npcs: [], player: null }
  for (const gender of GENDERS) {
    expect(genderIn(genderWord(game, gender))).toBe(gender)
    expect(genderIn(genderWord(silent, gender))).toBe(gender)
  }
})

it('[BH12] a gender is said in the word the game uses for adults, or else in the usual one', () => {
  const game = sampleGame('zh_CN')
  const words = (said: string) => {
    const changed = { ...game, npcs: game.npcs.slice(0, 1), player: null }
    return genderWord(withText(changed, `npcs/${game.npcs[0]?.id}/gender`, said) ?? game, 'female')
  }
  expect(['女性', '女孩', '不详', '男'].map(words)).toEqual(['女性', '女', '女', '女'])
})

it('[BH12] a game that names no language says a gender in English', () => {
  const game = sampleGame('ja_JP')
  const silent = { ...game, npcs: [], player: null, brief: { ...game.brief, language: undefined } }
  expect(GENDERS.map((gender) => genderWord(silent, gender))).toEqual(['Female', 'Male'])
})

it('[BH12] what is neither is no gender that has a sign', () => {
  expect([' F ', 'Woman', '男性', 'a ghost', '不明', ''].map(genderIn)).toEqual([
    'female',
    'female',
    'male',
    null,
    null,
    null,
  ])
})
