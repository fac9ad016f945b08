import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe.ts'
import { LANGUAGES, openPage, WIDTHS } from '../support/browser.ts'
import { openServerAndBrowser, type TestServer } from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

it.each(LANGUAGES)(
  '[ID50] [ID51] a visitor finds six games on home and plays one without an account, in %s',
  async (language) => {
    const say = wordsOf(language)
    const { page, faults, context } = await openPage(testServer.browser, language)
    await page.goto(testServer.at('/'))
    const shelf = page.getByRole('region', { name: say('shelf', 'title') })
    const games = shelf.getByRole('listitem')
    await games.first().waitFor()
    expect(await games.count()).toBe(6)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const game of await games.all()) {
        const cover = game.locator('img')
        await game.scrollIntoViewIfNeeded()
        await expect
          .poll(() => cover.evaluate((one: HTMLImageElement) => one.naturalWidth))
          .toBe(480)
      }
      const across = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(across).toBeLessThanOrEqual(width)
    }
    expect(await barriersOf(page)).toEqual([])
    const heist = shelf.locator('a[href$="-heist"]')
    const title = (await heist.textContent()) ?? ''
    await heist.press('Enter')
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('button', { name: say('play', 'begin'), exact: true }).press('Enter')
    const lines = page.getByRole('log').getByRole('listitem')
    await lines.first().waitFor()
    await page.keyboard.press('Enter')
    await lines.nth(1).waitFor()
    expect(new URL(page.url()).pathname).toMatch(/^\/play\/shelf-(en|zh|ja)-heist$/)
    // its pictures are painted as they are asked for
    const painted = await page.request.get(
      (await page.locator('img[src*="/media/"]').first().getAttribute('src')) ?? '',
    )
    expect(painted.status()).toBe(200)
    expect(faults).toEqual([])
    await context.close()
  },
)

it('[ID50] the shelf stands in the page before any script, and follows a choice of language', async () => {
  const say = wordsOf('en-US')
  const context = await testServer.browser.newContext({ locale: 'en-US', javaScriptEnabled: false })
  const bare = await context.newPage()
  await bare.goto(testServer.at('/'))
  const region = bare.getByRole('region', { name: say('shelf', 'title') })
  expect(await region.getByRole('link').count()).toBe(6)
  await context.close()

  const { page, faults, context: other } = await openPage(testServer.browser, 'en-US')
  await page.goto(testServer.at('/avatar.svg'))
  await page.evaluate(() => localStorage.setItem('language', 'ja_JP'))
  await page.goto(testServer.at('/'))
  const inJapanese = page.getByRole('region', { name: wordsOf('ja-JP')('shelf', 'title') })
  await inJapanese.waitFor()
  expect(await inJapanese.getByRole('link').first().getAttribute('href')).toContain('shelf-ja-')
  expect(faults).toEqual([])
  await other.close()
})
