import { text as readWhole } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { barriersOf } from '../support/axe.ts'
import { LANGUAGES, openPage, sideways } from '../support/browser.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type Somebody,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const profile = (path: string): string => say('profile', path)

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(testServer.at(path))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
/** Waits until nothing fades in any more: what does has no contrast of its own yet. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .every((one) => one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  )
const menuButton = (page: Page, name: 'open' | 'close') =>
  page.getByRole('button', { name: say('shell', `menu.${name}`) })

describe('the header', () => {
  it('[HD3] [HD7] shows four networks from 768 px on, and a menu below', async () => {
    const { page, context } = await openPage(testServer.browser, 'en-US')
    await open(page, '/')
    const links = page.getByRole('banner').locator('a[target=_blank]')
    const hosts = await links.evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLAnchorElement ? new URL(one.href).host : '')),
    )
    expect(new Set(hosts).size).toBe(4)
    for (const width of [1440, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 })
      expect(
        await links.evaluateAll((all) => all.filter((one) => one.checkVisibility()).length),
      ).toBe(4)
      expect(await menuButton(page, 'open').isVisible(), String(width)).toBe(false)
    }
    await page.setViewportSize({ width: 767, height: 900 })
    await menuButton(page, 'open').waitFor()
    expect(await links.first().isVisible()).toBe(false)
    await context.close()
  })

  it('[HD7] [HD8] [RT3] opens a menu that a visitor can walk by keyboard, and that leads to the guard', async () => {
    const { page, context } = await openPage(testServer.browser, 'en-US', 390)
    await open(page, '/')
    const toggle = menuButton(page, 'open')
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
    await toggle.focus()
    await page.keyboard.press('Enter')
    const menu = page.locator('#mobile-menu')
    await menu.waitFor()
    expect(await menuButton(page, 'close').getAttribute('aria-expanded')).toBe('true')
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      say('shell', 'account.allGames'),
      ...['X', 'YouTube', 'Instagram', 'Facebook'].map((name) => `Lamplight on ${name}`),
    ])
    expect(await menu.getByRole('combobox').count()).toBe(1)
    expect(await menu.getByRole('button').allTextContents()).toEqual(['Register | Login'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await toggle.evaluate((one) => one === document.activeElement)).toBe(true)

    await toggle.click()
    await menu.getByRole('link', { name: say('shell', 'account.allGames') }).click()
    await page.getByRole('dialog').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    await context.close()
  })

  it('[HD7] [HD8] ends the menu of a user with who they are and where they can go', async () => {
    const mia = await registerAt(testServer.running, 'mia@example.com')
    const { page, context } = await pageOf(testServer, 'en-US', mia, { width: 390 })
    await open(page, '/games')
    await menuButton(page, 'open').click()
    const menu = page.locator('#mobile-menu')
    const texts = await menu.locator('p, a, button').allTextContents()
    expect(texts.slice(-4)).toEqual(['Aya', 'Profile', 'My Games', 'Logout'])
    expect(await menu.locator('img').count()).toBe(1)
    await menu.getByRole('combobox').selectOption('ja_JP')
    await menu.getByText('マイゲーム').waitFor()
    await menu.getByRole('combobox').selectOption('en_US')
    await menu.getByRole('link', { name: 'Profile' }).click()
    await arrives(page, '/profile')
    await menu.waitFor({ state: 'detached' })
    await menuButton(page, 'open').click()
    await menu.getByRole('button', { name: 'Logout' }).click()
    await arrives(page, '/')
    await context.close()
  })
})

describe('the profile', () => {
  it.each(LANGUAGES)(
    '[RT11] [RT17] [AX1] [AX6] shows all of an account in %s, without a fault',
    async (language) => {
      const words = wordsOf(language)
      const who = await registerAt(testServer.running, `${language.toLowerCase()}@example.com`)
      const { page, context, faults } = await pageOf(testServer, language, who)
      await open(page, '/profile')
      const main = page.getByRole('main')
      for (const key of ['signedInBy', 'uid', 'language', 'waysIn', 'dataTitle'])
        await main.getByText(words('profile', key), { exact: true }).first().waitFor()
      await main.getByText(who.uid).waitFor()
      await main.getByText(`${language.toLowerCase()}@example.com`).waitFor()
      expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Aya')
      await main.getByRole('button', { name: words('profile', 'face.change') }).click()
      await main.getByRole('button', { name: words('profile', 'face.others') }).waitFor()
      await expect.poll(() => main.locator('#faces img').count()).toBe(12)
      for (const key of ['export.button', 'signOut', 'delete.button'])
        await main.getByRole('button', { name: words('profile', key) }).waitFor()
      const less = main.getByRole('radio', { name: words('profile', 'reading.motion.less') })
      await less.check()
      await page.reload()
      await less.waitFor()
      expect(await less.isChecked()).toBe(true)
      const fading = await page
        .getByRole('link')
        .first()
        .evaluate((one) => getComputedStyle(one).transitionDuration)
      expect(fading).toBe('0.001s')
      for (const width of [1024, 360, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await sideways(page), String(width)).toBe(0)
      }
      await settled(page)
      expect(await barriersOf(page)).toEqual([])
      // a browser asks a bare picture, where the page begins, for an icon
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
      await context.close()
    },
  )
})

describe('an account in the hands of its owner', () => {
  let lou: Somebody
  let page: Page
  beforeAll(async () => {
    lou = await registerAt(testServer.running, 'lou@example.com')
    page = (await pageOf(testServer, 'en-US', lou)).page
    await open(page, '/profile')
  })

  it('[RT12] takes another name and another face, there and in the header, and keeps them', async () => {
    await open(page, '/profile')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: profile('nickname.change') }).click()
    const box = main.getByLabel(profile('nickname.label'))
    await box.fill('Lo')
    await page.keyboard.press('Enter')
    await expect.poll(() => box.getAttribute('aria-invalid')).toBe('true')
    await box.fill('Lou of the Lamp')
    await page.keyboard.press('Enter')
    await main.getByText(profile('saved')).waitFor()
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Lou of the Lamp')
    await main.getByRole('button', { name: profile('face.change') }).click()
    const face = main.locator('#faces button').nth(4)
    const address = await face.locator('img').getAttribute('src')
    await face.click()
    await expect.poll(() => face.getAttribute('aria-pressed')).toBe('true')
    const shown = page.getByRole('banner').getByRole('button', { name: 'Lou of the Lamp' })
    expect(await shown.locator('img').getAttribute('src')).toBe(address)
    await page.evaluate(() => localStorage.removeItem('user'))
    await page.reload()
    await main.getByRole('heading', { name: 'Lou of the Lamp' }).waitFor()
  })

  it('[RT13] hands everything over as a file', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: profile('export.button') }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^lamplight-\d{4}-\d\d-\d\d\.json$/)
    const text = await readWhole(await file.createReadStream())
    expect(JSON.parse(text)).toMatchObject({
      format: 'lamplight-export',
      account: { uid: lou.uid, email: 'lou@example.com' },
      scripts: [],
    })
    expect(text).not.toContain(lou.token)
    await page.getByText(profile('export.done')).waitFor()
  })

  it('[RT14] deletes the account once it is named, and leads home with nothing left', async () => {
    await page.getByRole('button', { name: profile('delete.button') }).click()
    const dialog = page.getByRole('dialog')
    const box = dialog.getByRole('textbox')
    await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true)
    const confirm = dialog.getByRole('button', { name: profile('delete.confirm') })
    await box.fill('somebody@example.com')
    expect(await confirm.getAttribute('aria-disabled')).toBe('true')
    await page.keyboard.press('Enter')
    expect(await dialog.isVisible()).toBe(true)
    await settled(page)
    expect(await barriersOf(page)).toEqual([])
    await box.fill('lou@example.com')
    await confirm.click()
    await arrives(page, '/')
    await page.getByText(say('errors', 'account_removed')).waitFor()
    await page.getByRole('button', { name: 'Register | Login' }).waitFor()
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((name) => /user|token|isLoggedIn|Draft/.test(name))).toEqual([])
  })
})
