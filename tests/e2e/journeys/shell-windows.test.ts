import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { newestCode } from '../support/creator.ts'
import {
  arrives,
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const account = (path: string): string => say('account', path)
const EMAILS = { aya: 'windows-a@example.com', bo: 'windows-b@example.com' }
const IDEA = 'A lighthouse keeper finds letters'

let testServer: TestServer
let game: string
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  const aya = await registerAt(testServer.running, EMAILS.aya)
  await registerAt(testServer.running, EMAILS.bo)
  game = await startGame(testServer.running, aya, IDEA, 'en_US')
})
afterAll(() => testServer.close())

const login = async (email: string): Promise<Somebody> => {
  const body = { email, pwd: 'secret-1', oauth_enum: 'EMAIL' }
  const { data } = await callServer(testServer.running, 'POST', calls.login.path, body)
  return { uid: String(data.uid), token: String(data.access_token) }
}

let aya: Somebody
let context: BrowserContext
let first: Page
let second: Page
beforeEach(async () => {
  aya = await login(EMAILS.aya)
  const opened = await pageOf(testServer, 'en-US', aya)
  context = opened.context
  first = opened.page
  second = await context.newPage()
})
afterEach(() => context.close())

const opens = async (page: Page, path: string): Promise<void> => {
  await page.goto(testServer.at(path))
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
const dialogOf = (page: Page) => page.getByRole('dialog')
const wayIn = (page: Page) => page.getByRole('button', { name: say('shell', 'account.login') })
const face = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Aya' })
async function leaves(page: Page) {
  // the menu of a page whose core is still coming closes once it is there
  await page.waitForLoadState('networkidle')
  await face(page).click()
  await page.getByRole('button', { name: say('shell', 'account.logout') }).click()
  await wayIn(page).waitFor()
}
async function comesIn(page: Page, email: string) {
  const password = dialogOf(page).locator('input[type=password]')
  await dialogOf(page).getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await password.fill('secret-1')
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor({ state: 'detached' })
}

describe('two windows of one browser', () => {
  it('[LG46] [LG36] go out together: one that shows a game of nobody now goes home', async () => {
    await opens(first, '/')
    await opens(second, `/game-generation?id=${game}`)
    await leaves(first)
    await arrives(second, '/')
    await wayIn(second).waitFor()
    await dialogOf(second).waitFor({ state: 'detached' })
  })

  it('[LG46] come in together, and what anybody may see stays open', async () => {
    await opens(first, '/')
    await opens(second, '/play/nothing')
    await leaves(first)
    await wayIn(second).waitFor()
    await wayIn(first).click()
    await comesIn(first, EMAILS.aya)
    await face(second).waitFor()
    expect(new URL(second.url()).pathname).toBe('/play/nothing')
  })

  it('[LG46] [LG40] show nothing of one person once another one is in', async () => {
    await opens(first, '/')
    await opens(second, `/game-generation?id=${game}`)
    await leaves(first)
    const asked: (string | undefined)[] = []
    second.on('request', (one) => asked.push(one.headers().authorization))
    await wayIn(first).click()
    await comesIn(first, EMAILS.bo)
    await face(second).waitFor()
    expect(new URL(second.url()).pathname).toBe('/')
    expect(asked.filter((token) => token === aya.token)).toEqual([])
  })

  it('[LG46] [TO5] expire together, and one of them signing in lets both go on in their places', async () => {
    await opens(first, '/games')
    await opens(second, '/game-list')
    await callServer(testServer.running, 'POST', calls.logout.path, {}, aya.token)
    await first.getByRole('link', { name: say('shell', 'account.myGames') }).click()
    for (const page of [first, second]) await dialogOf(page).getByText(account('expired')).waitFor()
    await comesIn(second, EMAILS.aya)
    await dialogOf(first).waitFor({ state: 'detached' })
    for (const page of [first, second]) {
      await face(page).waitFor()
      expect(new URL(page.url()).pathname).toBe('/game-list')
    }
  })
})

it('[TO5] a window whose storage was emptied is asked to sign in by the first answer', async () => {
  await opens(first, '/games')
  await first.evaluate(() => localStorage.clear())
  await first.getByRole('link', { name: say('shell', 'account.myGames') }).click()
  await dialogOf(first).getByText(account('expired')).waitFor()
})

it('[LG47] a page loaded anew comes back to the code of the mail that went out', async () => {
  await opens(first, '/')
  await leaves(first)
  const email = 'somebody-new@example.com'
  const asks = async () => {
    await wayIn(first).click()
    await dialogOf(first).getByRole('textbox').fill(email)
    await first.keyboard.press('Enter')
    await dialogOf(first)
      .getByRole('button', { name: account('submit.2') })
      .click()
  }
  await asks()
  const code = newestCode(testServer.dataDir)
  await first.reload()
  await asks()
  await dialogOf(first).getByLabel(account('field.code')).fill(code)
  for (const box of await dialogOf(first).locator('input[type=password]').all())
    await box.fill('secret-1')
  await dialogOf(first).getByLabel(account('field.nickname')).fill('Aya')
  await first.keyboard.press('Enter')
  await face(first).waitFor()
})

it.each(['/create-game', '/game-creation-flow', '/game-generation'])(
  '[RT16] the way back from where %s led is the page before it',
  async (path) => {
    await opens(first, '/profile')
    await first.evaluate(() => localStorage.removeItem('script_id'))
    await first.goto(testServer.at(path))
    await first.waitForURL((url) => url.pathname !== path)
    await first.getByRole('heading', { level: 1 }).first().waitFor()
    await first.goBack()
    await arrives(first, '/profile')
  },
)
