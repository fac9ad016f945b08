import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { openPage } from '../support/browser.ts'
import {
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const IDEA = 'A lighthouse keeper finds letters'

let testServer: TestServer
let aya: Somebody
let game: string
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'care@example.com')
  game = await startGame(testServer.running, aya, IDEA, 'en_US')
})
afterAll(() => testServer.close())

it('[TO41] no clean page does what its own policy forbids', async () => {
  const { page, context } = await pageOf(testServer, 'en-US', aya)
  const paths = ['/', '/games', '/profile', '/play/nothing', `/game-generation?id=${game}`]
  for (const path of [...paths, '/nothing-here']) {
    await page.goto(testServer.at(path))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // by then the core is there, and its schemas are made
    await page.waitForLoadState('networkidle')
  }
  expect(testServer.browser.violations).toEqual([])
  await context.close()
})

it('[SC10] no text becomes HTML or a script in a page, and whatever tries is counted', async () => {
  const { page, context } = await pageOf(testServer, 'en-US', aya)
  await page.goto(testServer.at(`/game-generation?id=${game}`))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  const tried = await page.evaluate(() => {
    const outcome = (act: () => unknown): string => {
      try {
        act()
        return 'done'
      } catch (fault) {
        return fault instanceof Error ? fault.name : 'thrown'
      }
    }
    const place = document.createElement('div')
    return {
      html: outcome(() => {
        place.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      beside: outcome(() => place.insertAdjacentHTML('beforeend', '<b>b</b>')),
      script: outcome(() => {
        document.createElement('script').src = 'https://elsewhere.example/x.js'
      }),
      policy: outcome(() => Reflect.get(window, 'trustedTypes').createPolicy('another', {})),
      sign: outcome(() => {
        place.innerHTML = '&auml;'
      }),
      shown: place.textContent,
    }
  })
  expect(tried).toEqual({
    ...{ html: 'TypeError', beside: 'TypeError', script: 'TypeError', policy: 'TypeError' },
    ...{ sign: 'done', shown: 'ä' },
  })
  const { violations } = testServer.browser
  await expect.poll(() => violations.length).toBe(4)
  expect(violations.join()).toContain('require-trusted-types-for')
  // they were provoked
  violations.splice(0)
  await context.close()
})

const boxOf = async (place: Locator) => (await place.boundingBox()) ?? { y: 0, height: 0 }
const endOf = async (place: Locator) => {
  const { y, height } = await boxOf(place)
  return y + height
}

it('[AX40] [TO42] on a short screen the bars leave two thirds, and messages begin below the tabs', async () => {
  const { page, context } = await pageOf(testServer, 'en-US', aya)
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto(testServer.at(`/game-generation?id=${game}`))
  const tabs = page.getByRole('tablist').first()
  await tabs.waitFor()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(async () => (await boxOf(tabs)).y).toBeLessThan(10)
  expect(await endOf(page.getByRole('banner'))).toBeLessThanOrEqual(0)
  const { y } = await boxOf(page.locator('fieldset.fixed'))
  expect((await endOf(tabs)) + 360 - y).toBeLessThan(120)
  await page.setViewportSize({ width: 390, height: 844 })
  const below = await page.evaluate(
    () =>
      Number.parseFloat(
        getComputedStyle(document.documentElement).getPropertyValue('--header-end'),
      ) * 16,
  )
  expect(below).toBeGreaterThanOrEqual(await endOf(tabs))
  await context.close()
})

it('[TO42] what is said over the login stands at the foot of a narrow screen, beside its form', async () => {
  const { page, context } = await openPage(testServer.browser, 'en-US', 390)
  await page.goto(testServer.at('/'))
  await page.getByRole('textbox').fill(IDEA)
  await page.getByRole('button', { name: wordsOf('en-US')('home', 'idea.submit') }).click()
  const message = page.locator('[data-sonner-toast]')
  await message.waitFor()
  const form = page.getByRole('dialog').locator('form')
  await expect.poll(async () => (await boxOf(message)).y).toBeGreaterThan(await endOf(form))
  await context.close()
})
