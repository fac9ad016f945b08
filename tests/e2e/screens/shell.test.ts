import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { openPage } from '../support/browser.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const DARK = 'rgb(10, 12, 17)'

let testServer: TestServer
let visitor: Page
let user: Page
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  const aya = await registerAt(testServer.running, 'header@example.com')
  visitor = (await openPage(testServer.browser, 'en-US')).page
  user = (await pageOf(testServer, 'en-US', aya, { avatar: '/media/avatars/gone.svg' })).page
})
afterAll(() => testServer.close())

const OTHERS = ['/games', '/game-list', '/profile', '/discordloginback', '/play/none', '/nowhere']
const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(testServer.at(path))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

describe('the header', () => {
  it('[HD1] [HD2] [HD9] stays on top, with the logo everywhere but at home, the languages at home and in the profile', async () => {
    const header = user.getByRole('banner')
    const logo = header.locator('a[href="/"]')
    const look = () =>
      user.evaluate(() => {
        const { position, top } = getComputedStyle(document.querySelector('header') as Element)
        const { backgroundImage, backgroundColor } = getComputedStyle(document.body)
        const own = document.body.style
        return {
          bar: [position, top],
          ground: [backgroundImage, backgroundColor],
          own: own.backgroundImage + own.backgroundColor,
        }
      })
    await go(user, '/')
    expect(await look()).toMatchObject({ bar: ['fixed', '0px'], own: '' })
    expect(await logo.count()).toBe(0)
    expect(await header.getByRole('option').allTextContents()).toEqual([
      '中文',
      'English',
      '日本語',
    ])
    for (const path of OTHERS) {
      await go(user, path)
      expect(await look(), path).toMatchObject({ bar: ['fixed', '0px'], ground: ['none', DARK] })
      expect(await logo.isVisible(), path).toBe(true)
      expect(await header.getByRole('option').count(), path).toBe(path === '/profile' ? 3 : 0)
    }
    await logo.click()
    await arrives(user, '/')
  })

  it('[HD4] asks a visitor in', async () => {
    await go(visitor, '/')
    await visitor.getByRole('button', { name: 'Register | Login' }).click()
    await visitor.getByRole('dialog').waitFor()
    await visitor.keyboard.press('Escape')
  })

  it('[HD6] shows the default picture where one does not load', async () => {
    await user.route('**/media/avatars/*', (route) => route.fulfill({ status: 404 }))
    await go(user, '/games')
    const face = user.getByRole('banner').locator('img')
    await expect.poll(() => face.getAttribute('src')).toBe('/avatar.svg')
    expect(await face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  it('[HD5] leads a user to their games and out', async () => {
    const face = user.getByRole('banner').getByRole('button', { name: 'Aya' })
    const radius = await face
      .locator('img')
      .evaluate(
        (image) => Number.parseFloat(getComputedStyle(image).borderRadius) / image.clientWidth,
      )
    expect(radius).toBeGreaterThanOrEqual(0.5)
    await face.click()
    await user.getByRole('link', { name: 'My Games' }).last().click()
    await arrives(user, '/game-list')
    await face.click()
    await user.getByRole('button', { name: 'Logout' }).click()
    await arrives(user, '/')
    await user.getByRole('button', { name: 'Register | Login' }).waitFor()
  })
})

describe('the login dialog', () => {
  const dialog = () => visitor.getByRole('dialog')
  const account = (path: string): string => say('account', path)

  it('[LG3] [LG21] begins with an e-mail and two providers that say why they wait', async () => {
    await visitor.getByRole('button', { name: 'Register | Login' }).click()
    expect(await dialog().getByRole('textbox').count()).toBe(1)
    for (const name of ['Google', 'Discord']) {
      const button = dialog().getByRole('button', { name })
      expect(await button.getAttribute('aria-disabled')).toBe('true')
      const why = await button.getAttribute('aria-describedby')
      await button.hover()
      const tip = visitor.locator(`[id="${why}"]`)
      expect(await tip.textContent()).toBe(account('providerMissing').replace('{{name}}', name))
      await expect.poll(() => tip.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
    }
  })

  it('[LG22] wants an e-mail in the right form', async () => {
    const send = dialog().getByRole('button', { name: account('submit.0') })
    const box = dialog().getByRole('textbox')
    await send.click()
    await dialog().getByText(account('fault.emailRequired')).waitFor()
    for (const wrong of ['aya', 'aya@', '@example.com', 'a b@example.com']) {
      await box.fill(wrong)
      await send.click()
      await dialog().getByText('Please enter correct format').waitFor()
      expect(await box.getAttribute('aria-invalid')).toBe('true')
    }
  })

  it('[TO3] puts messages 20 px from the edge and 60 px apart, beside nothing that can be pressed', async () => {
    const answers = ['first', 'second', 'third']
    await visitor.route('**/api/**', (route) =>
      route.fulfill({ json: { status: 422, desc: answers.shift() ?? 'more', data: null } }),
    )
    const box = dialog().getByRole('textbox')
    await box.fill('aya@example.com')
    for (const answer of [...answers]) {
      await box.press('Enter')
      // under the pointer a message waits
      await visitor.locator('[data-sonner-toast]', { hasText: answer }).hover()
    }
    const tops = () =>
      visitor
        .locator('[data-sonner-toast]')
        .evaluateAll((all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().top)).sort((a, b) => a - b),
        )
    await expect.poll(tops).toEqual([20, 80, 140])
    const boxesOf = (selector: string) =>
      visitor
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    const meet = async () => {
      const toasts = await boxesOf('[data-sonner-toast]')
      const pressed = await boxesOf('#root header button, #root header a')
      expect(toasts).toHaveLength(3)
      return pressed.filter((one) =>
        toasts.some(
          (toast) =>
            one.left < toast.right &&
            one.right > toast.left &&
            one.top < toast.bottom &&
            one.bottom > toast.top,
        ),
      )
    }
    expect(await meet()).toEqual([])
    const placed = [
      { width: 1024, at: [68, 128, 188] },
      // the dialog fills a narrow screen from its top (TO42)
      { width: 390, at: [712, 772, 832] },
    ]
    for (const { width, at } of placed) {
      await visitor.setViewportSize({ width, height: 900 })
      await expect.poll(tops).toEqual(at)
      expect(await meet(), `${width} px`).toEqual([])
    }
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await visitor.unroute('**/api/**')
  })

  it('[LG8] asks somebody new for five things', async () => {
    await dialog().getByRole('textbox').fill('somebody-new@example.com')
    await visitor.keyboard.press('Enter')
    await dialog()
      .getByRole('button', { name: account('submit.2') })
      .click()
    for (const name of ['password', 'confirm', 'code', 'nickname', 'invite'])
      expect(
        await dialog()
          .getByLabel(account(`field.${name}`), { exact: true })
          .count(),
        name,
      ).toBe(1)
    await visitor.keyboard.press('Escape')
  })
})
