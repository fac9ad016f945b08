import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openServerAndBrowser, type TestServer } from '../support/server-and-browser.ts'
import { digestOfRecording } from '../support/shell-fold.ts'

const RECORDING = 'fixtures/sessions/a-game-is-written.jsonl'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

/** The folding as one script for a browser; its name there is `folding`. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/e2e/support/shell-fold.ts', formats: ['iife'], name: 'folding' },
    },
  })
  const [{ output }] = built as [Rolldown.RolldownOutput]
  return output[0].code
}

it('[RP3] a recording has the same digest in Node and in the browser', async () => {
  const text = readFileSync(RECORDING, 'utf8')
  const { page } = await openPage(testServer.browser, 'en-US')
  await page.goto(testServer.running.address)
  const there = await page.evaluate(
    `${await script()}; folding.digestOfRecording(${JSON.stringify(text)})`,
  )
  expect(there).toMatch(/^\w{16,}$/)
  expect(there).toBe(await digestOfRecording(text))
})
