import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { AnalyticsEvent } from '#schemas/analytics.ts'
import { registerAt } from '../../server/process.ts'
import { openPage, sideways } from '../support/browser.ts'
import { openServerAndBrowser, pageOf, type TestServer } from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const usage = (path: string): string => say('usage', path)

/** A service of an operator's: it takes whatever is posted. */
const posts: { headers: IncomingHttpHeaders; body: string }[] = []
const collector = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    posts.push({ headers: request.headers, body })
    response.writeHead(204).end()
  })
})
const events = () => posts.flatMap(({ body }) => JSON.parse(body).events as AnalyticsEvent[])
const paths = () => events().flatMap((said) => (said.event === 'page_view' ? [said.page_path] : []))

let testServer: TestServer
beforeAll(async () => {
  await new Promise<void>((ready) => collector.listen(0, '127.0.0.1', ready))
  const { port } = collector.address() as AddressInfo
  testServer = await openServerAndBrowser({ ANALYTICS_URL: `http://127.0.0.1:${port}/collect` })
})
afterAll(async () => {
  await testServer.close()
  collector.close()
})
beforeEach(() => {
  posts.length = 0
})

const notice = (page: Page) => page.getByRole('region', { name: usage('title') })
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(testServer.at(path))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
/** Waits until the core is there: only then could anything be sent. */
const settle = (page: Page) =>
  page.getByRole('button', { name: say('shell', 'usage'), exact: true }).waitFor()

it('[AN3] [AN5] [AN1] asks a visitor once, sends nothing before a yes and nothing with a no, and takes another answer', async () => {
  const { page, context, faults } = await openPage(testServer.browser, 'en-US', 390)
  await open(page, '/')
  await notice(page).waitFor()
  expect(await sideways(page)).toBe(0)
  const looks = await notice(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => `${one.className} ${Math.round(one.getBoundingClientRect().width)}`),
    )
  expect(looks).toHaveLength(2)
  expect(new Set(looks).size).toBe(1)
  // beside the page, not over it: what is behind can be used
  await page.getByRole('textbox').fill('A canary idea')
  await notice(page)
    .getByRole('button', { name: usage('no') })
    .click()
  await notice(page).waitFor({ state: 'detached' })
  await open(page, '/nowhere?token=canary')
  await open(page, '/')
  await settle(page)
  expect(await notice(page).count()).toBe(0)
  expect(posts).toEqual([])

  await page.getByRole('button', { name: say('shell', 'usage'), exact: true }).click()
  await notice(page)
    .getByRole('button', { name: usage('yes') })
    .click()
  await notice(page).waitFor({ state: 'detached' })
  for (const path of ['/play/canary-game', '/nowhere?token=canary', '/']) await open(page, path)
  await settle(page)
  await page.getByRole('button', { name: 'Register | Login' }).first().isVisible()
  await open(page, '/discordloginback')
  await expect.poll(paths, { timeout: 10_000 }).toEqual(['/play/:gameId', '/*', '/'])
  expect(JSON.stringify(posts)).not.toContain('canary')
  for (const said of events()) expect(AnalyticsEvent.safeParse(said).success).toBe(true)
  for (const { headers } of posts) {
    expect(headers['content-type']).toContain('text/plain')
    expect([headers.cookie, headers.referer]).toEqual([undefined, undefined])
  }
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([])
  await context.close()
})

it('[AN5] [AN2] a user withdraws on the profile, and from then on nothing is sent', async () => {
  const aya = await registerAt(testServer.running, 'aya@example.com')
  const { page, context } = await pageOf(testServer, 'en-US', aya)
  await page.evaluate(() => localStorage.setItem('analyticsConsent', 'yes'))
  await open(page, '/profile')
  await page.getByText(usage('state.sent')).waitFor()
  await page.getByRole('button', { name: say('profile', 'export.button') }).click()
  await page.getByText(say('profile', 'export.done')).waitFor()
  const buttons = () => events().map((said) => 'button' in said && said.button)
  await expect.poll(buttons, { timeout: 10_000 }).toContain('export_data')
  expect(paths()).toEqual(['/profile'])
  posts.length = 0
  await page.getByRole('button', { name: usage('withdraw') }).click()
  await page.getByText(usage('state.notSent')).waitFor()
  await page.getByText(/notes from this visit/).click()
  await page.getByText('export_data').waitFor()
  await open(page, '/games')
  await open(page, '/')
  await settle(page)
  expect(await notice(page).count()).toBe(0)
  expect(posts).toEqual([])
  await context.close()
})

it.each([
  [390, 664],
  [320, 568],
  [1366, 625],
  [720, 450],
])(
  '[AN6] asks at %i by %i without covering the headline or the end of the page',
  async (width, height) => {
    for (const language of ['en-US', 'ja-JP'] as const) {
      const { page, context } = await openPage(testServer.browser, language, width)
      await page.setViewportSize({ width, height })
      await open(page, '/')
      const asked = page.getByRole('region', { name: wordsOf(language)('usage', 'title') })
      await asked.waitFor()
      const boxOf = async (one: Locator) => {
        const box = await one.boundingBox()
        if (box === null) throw new Error('it is not on the page')
        return box
      }
      const isFree = async (one: Locator) => {
        const [a, b] = [await boxOf(one), await boxOf(asked)]
        return (
          a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y
        )
      }
      expect(await isFree(page.getByRole('heading', { level: 1 }))).toBe(true)
      // what is reached by keys scrolls free of it, down to the last thing on the page
      const controls = page.locator('main').locator('textarea, select, button')
      const covered: (string | null)[] = []
      for (const control of await controls.all()) {
        await control.focus()
        covered.push(...((await isFree(control)) ? [] : [await control.textContent()]))
      }
      await context.close()
    }
  },
)

it('[AN5] a browser that objects is asked nothing and sends nothing', async () => {
  const { page, context } = await openPage(testServer.browser, 'en-US')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem('analyticsConsent', 'yes')
  })
  await open(page, '/')
  await settle(page)
  expect(await notice(page).count()).toBe(0)
  await open(page, '/nowhere')
  await open(page, '/')
  await settle(page)
  expect(posts).toEqual([])
  await context.close()
})
