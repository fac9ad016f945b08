import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { chooseAll } from '../support/creator.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type Somebody,
  type TestServer,
} from '../support/server-and-browser.ts'
import { startWithPictures } from '../support/stored-pictures.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'

let testServer: TestServer
let aya: Somebody
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'return@example.com')
})
afterAll(() => testServer.close())

let context: BrowserContext
let page: Page
beforeEach(async () => {
  const opened = await pageOf(testServer, 'en-US', aya)
  context = opened.context
  page = opened.page
  await startWithPictures(context, testServer.dataDir)
  await page.goto(testServer.at('/'))
})
afterEach(() => context.close())

const button = (area: string, path: string) =>
  page.getByRole('button', { name: say(area, path), exact: true })
const box = () => page.getByRole('textbox', { name: say('home', 'idea.label') })
const resume = () => page.getByRole('link', { name: say('home', 'resume') })
async function submits(idea: string) {
  await box().fill(idea)
  await button('home', 'idea.submit').click()
  await arrives(page, '/create-game')
}
const proposed = () => page.getByRole('radio').first().waitFor({ state: 'attached' })

it('[ID19] home leads back to an idea that was left, with what was chosen, until its game begins', async () => {
  expect(await resume().count()).toBe(0)
  await submits(IDEA)
  await proposed()
  await chooseAll(page, say)
  await page.getByRole('banner').locator('a[href="/"]').click()
  await resume().getByText(IDEA).waitFor()
  await page.reload()
  await resume().click()
  await arrives(page, '/create-game')
  await button('create', 'start.start').click()
  await page.waitForURL('**/game-generation?id=*')
  await page.goto(testServer.at('/'))
  await page.getByRole('link', { name: say('home', 'games') }).waitFor()
  expect(await resume().count()).toBe(0)
})

it.each(['en-US', 'ja-JP'] as const)(
  '[ID21] what was typed and not sent outlives a reload, in %s',
  async (language) => {
    // the page is painted in the language of the request; the choice is kept beside it
    await page.evaluate((one) => localStorage.setItem('language', one.replace('-', '_')), language)
    await page.reload()
    const words = wordsOf(language)
    const field = page.getByRole('textbox', { name: words('home', 'idea.label') })
    await field.fill('half a thought')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('half a thought')
    await field.fill(IDEA)
    await page.getByRole('button', { name: words('home', 'idea.submit') }).click()
    await arrives(page, '/create-game')
    await page.goto(testServer.at('/'))
    await page.getByRole('link', { name: words('home', 'resume') }).waitFor()
    expect(await field.inputValue()).toBe('')
  },
)

it('[TO15] a page that does not come without a network says so, and keeps the idea', async () => {
  await page.getByRole('link', { name: say('home', 'games') }).waitFor()
  await context.setOffline(true)
  await submits(IDEA)
  await page.getByRole('heading', { name: say('shell', 'page.late') }).waitFor()
  await context.setOffline(false)
  await button('shell', 'broken.reload').click()
  await page.getByRole('heading', { level: 1, name: IDEA }).waitFor()
  await proposed()
})

it('[ID20] an idea of many lines leaves the reasoning in view, one from right to left stands on the right', async () => {
  await submits('a line\n\n\nand another\n'.repeat(30))
  const top = await page
    .getByRole('region', { name: say('create', 'thinking.title') })
    .boundingBox()
  expect(top?.y).toBeLessThan(500)
  await page.goto(testServer.at('/'))
  const arabic = 'حارس منارة يجد رسائل كتبها رجل ميت'
  await box().fill(arabic)
  const directionOf = (at: ReturnType<typeof box>) =>
    at.evaluate((one) => getComputedStyle(one).direction)
  expect(await directionOf(box())).toBe('rtl')
  await button('home', 'idea.submit').click()
  expect(await directionOf(page.getByRole('heading', { level: 1, name: arabic }))).toBe('rtl')
})
