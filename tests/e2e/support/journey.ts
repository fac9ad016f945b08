import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kill, type Running, startServer } from '../../server/process.ts'
import { sweptScreens } from '../../sweep.ts'
import {
  LANGUAGES,
  type Language,
  openBrowser,
  openPage,
  pictures,
  sideways,
  WIDTHS,
  type Windows,
} from './browser.ts'
import { chooseAll, register } from './creator.ts'
import { playOn } from './play.ts'
import { copyLink, openPublishSheet, publishFromSheet } from './publish.ts'
import { openRecordedLine, type RecordedLine } from './recorded-line.ts'
import { type Secrets, secretsOf, secretsOn, secretsSent } from './secrets-watch.ts'
import { wordsOf } from './words.ts'

const IDEAS: Record<Language, string> = {
  'en-US': 'A beekeeper inherits a glass piano that plays one wrong note every midnight',
  'zh-CN': '雨夜的末班列车上，一名乘客在上锁的包厢里消失了',
  'ja-JP': '海の底の郵便局に、宛名のない手紙が毎晩一通だけ届く',
}

/** By the seed of a run another language than the walk's. */
const JOURNEYS: readonly Language[] = [...LANGUAGES.slice(1), ...LANGUAGES.slice(0, 1)]

async function fits(page: Page, name: string): Promise<void> {
  await pictures(page, name)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await sideways(page), `${name} at ${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** The whole way in one language, from home to the end of the game that was made, with nothing laid ready. */
export const describeJourney = (language: Language): unknown =>
  describe.skipIf(!sweptScreens(JOURNEYS).includes(language))(`the journey in ${language}`, () => {
    const idea = IDEAS[language]
    const say = wordsOf(language)
    const short = language.slice(0, 2)
    let dataDir: string
    let running: Running
    let browser: Windows
    let page: Page
    let faults: string[]
    let link: string
    let line: RecordedLine
    let secrets: Secrets
    /** Secrets that were seen, and how many pages were looked at. */
    const found: string[] = []
    let looked = 0
    const look = async (at = page): Promise<void> => {
      found.push(...(await secretsOn(at, secrets)))
      looked++
    }
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), 'journey-'))
      running = await startServer(dataDir)
      line = await openRecordedLine(running.address)
      browser = await openBrowser()
      ;({ page, faults } = await openPage(browser, language))
    })
    afterAll(async () => {
      await browser?.close()
      line?.close()
      if (running !== undefined) await kill(running)
      await rm(dataDir, { recursive: true, force: true })
    })

    it('[ID1] [RT1] [LA1] a visitor types an idea at home and is asked to log in, the idea kept', async () => {
      await page.goto(line.address)
      await page.getByRole('textbox').fill(idea)
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${short}`))
      await fits(page, `${short}-home`)
      await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
      await page.getByRole('dialog').waitFor()
      await pictures(page, `${short}-login`)
      const field = page.getByRole('textbox', { includeHidden: true }).first()
      expect(await field.inputValue()).toBe(idea)
    })

    it('[LG1] registers by e-mail and goes on with the idea', async () => {
      const email = `canary.${short}@example.com`
      await register(page, say, dataDir, email)
      await page.waitForURL('**/create-game')
      // until it is gone it holds what was typed into it
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      secrets = await secretsOf(page, { email, password: 'secret-1', dataDir })
      await look()
    })

    it('[TH1] [OL1] sees the reasoning and gets outlines', async () => {
      await page.getByRole('radio').first().waitFor({ state: 'attached' })
      // the panel folds by itself a second after the end
      await page.getByRole('button', { name: say('create', 'thinking.expand') }).waitFor()
      await fits(page, `${short}-creation`)
      await look()
    })

    it('[SE1] [SE11] chooses all six and starts', async () => {
      const start = page.getByRole('button', { name: say('create', 'start.start') })
      expect(await start.getAttribute('aria-disabled')).toBe('true')
      await chooseAll(page, say)
      await fits(page, `${short}-chosen`)
      await start.click()
      await page.waitForURL('**/game-generation?id=*')
    })

    it('[GE1] watches the game being written to its end', async () => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await pictures(page, `${short}-early`)
      const ready = page.getByText(say('errors', 'generation_complete')).first()
      await ready.waitFor({ timeout: 150_000 })
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await fits(page, `${short}-editor`)
      await look()
    })

    it('[KN1] plays the key nodes', async () => {
      await page
        .getByRole('button', { name: say('editor', 'actions.keyNodes') })
        .first()
        .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('log').getByRole('listitem').first().waitFor()
      await dialog.getByRole('button', { name: say('preview', 'typing') }).click()
      const options = dialog.getByRole('group').getByRole('button')
      await options.first().waitFor()
      await pictures(page, `${short}-preview`)
      await options.first().click()
      await expect
        .poll(() => dialog.getByRole('log').getByRole('listitem').count())
        .toBeGreaterThan(5)
      await look()
      await page.keyboard.press('Escape')
    })

    it('[PU4] [PU30] [LI5] publishes, finds it in the list, and copies its link', async () => {
      await openPublishSheet(page, say)
      await pictures(page, `${short}-publish`)
      await publishFromSheet(page, say)
      await pictures(page, `${short}-published`)
      link = await copyLink(page, say)
      expect(link).toMatch(/\/play\/[\w-]{20,}$/)
      await fits(page, `${short}-games`)
      await look()
    })

    it('[PU8] [PU11] a visitor plays it from the shared link to an ending', async () => {
      const visitor = await openPage(browser, language)
      await visitor.page.goto(link)
      const named = (path: string) =>
        visitor.page.getByRole('button', { name: say('play', path), exact: true })
      await named('begin').waitFor()
      await fits(visitor.page, `${short}-play-cover`)
      await named('begin').click()
      await playOn(visitor.page, say, 200, async (step) => {
        if (step === 8) await fits(visitor.page, `${short}-play`)
      })
      expect(await named('again').isVisible()).toBe(true)
      await pictures(visitor.page, `${short}-play-end`)
      await look(visitor.page)
      expect(visitor.faults).toEqual([])
      await visitor.context.close()
    })

    it('[HO4] no page, address, referrer or request held a token, password, code or e-mail where it does not belong', () => {
      expect(found).toEqual([])
      expect(secretsSent(line, secrets)).toEqual([])
      expect(looked).toBe(6)
      // they were there to be found: each was sent where it belongs
      const requests = line.requests()
      const sent = requests.map(({ head, body }) => `${head}\n${body}`)
      const holding = (secret: string) => sent.filter((one) => one.includes(secret)).length
      expect(holding(secrets.token)).toBeGreaterThan(5)
      expect(requests.filter(({ path }) => path.includes(secrets.token)).length).toBeGreaterThan(0)
      for (const secret of [secrets.password, secrets.code, secrets.email])
        expect(holding(secret)).toBeGreaterThan(0)
      expect(requests.length).toBeGreaterThan(30)
    })

    it('[HS6] nothing went wrong in the page on the way', () => {
      expect(faults).toEqual([])
    })
  })
