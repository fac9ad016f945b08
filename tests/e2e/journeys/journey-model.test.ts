import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { providerServer } from '../../model/provider-server.ts'
import { halfWholeModel } from '../../model/whole-model.ts'
import { sweptScreens } from '../../sweep.ts'
import { barriersOf } from '../support/axe.ts'
import {
  LANGUAGES,
  type Language,
  openPage,
  pictures,
  sideways,
  WIDTHS,
} from '../support/browser.ts'
import { chooseAll, register } from '../support/creator.ts'
import { playOn } from '../support/play.ts'
import { copyLink, openPublishSheet, publishFromSheet } from '../support/publish.ts'
import { openServerAndBrowser } from '../support/server-and-browser.ts'
import { type Say, wordsOf } from '../support/words.ts'

const IDEAS: Readonly<Record<Language, string>> = {
  'en-US': 'A clockmaker repairs a tower clock that runs an hour behind the town',
  'zh-CN': '钟表匠修理一座比全镇慢一小时的钟楼',
  'ja-JP': '町より一時間遅れる時計塔を、時計職人が直しに来る',
}
const TOLD_IN: Readonly<Record<Language, GameLanguage>> = {
  ...{ 'en-US': 'en_US', 'zh-CN': 'zh_CN', 'ja-JP': 'ja_JP' },
}
const STEPS = 12

/** A real server whose games a model tells that answers badly half of the time, and a browser. */
async function opened(language: Language) {
  const says = halfWholeModel(TOLD_IN[language], createRng(`journey ${language}`))
  const { choice, close } = await providerServer(says)
  const { baseUrl, apiKey, model } = choice('openai-compatible')
  const settings = { AI_BASE_URL: baseUrl ?? '', AI_API_KEY: apiKey ?? '', AI_MODEL: model }
  const testServer = await openServerAndBrowser(settings)
  const { page, faults } = await openPage(testServer.browser, language)
  return {
    ...testServer,
    ...{ page, faults, model },
    /** What stands on the page now, looked at and measured at each width. */
    async fits(name: string, shown?: Locator): Promise<void> {
      await shown?.evaluate((element) => {
        const show = () => element.scrollIntoView({ block: 'center', behavior: 'instant' })
        window.addEventListener('resize', show)
        show()
      })
      // a line that is fading in has no contrast yet: what stays is a barrier
      await expect
        .poll(() => barriersOf(page), { message: name, timeout: 20_000, interval: 500 })
        .toEqual([])
      await pictures(page, `${language.slice(0, 2)}-model-${name}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await sideways(page), `${name} at ${width}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    },
    async end(): Promise<void> {
      await testServer.close()
      await close()
    },
  }
}
type Opened = Awaited<ReturnType<typeof opened>>

/** From the idea to the forecast of the game, as somebody new. */
async function seesForecast({ page, at, dataDir, model, fits }: Opened, idea: string, say: Say) {
  await page.goto(at('/'))
  await page.getByRole('textbox').fill(idea)
  await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
  await register(page, say, dataDir, 'aya@example.com')
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: say('create', 'thinking.expand') }).waitFor()
  const forecast = page.getByRole('region', { name: say('create', 'forecast.title') })
  expect(await forecast.count()).toBe(0)
  await chooseAll(page, say)
  await forecast.getByText(model).waitFor()
  await forecast.getByText(say('create', 'forecast.measured')).waitFor()
  await fits('forecast', forecast)
}

/** The written game says what it has cost, and which scenes are not in the model’s words. */
async function seesItsWork({ page, model, fits }: Opened, say: Say) {
  await page.getByRole('button', { name: say('create', 'start.start') }).click()
  await page.waitForURL('**/game-generation?id=*')
  await page.getByText(say('errors', 'generation_complete')).first().waitFor({ timeout: 150_000 })
  const spent = page.locator('summary').filter({ hasText: model })
  await spent.click()
  const row = page.getByRole('row', { name: say('editor', 'modelWork.purpose.scene') })
  await row.waitFor()
  await fits('spent', spent)
  await page
    .getByRole('button', { name: say('editor', 'actions.keyNodes') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('log').getByRole('listitem').first().waitFor()
  await dialog.getByText(say('editor', 'modelWork.mark')).first().waitFor()
  await fits('marks')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** The link of the published game. */
async function publishes({ page }: Opened, say: Say): Promise<string> {
  await openPublishSheet(page, say)
  await publishFromSheet(page, say)
  return copyLink(page, say)
}

/** A visitor plays its first scenes. */
async function plays({ browser }: Opened, language: Language, link: string, say: Say) {
  const visitor = await openPage(browser, language)
  await visitor.page.goto(link)
  await visitor.page.getByRole('button', { name: say('play', 'begin'), exact: true }).click()
  await playOn(visitor.page, say, STEPS)
  expect(await visitor.page.getByRole('main').textContent()).not.toContain('canary')
  expect(visitor.faults).toEqual([])
}

it.each(sweptScreens(LANGUAGES))(
  '[ML105] in %s the forecast, the marks and what was spent are seen on the way from an idea to a published game',
  async (language) => {
    const world = await opened(language)
    const say = wordsOf(language)
    try {
      await seesForecast(world, IDEAS[language], say)
      await seesItsWork(world, say)
      const link = await publishes(world, say)
      await plays(world, language, link, say)
      expect(world.faults).toEqual([])
    } finally {
      await world.end()
    }
  },
)
