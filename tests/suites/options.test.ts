import { describe, expect, it } from 'vitest'
import { readSuiteOptions } from '../../scripts/suite-options.ts'

describe('the options of npm test', () => {
  it('[HS20] a seed that is given is the seed, and without one each run has another', () => {
    expect(readSuiteOptions(['--seed', '42'], 0.5)).toMatchObject({ seed: 42 })
    expect(readSuiteOptions(['--seed=0'], 0.5)).toMatchObject({ seed: 0 })
    const seeds = [0.1, 0.2, 0.999_999].map((fresh) => readSuiteOptions([], fresh))
    expect(new Set(seeds.map((one) => 'seed' in one && one.seed)).size).toBe(3)
    for (const one of seeds) expect('seed' in one && Number.isInteger(one.seed)).toBe(true)
  })

  it('[HS20] suites are chosen by their names, and what is no option is refused in one line', () => {
    expect(readSuiteOptions(['--only', 'unit,parts', '--long'], 0)).toEqual({
      seed: 0,
      only: ['unit', 'parts'],
      long: true,
    })
    for (const words of [['--seed', 'x'], ['--seed'], ['--seed', '-1'], ['--only'], ['--sed', '4']])
      expect(readSuiteOptions(words, 0), words.join(' ')).toEqual({
        refused: expect.stringMatching(/^--\w+ [^\n]+\.$/),
      })
  })
})
