import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eagerScripts } from '../../../bench/home-build.ts'
import { openServerAndBrowser, type TestServer } from '../support/server-and-browser.ts'
import { homeAnswers } from '../support/speed-home.ts'
import { slowness } from '../support/speed-watch.ts'
import { wordsOf } from '../support/words.ts'

const BUILT = join('dist', 'ui')

let testServer: TestServer
beforeAll(async () => {
  // an interface that was not built would leave nothing to measure
  if (!readdirSync(BUILT).includes('home.en.html'))
    throw new Error('home is not painted: vite build')
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

/** The least that a measure says in the three calmest of some turns, told as on a machine that nothing slows: other work only ever adds. */
const calmest = async (turns: number, measure: () => Promise<number>): Promise<number> => {
  const found: { took: number; slow: number }[] = []
  for (let turn = 0; turn < turns; turn++) {
    const before = slowness().wall
    const took = await measure()
    found.push({ took, slow: (before + slowness().wall) / 2 })
  }
  const calm = found.toSorted((one, other) => one.slow - other.slow).slice(0, 3)
  return Math.min(...calm.map(({ took, slow }) => took / slow))
}

describe('home as it is built', () => {
  it.each(['en', 'zh', 'ja'])('[PF13] asks for at most 97 kB of scripts, in %s', (language) => {
    const scripts = eagerScripts(BUILT, `home.${language}.html`)
    expect(scripts.length).toBeGreaterThan(2)
    const bytes = scripts.map((path) => gzipSync(readFileSync(path), { level: 9 }).length)
    const sum = bytes.reduce((all, one) => all + one, 0)
    expect(sum).toBeLessThanOrEqual(97_000)
    // what counts is there: React alone has two thirds of it
    expect(sum).toBeGreaterThan(70_000)
  })

  it('[PF24] answers its first press and word within 1.5 s at a quarter of the speed', async () => {
    const say = wordsOf('en-US')
    const took = await calmest(7, () =>
      homeAnswers(testServer.browser, testServer.at('/'), 'en-US', say),
    )
    console.info(`home answers: ${took.toFixed(0)} ms, as on the machine the limit was set on`)
    expect(took).toBeLessThanOrEqual(1_500)
  })
})
