import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HandFault } from './fault.ts'
import { FOLDING_FAULTS } from './folding-faults.ts'
import { openJudge, withHandFault } from './judge.ts'
import { READING_FAULTS } from './reading-faults.ts'

/** So many are put in: half of them here, half in `reading.test.ts`, which runs beside it. */
const FAULTS = 40
const HERE = 20

const [first] = FOLDING_FAULTS as [HandFault]

describe('the list of faults put in by hand', () => {
  it('[BR2] is of 40, each of its own, and each text stands once in its file', () => {
    const all = [...FOLDING_FAULTS, ...READING_FAULTS]
    expect(new Set(all.map(({ what }) => what)).size).toBe(FAULTS)
    expect(new Set(all.map(({ file, text }) => `${file} ${text}`)).size).toBe(FAULTS)
    for (const fault of all) {
      const source = readFileSync(fault.file, 'utf8')
      expect(withHandFault(source, fault), fault.what).not.toBe(source)
    }
  })

  it('[BR2] refuses by its name a fault whose text is gone, and one that is no program', () => {
    const source = readFileSync(first.file, 'utf8')
    expect(() => withHandFault(source, { ...first, text: 'no such text' })).toThrow(
      `“${first.what}”: its text stands 0 times in ${first.file}`,
    )
    expect(() => withHandFault(source, { ...first, text: 'version' })).toThrow('times in')
    expect(() => withHandFault(source, { ...first, put: '{ version' })).toThrow(first.file)
  })
})

describe('faults in how facts are folded', () => {
  let judge: ReturnType<typeof openJudge>
  beforeAll(() => {
    judge = openJudge()
  })
  afterAll(() => judge.close())

  it('[BR2] are caught, 20 of 20, by tests that pass without them', {
    timeout: 900_000,
  }, async () => {
    expect(await judge.caughtOf(FOLDING_FAULTS)).toEqual({ missed: [], caught: HERE })
  })

  it('[BR2] are not said to be caught where nothing is wrong', { timeout: 300_000 }, async () => {
    const harmless = { ...first, what: 'nothing', put: `/* as it was */ ${first.text}` }
    expect(await judge.caughtOf([harmless])).toEqual({ missed: ['nothing: null'], caught: 0 })
  })
})
