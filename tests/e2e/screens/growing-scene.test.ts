import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { sectionId } from '#ui/kit/section-id.ts'
import { providerServer } from '../../model/provider-server.ts'
import { ADDED, draftIn, goodModel } from '../../model/scripted-model.ts'
import { registerAt } from '../../server/process.ts'
import { type Language, sideways, takesPictures, WIDTHS } from '../support/browser.ts'
import { firstScene, watchFirstScene } from '../support/grown-scenes.ts'
import {
  openServerAndBrowser,
  pageOf,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { MOST_SHIFT, takeShift, watchShifts } from '../support/speed-watch.ts'
import { wordsOf } from '../support/words.ts'

/** How long the model takes for 24 letters: Chinese and Japanese have few of them, and a busy page, or a picture, takes its time. */
const pieceMs = (told: GameLanguage): number => (takesPictures ? 400 : told === 'en_US' ? 120 : 250)
const GAMES: readonly (readonly [Language, GameLanguage, string])[] = [
  ['en-US', 'en_US', 'A postman carries a parcel over the mountains'],
  ['zh-CN', 'zh_CN', '邮差背着一个包裹翻过雪山'],
  ['ja-JP', 'ja_JP', '郵便配達人が小包を背負って雪山を越える'],
]

let testServer: TestServer
afterEach(() => testServer.close())

/** A model on loopback that says nothing of a scene before it is let go on. */
async function patientModel(language: GameLanguage) {
  const seen = Promise.withResolvers<void>()
  const good = goodModel(language)
  const { choice } = await providerServer(
    async (asked) => {
      if (draftIn(asked) !== undefined) await seen.promise
      return good(asked)
    },
    { latency: pieceMs(language) },
  )
  const { baseUrl, apiKey, model } = choice('openai-compatible')
  const settings = { AI_BASE_URL: baseUrl ?? '', AI_API_KEY: apiKey ?? '', AI_MODEL: model }
  return { settings, goOn: () => seen.resolve() }
}

/** The page once it stands and hears what is told. */
async function openGame(page: Page, id: string, language: Language): Promise<void> {
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  await page.getByText(wordsOf(language)('editor', 'live.connected'), { exact: true }).waitFor()
}

const panelOf = (page: Page, language: Language) =>
  page.getByRole('region', { name: wordsOf(language)('editor', 'manuscript.title') })

/** The growing scene at every width that is designed for. */
async function takePictures(page: Page, name: string): Promise<void> {
  mkdirSync('pictures', { recursive: true })
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(250)
    await page.screenshot({ path: join('pictures', `${name}-${width}.png`) })
  }
}

it.each(GAMES)(
  '[ML98] [ML96] the first scene of a game is seen growing word by word before it is told, and moves nothing (%s)',
  async (language, told, idea) => {
    const { settings, goOn } = await patientModel(told)
    testServer = await openServerAndBrowser(settings)
    const who = await registerAt(testServer.running, `${randomUUID()}@example.com`)
    const id = await startGame(testServer.running, who, idea, told)
    const { page, context, faults } = await pageOf(testServer, language, who)
    // with less motion nothing is paced, and a scene grows all the same
    if (language !== 'en-US') await page.emulateMedia({ reducedMotion: 'reduce' })
    await watchShifts(page)
    await watchFirstScene(page)
    await openGame(page, id, language)
    await page
      .locator(`#${sectionId(3)} article`)
      .first()
      .waitFor({ timeout: 60_000 })
    goOn()
    const panel = panelOf(page, language)
    await panel.waitFor({ timeout: 60_000 })
    await takeShift(page)
    if (takesPictures) await takePictures(page, `growing-${language}`)
    const isTold = async () => (await firstScene(page)).seen.at(-1)?.state === 'told'
    await expect.poll(isTold, { timeout: 60_000 }).toBe(true)
    const { seen, isSameParagraph } = await firstScene(page)
    const texts = seen.map(({ text }) => text)
    for (const [at, text] of texts.entries())
      expect(text.startsWith(texts[at - 1] ?? '')).toBe(true)
    expect(new Set(texts.slice(0, -1)).size).toBeGreaterThanOrEqual(3)
    expect(texts.at(-1)).toContain(ADDED[told])
    expect(isSameParagraph).toBe(true)
    expect(await panel.locator('[data-scene]').count()).toBeGreaterThan(0)
    if (!takesPictures) {
      const shift = await takeShift(page)
      expect(shift.value, shift.what).toBeLessThan(MOST_SHIFT)
    }
    if (takesPictures) await takePictures(page, `grown-${language}`)
    expect(await sideways(page)).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  },
)
