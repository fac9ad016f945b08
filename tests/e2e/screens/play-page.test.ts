import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { encodePlay } from '#schemas/wire/play.ts'
import { kill, type Running, startServer } from '../../server/process.ts'
import { type Language, openBrowser, openPage, type Windows } from '../support/browser.ts'
import { envelope } from '../support/error-provoking.ts'
import { wordsOf } from '../support/words.ts'

const GAMES = { 'en-US': 'en_US', 'zh-CN': 'zh_CN', 'ja-JP': 'ja_JP' } as const
const LANGUAGES = Object.keys(GAMES) as Language[]
const SIZES = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const

let dataDir: string
let running: Running
let browser: Windows
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'play-'))
  running = await startServer(dataDir)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  if (running !== undefined) await kill(running)
  await rm(dataDir, { recursive: true, force: true })
})

/** A page of a visitor that has opened a game. */
async function visitor(
  language: Language,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
) {
  const { page, context, faults } = await openPage(browser, language)
  const cover = `${running.address}/samples/home.webp`
  const game = encodePlay({ ...sampleGame(GAMES[language]), cover }, 'g', running.address)
  await page.route('**/api/play/g', (route) => route.fulfill(envelope(200, '', game)))
  await prepare(page)
  await page.goto(`${running.address}/play/g`)
  const say = wordsOf(language)
  const named = (path: string) => page.getByRole('button', { name: say('play', path), exact: true })
  await named('begin').waitFor()
  return { page, context, faults, named, say }
}

it.each(LANGUAGES)('[PU36] Play is in sight on three screens, in %s', async (language) => {
  const { page, context, named } = await visitor(language)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const box = await named('begin').boundingBox()
    expect((box?.y ?? height) + (box?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(
      height,
    )
  }
  await context.close()
})

it('[PU14] a reload in the middle goes on there, by keys alone', async () => {
  const { page, context, named, say } = await visitor('en-US')
  const lines = page.getByRole('log').getByRole('listitem')
  await named('begin').press('Enter')
  await lines.first().waitFor()
  await page.keyboard.press('Enter')
  await lines.nth(1).waitFor()
  await page.reload()
  await page.getByText(say('play', 'returned.same')).waitFor()
  expect(await lines.count()).toBe(2)
  await context.close()
})

it('[PU14] is played to its end where nothing may be stored', async () => {
  const { page, context, named } = await visitor('en-US', (page) =>
    page.addInitScript(() => {
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }),
  )
  const options = page.getByRole('group').getByRole('button')
  const onward = named('goOn').or(named('nextChapter'))
  await named('begin').click()
  for (let steps = 0; steps < 100 && !(await named('again').isVisible()); steps++) {
    await onward.or(options.first()).or(named('again')).first().waitFor()
    if (await options.first().isVisible()) {
      await page.waitForTimeout(420)
      await page.keyboard.press('1')
    } else if (await onward.isVisible()) await onward.click()
  }
  expect(await page.getByRole('region').getByRole('heading').isVisible()).toBe(true)
  await context.close()
})
