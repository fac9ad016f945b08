import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '#schemas/limits.ts'
import { registerAt } from '../../server/process.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type Somebody,
  type TestServer,
} from '../support/server-and-browser.ts'
import { holdThoughts, letThoughtsGo } from '../support/walk/hold.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')

let testServer: TestServer
let aya: Somebody
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'hold@example.com')
})
afterAll(() => testServer.close())

const text = (page: Page) => page.getByRole('region', { name: say('create', 'thinking.title') })
const toggle = (page: Page, way: 'collapse' | 'expand') =>
  page.getByRole('button', { name: say('create', `thinking.${way}`), exact: true })

const GESTURES: Record<string, (page: Page) => Promise<unknown>> = {
  'turns the wheel over it': async (page) => {
    await text(page).hover()
    await page.mouse.wheel(0, -200)
  },
  'selects a word of it': (page) => text(page).getByText('Who').first().dblclick(),
  'moves the focus into it': async (page) => {
    await toggle(page, 'collapse').focus()
    await page.keyboard.press('Tab')
  },
  'closes and opens it': async (page) => {
    await toggle(page, 'collapse').click()
    await toggle(page, 'expand').click()
  },
}

/** Whether the panel is open a while after it would have closed, when somebody did this meanwhile. */
async function staysOpen(act: (page: Page) => Promise<unknown>) {
  const { context, page } = await pageOf(testServer, 'en-US', aya)
  await page.goto(testServer.at('/'))
  await holdThoughts(page)
  await page.getByRole('textbox').fill('A beekeeper inherits a glass piano')
  await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
  await arrives(page, '/create-game')
  await text(page).getByText('Who').first().waitFor()
  await act(page)
  await letThoughtsGo(page)
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await page.waitForTimeout(LIMITS.thinkingCollapseAfterMs + 500)
  const isOpen = await toggle(page, 'collapse').isVisible()
  const isFocusKept = await page.evaluate(() => document.activeElement !== document.body)
  await context.close()
  return { isOpen, isFocusKept }
}

it('[TH11] the panel closes by itself when nobody touched it', async () => {
  expect((await staysOpen(async () => undefined)).isOpen).toBe(false)
})

it.each(Object.entries(GESTURES))(
  '[TH12] the panel stays open when its reader %s',
  async (_, gesture) => {
    expect(await staysOpen(gesture)).toEqual({ isOpen: true, isFocusKept: true })
  },
)
