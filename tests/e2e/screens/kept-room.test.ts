import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sectionId } from '#ui/kit/section-id.ts'
import { registerAt } from '../../server/process.ts'
import { paceTelling } from '../support/paced-telling.ts'
import {
  openServerAndBrowser,
  pageOf,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

/** By how many pixels the story may come to differ from the room that was kept for it. */
const MOST_MOVED = 80
const STORY = `#${sectionId(3)}`

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

describe('what is still to come', () => {
  it.each([1440, 390])('[PF28] has its room kept before it comes, at %i px', async (width) => {
    const who = await registerAt(testServer.running, `${randomUUID()}@example.com`)
    const { page, context } = await pageOf(testServer, 'en-US', who, { width })
    const idea = 'A baker finds a coin in every loaf'
    const id = await startGame(testServer.running, who, idea, 'en_US')
    await paceTelling(page, id, 50)
    await page.goto(testServer.at(`/game-generation?id=${id}`))
    const height = () => page.locator(STORY).evaluate((section) => section.clientHeight)
    await page.locator(`#${sectionId(4)}`).waitFor()
    const kept = await height()
    await page
      .getByText(wordsOf('en-US')('errors', 'generation_complete'))
      .first()
      .waitFor({ timeout: 120_000 })
    expect(Math.abs((await height()) - kept)).toBeLessThanOrEqual(MOST_MOVED)
    await context.close()
  })
})
