import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { openPage } from '../support/browser.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')

let testServer: TestServer
let visitor: Page
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  await registerAt(testServer.running, 'words@example.com')
  visitor = (await openPage(testServer.browser, 'en-US')).page
})
afterAll(() => testServer.close())

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(testServer.at(path))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Are a mark of quotation (in Japanese, a dash) and the dots of omission as wide as a character, in sans and in serif? */
const marksOf = (page: Page): Promise<boolean[]> =>
  page.evaluate(async () => {
    const { lang } = document.documentElement
    const widths = ['--font-sans', '--font-serif'].map(async (font) => {
      const line = document.createElement('canvas').getContext('2d')
      const family = getComputedStyle(document.documentElement).getPropertyValue(font)
      const marks = lang.startsWith('ja') ? '―…' : '“…'
      await document.fonts.load(`100px ${family}`, marks)
      if (line) line.font = `100px ${family}`
      return (line?.measureText(marks).width ?? 0) > 195
    })
    return Promise.all(widths)
  })

describe('the words', () => {
  it('[LA3] [LA4] [LA11] change at once with the language, which is kept and goes with every request', async () => {
    await go(visitor, '/')
    const asked: (string | undefined)[] = []
    visitor.on('request', (one) => {
      if (one.url().includes('/api/')) asked.push(one.headers()['accept-language'])
    })
    for (const [name, language, key] of [
      ['中文', 'zh-CN', 'zh_CN'],
      ['日本語', 'ja-JP', 'ja_JP'],
      ['English', 'en-US', 'en_US'],
    ] as const) {
      const words = wordsOf(language)
      await visitor.getByRole('banner').getByRole('combobox').selectOption({ label: name })
      await visitor.getByRole('heading', { name: words('home', 'headline') }).waitFor()
      expect(await visitor.evaluate(() => localStorage.getItem('language'))).toBe(key)
      expect(await visitor.locator('html').getAttribute('lang')).toMatch(
        new RegExp(`^${language.slice(0, 2)}`),
      )
      expect(await marksOf(visitor)).toEqual(language === 'en-US' ? [false, false] : [true, true])
      await visitor.getByRole('button', { name: words('shell', 'account.login') }).click()
      await visitor.getByRole('dialog').getByRole('textbox').fill('words@example.com')
      await visitor.keyboard.press('Enter')
      await visitor.getByRole('dialog').locator('input[type=password]').waitFor()
      await visitor.getByRole('button', { name: words('account', 'back') }).click()
      await visitor.keyboard.press('Escape')
    }
    expect([...new Set(asked)]).toEqual(['zh', 'ja', 'en'])
  })

  it('[ID2] give three examples in the language of the interface, each a press away', async () => {
    for (const language of ['zh-CN', 'ja-JP', 'en-US'] as const) {
      const words = wordsOf(language)
      const opened = await openPage(testServer.browser, language)
      await go(opened.page, '/')
      for (const name of ['lighthouse', 'express', 'theatre']) {
        await opened.page
          .getByRole('button', { name: words('home', `templates.${name}.name`) })
          .click()
        const text = words('home', `templates.${name}.text`)
        expect(await opened.page.getByRole('textbox').inputValue()).toBe(text)
      }
      await opened.context.close()
    }
  })
})

describe('a creation', () => {
  it('[LI6] [LA6] [LA7] is told in its own language, from an empty list on', async () => {
    const ben = await registerAt(testServer.running, 'ben@example.com')
    const { page, context } = await pageOf(testServer, 'en-US', ben)
    await go(page, '/games')
    await page.getByText(say('library', 'empty')).waitFor()
    await page.getByRole('textbox').fill('A lighthouse keeper finds letters from next week')
    await page.locator('main').getByRole('combobox').selectOption('ja_JP')
    await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
    await arrives(page, '/create-game')
    await page.getByRole('button', { name: say('create', 'thinking.expand') }).waitFor()
    const told = page.locator('main [lang^="ja"]')
    const all = (await told.allTextContents()).join('')
    expect(all).toMatch(/[ぁ-ん]{2}/)
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/)
    // nothing of the game stands outside the blocks that say their language
    const outside = await page.locator('main').evaluate((main) => {
      const copy = main.cloneNode(true) as Element
      for (const one of copy.querySelectorAll('[lang]')) one.remove()
      return copy.textContent ?? ''
    })
    expect(outside).not.toMatch(/[ぁ-ん]/)
    await context.close()
  })

  it('[TO8] called off says nothing', async () => {
    const kim = await registerAt(testServer.running, 'kim@example.com')
    const { page, context } = await pageOf(testServer, 'en-US', kim)
    await go(page, '/')
    await page.getByRole('textbox').fill('A piano that plays one wrong note')
    // an answer that never comes: what is called off is still under way
    await page.route('**/h5/scripts/outline?**', () => new Promise(() => undefined))
    const ended: string[] = []
    page.on('requestfailed', (one) => ended.push(one.failure()?.errorText ?? ''))
    await Promise.all([
      page.waitForRequest('**/h5/scripts/outline?**'),
      page.getByRole('button', { name: say('home', 'idea.submit') }).click(),
    ])
    await page.getByRole('button', { name: 'Aya' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => ended).toEqual(['net::ERR_ABORTED'])
    await arrives(page, '/')
    await page.waitForTimeout(400)
    expect(await page.locator('[data-sonner-toast]').count()).toBe(0)
    await context.close()
  })
})

describe('the lists', () => {
  it('[LI4] open a script, also while it is written', async () => {
    const leo = await registerAt(testServer.running, `${randomUUID()}@example.com`)
    // its pictures are painted, so that it is still being written when the list is read
    const id = await startGame(testServer.running, leo, 'A drowned post office', 'en_US', 'painted')
    const { page, context } = await pageOf(testServer, 'en-US', leo)
    await go(page, '/games')
    const row = page.locator('main').getByRole('article')
    await row.getByText(/\d+%/).waitFor()
    await row.getByRole('heading').getByRole('link').click()
    await arrives(page, `/game-generation?id=${id}`)
    await context.close()
  })
})
