import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { lengthOfPath } from '#plugins/settings/path-lengths.ts'
import { GameLanguage } from '#schemas/language.ts'
import { OFFERED_DURATIONS } from '#schemas/settings.ts'
import {
  lengthsOfPaths,
  type MeasuredLengths,
} from '../../scripts/story-report/measured-lengths.ts'
import { reportCommand } from '../../scripts/story-report/report-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'lengths-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Few games say less than many: so far may they be from what the file says. */
const AGREES = 0.25
const GAMES = 16

it.each(GameLanguage.options)(
  '[SR7] what the choice of a length names agrees with what is told: %s',
  async (language) => {
    const told = await lengthsOfPaths(language, GAMES, '1')
    for (const duration of OFFERED_DURATIONS) {
      const named = lengthOfPath(language, duration)
      if (named === undefined) throw new Error(`nothing is known of ${duration}`)
      for (const one of ['minutes', 'steps'] as const) {
        const apart = Math.abs(told[duration][one] - named[one]) / named[one]
        expect(
          apart,
          `${duration}: ${named[one]} ${one}, told ${told[duration][one]}`,
        ).toBeLessThan(AGREES)
      }
    }
  },
  180_000,
)

it('[SR7] the command writes them, of every language and length that is offered', async () => {
  const file = join(folder, 'lengths.ts')
  const words = ['--lengths', '--games', '1']
  const { status, told } = await reportCommand(words, undefined, file)
  const { MEASURED_LENGTHS: written }: { MEASURED_LENGTHS: MeasuredLengths } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  )
  expect([status, JSON.parse(told)]).toEqual([0, written])
  expect(Object.keys(written).toSorted()).toEqual(GameLanguage.options.toSorted())
  for (const lengths of Object.values(written)) {
    expect(Object.keys(lengths)).toEqual([...OFFERED_DURATIONS])
    for (const { minutes, steps } of Object.values(lengths)) {
      expect(minutes).toBeGreaterThan(0)
      expect(steps).toBeGreaterThan(minutes)
    }
  }
}, 180_000)
