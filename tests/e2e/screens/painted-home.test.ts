import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES, openPage } from '../support/browser.ts'
import { openServerAndBrowser, type TestServer } from '../support/server-and-browser.ts'
import { firstPaint } from '../support/speed-home.ts'
import { wordsOf } from '../support/words.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

it.each(LANGUAGES)('[PF25] home stands in the page before any script, in %s', async (language) => {
  const say = wordsOf(language)
  const context = await testServer.browser.newContext({
    locale: language,
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto(testServer.at('/'))
  await page.getByRole('heading', { level: 1, name: say('home', 'headline') }).waitFor()
  await page.getByRole('textbox', { name: say('home', 'idea.label') }).waitFor()
  for (const name of ['lighthouse', 'express', 'theatre'])
    await page.getByRole('button', { name: say('home', `templates.${name}.name`) }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  expect(await page.title()).toContain(say('shell', 'title.home'))
  await context.close()
})

it('[PF25] home is taken over by its scripts as it stands, with what was typed before', async () => {
  for (const language of LANGUAGES) {
    const { page, faults, context } = await openPage(testServer.browser, language)
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(testServer.at('/'), { waitUntil: 'commit' })
    const box = page.getByRole('textbox')
    await box.fill('雨夜 lamp 灯')
    const painted = await box.elementHandle()
    letGo()
    await page.locator('form [aria-live]').filter({ hasText: '9' }).waitFor()
    expect(await painted?.evaluate((node) => node.isConnected)).toBe(true)
    expect(await box.inputValue()).toBe('雨夜 lamp 灯')
    expect(faults).toEqual([])
    await context.close()
  }
})

it('[PF25] home follows a choice of language that the server has not been told', async () => {
  const { page, faults, context } = await openPage(testServer.browser, 'en-US')
  await page.goto(testServer.at('/avatar.svg'))
  await page.evaluate(() => localStorage.setItem('language', 'ja_JP'))
  await page.goto(testServer.at('/'))
  const headline = wordsOf('ja-JP')('home', 'headline')
  await page.getByRole('heading', { level: 1, name: headline }).waitFor()
  // from now on it is painted in it
  expect(await (await page.request.get(testServer.at('/'))).text()).toContain(`<html lang="ja-JP">`)
  expect(faults).toEqual([])
  await context.close()
})

it('[PF25] home is painted before any other file has come', async () => {
  const { page, context } = await openPage(testServer.browser, 'en-US')
  // no file ever arrives: neither scripts nor rules nor letters
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : undefined,
  )
  await page.goto(testServer.at('/'), { waitUntil: 'commit' })
  expect(await firstPaint(page)).toBeGreaterThan(0)
  const box = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(box?.height).toBeGreaterThan(40)
  await context.close()
})
