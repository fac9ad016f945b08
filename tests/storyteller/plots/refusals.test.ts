import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { requestLanguageOf } from '#schemas/language.ts'
import { Brief, OFFERED_DURATIONS } from '#schemas/settings.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { plotKeyOf } from '#server/storyteller/builtin/plot-key.ts'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { plainText } from '#server/storyteller/reading/plain.ts'
import { isLong } from '../../sweep.ts'
import { LANGUAGES } from '../ideas.ts'

/** In a short run every so manieth idea is told, another one for each plot. */
const EVERY = isLong ? 1 : 9

const CHOICES = { outlineText: '', artStyle: 'DESIGN', audience: 'ALL', ageGroup: 'ALL' } as const
const ideasIn = (language: (typeof LANGUAGES)[number]): string[] =>
  parse(readFileSync(`fixtures/ideas/${requestLanguageOf(language)}.yaml`, 'utf8')).map(
    ({ idea }: { idea: string }) => idea,
  )
const told = (brief: Partial<Brief>) => provenPlot(Brief.parse({ ...CHOICES, ...brief }))

it.each(LANGUAGES)(
  '[PG16] each plot tells each idea in %s',
  (language) => {
    const plots = packOf(language).plots?.plots ?? []
    expect(plots.length).toBeGreaterThan(3)
    for (const [at, { id }] of plots.entries())
      for (const idea of ideasIn(language).filter((_, number) => number % EVERY === at % EVERY)) {
        const outlineKey = plotKeyOf({ plot: id, outline: 0, salt: '' })
        expect(told({ idea, outlineKey, language, duration: 'normal' }), idea).toBeDefined()
      }
  },
  isLong ? 300_000 : 60_000,
)

it('[PG16] eight orders of options in a row that a habit wins refuse nothing', () => {
  const idea = '灯塔看守人收到来自未来的信'
  for (const duration of OFFERED_DURATIONS) {
    const brief = { idea, outlineKey: 'contest-fair.1', language: 'zh_CN', duration } as const
    expect(told(brief), duration).toBeDefined()
  }
})

it.each([
  ['**<b>猫</b>**が`鍵`を盗む{moon}', '猫が鍵を盗む moon'],
  ['雨の夜　灯台で 手紙を読む', '雨の夜、灯台で、手紙を読む'],
  ['雨夜 末班车, 有人失踪', '雨夜，末班车，有人失踪'],
  ['ロボット ABC 123', 'ロボット ABC 123'],
  ['A <b>cat</b> steals', 'A cat steals'],
])('[PG16] the spaces of %s are read as they were meant', (idea, text) => {
  expect(plainText(idea)).toBe(text)
})
