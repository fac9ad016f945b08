import { afterAll, beforeAll, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { openServerAndBrowser, pageOf, type TestServer } from '../support/server-and-browser.ts'
import { MOST_SHIFT, takeShift, watchShifts } from '../support/speed-watch.ts'

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

it.each([1440, 390])(
  '[PF22] no screen moves under the reader when it is opened, %i pixels wide',
  async (width) => {
    const who = await registerAt(testServer.running, `shift-${width}@example.com`)
    const found: Record<string, number> = {}
    const { page, context } = await pageOf(testServer, 'en-US', who, { width })
    await watchShifts(page)
    for (const path of [
      '/',
      '/create-game',
      '/game-generation?id=none',
      '/game-creation-flow',
      '/game-list',
      '/games',
      '/profile',
      '/discordloginback',
      '/play/none',
      '/nothing',
    ]) {
      await page.goto(testServer.at(path))
      await page.waitForLoadState('networkidle')
      const { value, what } = await takeShift(page)
      if (value > MOST_SHIFT) found[`${path}: ${what}`] = value
    }
    await context.close()
    expect(found).toEqual({})
  },
)
