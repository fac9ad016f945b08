import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { GameLanguage } from '#schemas/language.ts'
import { Duration } from '#schemas/settings.ts'

const Count = z.number().int().nonnegative()
const Measured = z.strictObject({ calls: Count, input: Count, cached: Count, output: Count })
type Measured = z.infer<typeof Measured>
const MeasuredGames = z.record(GameLanguage, z.partialRecord(Duration, Measured))

let known: z.infer<typeof MeasuredGames> | undefined

/** What a model that gets each scene right at once needs for a game; undefined for lengths that are not offered. */
export function measuredTokens(language: GameLanguage, duration: Duration): Measured | undefined {
  const file = new URL('./measured-tokens.yaml', import.meta.url)
  known ??= MeasuredGames.parse(parse(readFileSync(file, 'utf8')))
  return known[language][duration]
}
