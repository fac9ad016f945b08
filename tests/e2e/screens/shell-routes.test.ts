import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { openPage } from '../support/browser.ts'
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
const GUARDED = [
  '/create-game',
  '/game-generation',
  '/game-creation-flow',
  '/game-list',
  '/games',
  '/profile',
]
const OPEN = ['/', '/discordloginback', '/play/nothing']

let testServer: TestServer
let aya: Somebody
let script: string
let visitor: Awaited<ReturnType<typeof openPage>>
let user: Awaited<ReturnType<typeof openPage>>
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'routes@example.com')
  script = await startGame(testServer.running, aya, 'A lighthouse keeper finds letters', 'ja_JP')
  visitor = await openPage(testServer.browser, 'en-US')
  user = await pageOf(testServer, 'en-US', aya)
})
afterAll(() => testServer.close())

describe('an address', () => {
  it('[RT2] needs a signed-in user at the six places of a creator', async () => {
    const { page } = visitor
    const dialog = page.getByRole('dialog')
    for (const path of GUARDED) {
      await page.goto(testServer.at(path))
      await dialog.waitFor()
      expect(new URL(page.url()).pathname, path).toBe('/')
      await user.page.goto(testServer.at(path))
      await user.page.getByRole('banner').waitFor()
      expect(await user.page.getByRole('dialog').count(), path).toBe(0)
    }
  })

  it('[RT2] is open to everybody at home, at the way back of a login and at a game', async () => {
    const { page } = visitor
    for (const path of OPEN) {
      await page.goto(testServer.at(path))
      await page.getByRole('heading').first().waitFor()
      expect(new URL(page.url()).pathname, path).toBe(path)
      expect(await page.getByRole('dialog').count(), path).toBe(0)
    }
  })

  it('[RT8] that nothing stands at says so', async () => {
    const { page } = visitor
    await page.goto(testServer.at('/nowhere/at-all'))
    await page.getByRole('heading', { name: say('shell', 'notFound.title') }).waitFor()
    await page.getByRole('link', { name: say('shell', 'notFound.home') }).click()
    await arrives(page, '/')
  })

  it('[PU18] of a game that is not there says so and leads home', async () => {
    const { page } = visitor
    await page.goto(testServer.at('/play/none'))
    await page.getByRole('heading', { name: say('play', 'missing') }).waitFor()
    await page.getByRole('link', { name: say('shell', 'notFound.home') }).click()
    await arrives(page, '/')
  })
})

describe('an icon', () => {
  it('[RT15] stands at the usual address too', async () => {
    const found = await fetch(testServer.at('/favicon.ico'))
    expect(found.status).toBe(200)
    const bytes = new Uint8Array(await found.arrayBuffer())
    // an icon file holds a picture for each of three sizes
    expect([...bytes.slice(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    expect([...bytes.slice(54, 58)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  })
})

describe('/game-generation', () => {
  const asked = async (act: () => Promise<unknown>): Promise<string> => {
    const [request] = await Promise.all([
      user.page.waitForRequest((one) => /\/h5\/scripts\/[\w-]{20,}$/.test(one.url())),
      act(),
    ])
    return new URL(request.url()).pathname.split('/').at(-1) ?? ''
  }

  it('[RT4] opens the script of its query', async () => {
    const { page } = user
    expect(await asked(() => page.goto(testServer.at(`/game-generation?id=${script}`)))).toBe(
      script,
    )
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('[RT5] without a query opens the stored script', async () => {
    const { page } = user
    await page.evaluate((id) => localStorage.setItem('script_id', id), script)
    expect(await asked(() => page.goto(testServer.at('/game-generation')))).toBe(script)
  })

  it('[RT6] with neither leads to all games', async () => {
    const { page } = user
    await page.evaluate(() => localStorage.removeItem('script_id'))
    await page.goto(testServer.at('/game-generation'))
    await arrives(page, '/games')
  })
})

describe('the pages', () => {
  it('[RT9] home, the list and the flow are fetched when they are first shown', async () => {
    const { context, page } = await pageOf(testServer, 'en-US', aya)
    const texts = new Map<string, Promise<string>>()
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        texts.set(
          response.url(),
          response.text().catch(() => ''),
        )
    })
    const hasHome = async () =>
      (await Promise.all(texts.values())).some((text) => text.includes('night-scene'))
    const has = (name: string) => [...texts.keys()].some((url) => url.includes(`/${name}-`))
    await page.goto(testServer.at('/nowhere'))
    await page.getByRole('button', { name: 'Aya' }).waitFor()
    expect([await hasHome(), has('game-list'), has('game-creation-flow')]).toEqual([
      false,
      false,
      false,
    ])
    await page.getByRole('link', { name: say('shell', 'account.allGames') }).click()
    await expect.poll(() => has('game-list'), { timeout: 20_000 }).toBe(true)
    expect([await hasHome(), has('game-creation-flow')]).toEqual([false, false])
    await page.goto(testServer.at('/game-creation-flow'))
    await page.getByRole('textbox').waitFor()
    expect([await hasHome(), has('game-creation-flow')]).toEqual([true, true])
    await context.close()
  })
})

it('[HS6] nothing went wrong in the pages on the way', () => {
  // an answer that names nothing is logged by the browser itself
  const faults = [...visitor.faults, ...user.faults].filter((one) => !/404/.test(one))
  expect(faults).toEqual([])
})
