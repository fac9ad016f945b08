import type { BrowserContext, Locator, Page, Route, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'
import { sampleGame } from '#fixtures/worlds.ts'
import { encodeGame } from '#schemas/wire/game.ts'
import { type Language, openPage } from './browser.ts'
import { envelope } from './error-provoking.ts'
import { openFaultyLine } from './faulty-line.ts'
import { arrives, pageOf, type Somebody, type TestServer } from './server-and-browser.ts'
import { type Say, wordsOf } from './words.ts'

const PATIENCE_MS = 60_000
const IDEA = 'A lighthouse keeper finds letters from next week'
const GAME_OF: Record<Language, 'en_US' | 'zh_CN' | 'ja_JP'> = {
  'en-US': 'en_US',
  'zh-CN': 'zh_CN',
  'ja-JP': 'ja_JP',
}

/** Where words can be seen; what only screen readers hear does not count. */
export const PLACES = {
  toast: (page: Page) => page.locator('[data-sonner-toast]'),
  screen: (page: Page) => page.locator('main :not(.sr-only)'),
  dialog: (page: Page) => page.getByRole('dialog'),
  tooltip: (page: Page) => page.locator('button:visible + [role=tooltip]'),
} satisfies Record<string, (page: Page) => Locator>
export type Place = keyof typeof PLACES

export type Stage = Awaited<ReturnType<typeof openStage>>

/**
 * One language of the catalogue: a creator's page whose live connection is in the test's hand, a visitor's page,
 * and a page behind a line with faults.
 */
export async function openStage(
  testServer: TestServer,
  language: Language,
  who: Somebody,
  { scriptId, written }: { scriptId: string; written: Promise<unknown> },
) {
  const { page, context } = await pageOf(testServer, language, who)
  const visitor = await openPage(testServer.browser, language)
  const line = await openFaultyLine(testServer.running.address)
  const behind = await pageOf({ ...testServer, at: (path) => line.address + path }, language, who)
  // three languages at once on a busy machine take their time
  for (const one of [context, visitor.context, behind.context]) one.setDefaultTimeout(PATIENCE_MS)
  let live: (socket: WebSocketRoute) => void = () => undefined
  let open: WebSocketRoute | null = null
  await page.routeWebSocket(/\/wsServer\//, (socket) => {
    open = socket
    live(socket)
  })
  let cases = 0
  const session = await page.evaluate(() => Object.entries(localStorage))
  const say: Say = wordsOf(language)
  const stage = {
    language,
    scriptId,
    page,
    visitor: visitor.page,
    behind: behind.page,
    line,
    say,
    /** The whole game, as the server answers it; `change` are the faults in it. */
    answer: (change: Record<string, unknown> = {}) => ({
      ...encodeGame(sampleGame(GAME_OF[language]), 1, testServer.running.address),
      ...change,
    }),
    /** What the next live connections do. */
    liveIs(next: (socket: WebSocketRoute) => void) {
      live = next
    },
    /** Opens a game nobody has seen before; `given` answers every question for it. */
    async openEditorWith(given: (route: Route) => unknown, at: Page = page) {
      const id = `case-${++cases}`
      await at.route(`**/h5/scripts/${id}`, given)
      const origin = at === behind.page ? line.address : testServer.running.address
      await at.goto(`${origin}/game-generation?id=${id}`)
      return id
    },
    openEditor: (change: Record<string, unknown> = {}, at: Page = page) =>
      stage.openEditorWith((route) => route.fulfill(envelope(200, '', stage.answer(change))), at),
    /** A frame of the live connection, about the game that is open. */
    async sendFrame(body: object) {
      await expect.poll(() => open).not.toBeNull()
      const id = new URL(open?.url() ?? '').searchParams.get('script_id')
      open?.send(JSON.stringify({ script_id: id, ...body }))
    },
    /** Opens the game the server has written, once it is whole. */
    async openWrittenGame() {
      await written
      await page.goto(testServer.at(`/game-generation?id=${scriptId}`))
    },
    async open(path: string, at: Page = page) {
      await at.goto(testServer.at(path))
    },
    /** Types an idea at home and sends it; each of `answers` is what one opening of the stream meets. */
    async think(...answers: ((route: Route) => unknown)[]) {
      await stage.streams(...answers)
      await page.goto(testServer.at('/'))
      await page.getByRole('textbox').fill(IDEA)
      await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
      await arrives(page, '/create-game')
    },
    /** The same idea once more, after a fault. */
    async thinkAgain(...answers: ((route: Route) => unknown)[]) {
      await stage.streams(...answers)
      await page.getByRole('button', { name: say('create', 'trouble.retry') }).click()
    },
    async streams(...answers: ((route: Route) => unknown)[]) {
      await page.unroute('**/h5/scripts/outline?**')
      await page.route('**/h5/scripts/outline?**', (route) => {
        const answer = answers.length > 1 ? answers.shift() : answers[0]
        return answer?.(route)
      })
    },
    /** Nothing is kept of a creation, and whoever was signed in is. */
    async forget() {
      open = null
      await page.evaluate((session) => {
        localStorage.clear()
        // a window keeps its own creation beside what all windows share
        sessionStorage.clear()
        for (const [key, value] of session) localStorage.setItem(key, value)
      }, session)
    },
    /** Everything as it was, without faults. */
    async clear() {
      live = () => undefined
      line.do(null)
      for (const one of [page, visitor.page, behind.page])
        await one.unrouteAll({ behavior: 'ignoreErrors' })
      await page.goto(testServer.at('/avatar.svg'))
      await stage.forget()
    },
    async close() {
      const contexts: BrowserContext[] = [context, visitor.context, behind.context]
      await Promise.all(contexts.map((one) => one.close()))
      line.close()
    },
  }
  return stage
}
