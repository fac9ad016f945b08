import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { OFFERED_DURATIONS } from '#schemas/settings.ts'
import { measuredTokens } from '#server/model/measured-tokens.ts'
import { LANGUAGES } from '../storyteller/ideas.ts'
import { swept } from '../sweep.ts'
import { costOfGame } from './game-cost.ts'

/** The numbers of a language in the table of docs/models.md. */
function written(language: GameLanguage): number[] {
  const page = readFileSync('docs/models.md', 'utf8')
  const [, row = ''] = new RegExp(`^\\| ${language} +\\|(.+)\\|$`, 'm').exec(page) ?? []
  return row.split('|').map((cell) => Number(cell.replaceAll(',', '')))
}

it.each(LANGUAGES)(
  '[ML70] what a beginner’s game in %s costs stands in docs/models.md, as it is measured',
  async (language) => {
    expectNear(written(language), await costOfGame(language))
  },
  60_000,
)

const LENGTHS = LANGUAGES.flatMap((language) =>
  OFFERED_DURATIONS.map((duration) => [language, duration] as const),
)

it.each(swept(LENGTHS, 5))(
  '[ML103] what a game in %s of the length %s costs is forecast as it is measured, where there was none',
  async (language, duration) => {
    const { calls, input, cached, output } = measuredTokens(language, duration) ?? {}
    const measured = await costOfGame(language, duration)
    expectNear([calls, input, cached, output], measured)
  },
  120_000,
)

function expectNear(told: readonly (number | undefined)[], measured: readonly number[]): void {
  expect(told, `measured: ${measured.join(', ')}`).toHaveLength(measured.length)
  for (const [at, number] of measured.entries()) {
    const parts = (told[at] ?? 0) / number
    expect(Math.abs(parts - 1), `measured: ${measured.join(', ')}`).toBeLessThan(0.25)
  }
}
