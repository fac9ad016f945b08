import { expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'

const ORIGIN = 'http://pictures.test'

it('[EN6] a game that says no language we know is in Chinese, whoever says it', () => {
  const told = encodeGame(sampleGame('en_US'), 1, ORIGIN)
  expect(decodeGame(told).game.brief.language).toBe('en_US')
  for (const language of [undefined, '', 'xx'])
    expect(decodeGame({ ...told, language }).game.brief.language).toBe('zh_CN')
  expect(encodeGame({ ...sampleGame('en_US'), brief: {} }, 1, ORIGIN).language).toBe('zh_CN')
  // what is asked for has no default of ours
  expect(decodeBrief({ ...told, language: 'xx' })).not.toHaveProperty('language')
  expect(decodeBrief({ language: 'ja' }).language).toBe('ja_JP')
})

it('[EN6] a choice that was never made is told as an empty text, and read as none', () => {
  const told = encodeGame({ ...sampleGame('en_US'), brief: {} }, 1, ORIGIN)
  expect(told).toMatchObject({
    setting: '',
    template_type: '',
    outline: '',
    image_style: '',
    ideogram_style_type: '',
    game_duration: '',
    player_gender: '',
    player_age: '',
  })
  expect(decodeGame(told).game.brief).toEqual({ language: 'zh_CN' })
})
