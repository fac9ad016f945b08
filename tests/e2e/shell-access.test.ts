import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../server/process.ts'
import { type Language, openPage, picture, sideways } from './browser.ts'
import { arrives, type House, openShellHouse } from './shell-house.ts'
import { wordsOf } from './words.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const HEIGHT = 900
const say = wordsOf('en-US')

let house: House
beforeAll(async () => {
  house = await openShellHouse()
  await registerAt(house.running, 'ben@example.com')
})
afterAll(() => house.close())

/** What axe finds on a page at both widths, and whether the page can be moved sideways at any. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: HEIGHT })
    // what is still fading in has no contrast of its own yet
    await page.waitForTimeout(300)
    await picture(page, `access-${name}-${width}`)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    found.push(
      ...violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) =>
            `${name} ${width}: ${id} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
        ),
      ),
    )
  }
  for (const width of [360, 900, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT })
    if ((await sideways(page)) > 0) found.push(`${name} ${width}: moves sideways`)
  }
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  return found
}

describe('by eye and by ear', () => {
  const language: Language = 'en-US'
  const short = language.slice(0, 2)
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(house.at(path))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  }

  it('[AX1] [AX7] home, the login and the menu of a visitor have no fault', async () => {
    const { page, context } = await openPage(house.browser, language)
    const account = (path: string): string => say('account', path)
    await open(page, '/')
    const found = await faultsOf(page, `${short}-home`)
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: say('shell', 'account.login') }).click()
    await dialog.getByRole('textbox').waitFor()
    found.push(...(await faultsOf(page, `${short}-login-0`)))
    await dialog.getByRole('textbox').fill(`${short}-new@example.com`)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: account('submit.2') }).waitFor()
    found.push(...(await faultsOf(page, `${short}-login-2`)))
    await dialog.getByRole('button', { name: account('submit.2') }).click()
    await dialog.getByRole('button', { name: account('submit.3') }).click()
    found.push(...(await faultsOf(page, `${short}-login-3`)))
    await dialog.getByRole('button', { name: account('back') }).click()
    await dialog.getByRole('textbox').fill('ben@example.com')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: account('forgot') }).waitFor()
    found.push(...(await faultsOf(page, `${short}-login-4`)))
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 390, height: HEIGHT })
    await page.getByRole('button', { name: say('shell', 'menu.open') }).click()
    found.push(...(await faultsOf(page, `${short}-menu`)))
    await open(page, '/nowhere')
    found.push(...(await faultsOf(page, `${short}-nowhere`)))
    await context.close()
    expect(found).toEqual([])
  })
})

describe('by keyboard alone', () => {
  it('[AX2] a visitor comes from home through the login to their lists, always seeing where they are', async () => {
    const { page, context } = await openPage(house.browser, 'en-US')
    await page.goto(house.at('/'))
    await page.getByRole('heading', { level: 1 }).waitFor()
    /** Goes on with Tab until something of that name has the focus, which must be seen. */
    const reach = async (name: RegExp): Promise<void> => {
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab')
        const at = await page.evaluate(() => {
          const one = document.activeElement
          if (one === null) return { name: '', isSeen: false }
          const rings = [one, one.closest('label'), one.closest('div')].map((box) =>
            box === null ? 'none' : getComputedStyle(box).outlineStyle,
          )
          const isText = one instanceof HTMLTextAreaElement || one instanceof HTMLInputElement
          const label = one.getAttribute('aria-label') ?? one.textContent ?? ''
          return {
            name: label,
            isSeen: isText || rings.some((style) => style !== 'none'),
          }
        })
        expect(at.isSeen, at.name).toBe(true)
        if (name.test(at.name)) return
      }
      throw new Error(`no ${name} within forty presses`)
    }
    await reach(/Register/)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').waitFor()
    await page.keyboard.type('ben@example.com')
    await page.keyboard.press('Enter')
    await dialog.locator('input[type=password]').waitFor()
    await page.keyboard.type('secret-1')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await reach(/My Games/)
    await page.keyboard.press('Enter')
    await arrives(page, '/game-list')
    await page.getByText(say('library', 'empty')).waitFor()
    await context.close()
  })
})
