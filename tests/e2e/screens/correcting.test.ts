import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callServer, registerAt } from '../../server/process.ts'
import { barriersOf } from '../support/axe.ts'
import { LANGUAGES, type Language, pictures, sideways } from '../support/browser.ts'
import { chooseAll } from '../support/creator.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type Somebody,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const IDEAS: Record<Language, { idea: string; read: string; mended: string }> = {
  'en-US': {
    idea: 'A lighthouse keeper finds letters that are dated a week from now',
    read: 'lighthouse keeper',
    mended: 'old ferryman',
  },
  'zh-CN': {
    idea: '守塔人在灯塔里收到一封下星期才写好的信',
    read: '守塔人',
    mended: '卖花的姑娘',
  },
  'ja-JP': {
    idea: '灯台守が来週の日付の手紙を受け取る',
    read: '灯台守',
    mended: '渡し舟の船頭',
  },
}

let testServer: TestServer
let aya: Somebody
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'chips@example.com')
})
afterAll(() => testServer.close())

const cards = (page: Page) => page.getByRole('radio')

async function thoughtAbout(language: Language, width?: number) {
  const say = wordsOf(language)
  const opened = await pageOf(testServer, language, aya, width === undefined ? {} : { width })
  const { page } = opened
  await page.goto(testServer.at('/'))
  await page.getByRole('textbox').fill(IDEAS[language].idea)
  await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
  await arrives(page, '/create-game')
  const row = page.getByRole('region', { name: say('create', 'reading.title') })
  await row.waitFor()
  const chip = (slot: string) =>
    row.getByRole('button', { name: new RegExp(`^${say('create', `reading.${slot}`)}`) })
  return { ...opened, say, row, chip }
}

it.each(LANGUAGES)(
  '[CR8] who, what, where and the kind stand in chips that keys alone can correct, in %s',
  async (language) => {
    const { context, page, faults, say, row, chip } = await thoughtAbout(language)
    const { read, mended } = IDEAS[language]
    expect(await row.getByRole('button').count()).toBe(4)
    expect(await chip('who').textContent()).toContain(read)
    await cards(page).first().waitFor({ state: 'attached' })
    await pictures(page, `chips-${language}`)
    await chip('who').focus()
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: say('create', 'reading.ask.who') })
    await field.waitFor()
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
    await pictures(page, `chips-who-${language}`)
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.type('x'.repeat(61))
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill(mended)
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator('#choice-outline').textContent()).toContain(mended)
    await expect.poll(() => chip('who').textContent()).toContain(say('create', 'reading.yours'))
    await expect
      .poll(() => chip('who').evaluate((one) => one === document.activeElement))
      .toBe(true)
    expect(faults).toEqual([])
    await context.close()
  },
)

it('[CR8] a chosen kind is proposed first, survives a reload and is what the game is told from, by touch at 390 px', async () => {
  const { context, page, faults, say, chip } = await thoughtAbout('en-US', 390)
  await cards(page).first().waitFor({ state: 'attached' })
  expect(await sideways(page)).toBe(0)
  await chip('kind').click()
  await page.getByRole('menuitemradio').first().waitFor()
  await pictures(page, 'chips-kind')
  await page.getByRole('menuitemradio', { name: say('create', 'reading.kinds.mystery') }).click()
  const first = page.getByRole('heading', { name: 'The Human Hand' })
  await first.waitFor()
  await chip('where').click()
  await page.getByRole('textbox', { name: say('create', 'reading.ask.where') }).fill('a submarine')
  await page.getByRole('button', { name: say('create', 'reading.again') }).click()
  await page.getByText('submarine').nth(1).waitFor()
  await pictures(page, 'chips-corrected')
  await page.reload()
  await first.waitFor()
  expect(await chip('where').textContent()).toContain(say('create', 'reading.yours'))
  expect(await chip('kind').textContent()).toContain(say('create', 'reading.kinds.mystery'))
  const body = page.waitForRequest((request) => request.url().endsWith('/scripts/outlines'))
  await chooseAll(page, say)
  await page.getByRole('button', { name: say('create', 'start.start') }).click()
  const corrections = { where: 'a submarine', kind: 'mystery' }
  expect((await body).postDataJSON()).toMatchObject({ corrections })
  await page.waitForURL('**/game-generation?id=*', { waitUntil: 'commit' })
  const id = new URL(page.url()).searchParams.get('id') ?? ''
  const path = `/api/auth/h5/scripts/${id}`
  const game = await callServer(testServer.running, 'GET', path, undefined, aya.token)
  expect(game.data).toMatchObject({ corrections })
  expect(faults).toEqual([])
  await context.close()
})
