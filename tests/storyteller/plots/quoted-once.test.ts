import { expect, it } from 'vitest'
import { provenMaterial } from '#server/storyteller/builtin/index.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { briefOf, LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

const IDEAS = {
  en_US: 'A retired astronomer mends clocks that stop when somebody lies',
  zh_CN: '退休的天文学家修理一座听到谎话就停的钟',
  ja_JP: '引退した天文学者が、嘘をつくと止まる時計を直す',
} as const

it('[PG20] the sentence of an idea is quoted once in a game of a plot: in its prologue', () => {
  for (const language of LANGUAGES)
    for (const { id } of contentOf(language).plots) {
      const idea = IDEAS[language]
      const key = plotKeyOf({ plot: id, outline: 0, salt: '' })
      const { prologue, pictures, music, ...told } = provenMaterial(briefOf(idea, language, key))
      const quotes = (value: unknown): number => JSON.stringify(value).split(idea).length - 1
      expect(quotes(prologue), id).toBe(1)
      expect(quotes(told), id).toBe(0)
    }
})
