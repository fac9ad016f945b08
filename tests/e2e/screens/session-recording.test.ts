import { text as readWhole } from 'node:stream/consumers'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAt } from '../../server/process.ts'
import { pictures } from '../support/browser.ts'
import { openServerAndBrowser, pageOf, type TestServer } from '../support/server-and-browser.ts'
import { digestOfRecording } from '../support/shell-fold.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

describe('a recording of the session', () => {
  it('[RE1] [RE2] [RE3] [RE94] is saved by touch, from the profile, from an error and from a page that does not come, and replays', async () => {
    const who = await registerAt(testServer.running, 'recorded@example.com')
    const before = await pageOf(testServer, 'en-US', who)
    const context = await testServer.browser.newContext({
      storageState: await before.context.storageState(),
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
    })
    const page = await context.newPage()
    const save = page.getByRole('button', { name: say('shell', 'recording.save') })
    /** Saves what is offered at a button that a finger can meet. */
    const saved = async (at: Locator): Promise<string> => {
      // what moves in is not yet where it will stand
      await expect
        .poll(async () => {
          const box = await at.boundingBox()
          return Math.min(box?.height ?? 0, box?.width ?? 0)
        })
        .toBeGreaterThanOrEqual(44)
      const [file] = await Promise.all([page.waitForEvent('download'), at.tap()])
      expect(file.suggestedFilename()).toMatch(/^lamplight-session-.*\.jsonl$/)
      const text = await readWhole(await file.createReadStream())
      expect(text).not.toMatch(/recorded@|127\.0\.0\.1/)
      expect(text).not.toContain(who.token)
      expect(await digestOfRecording(text)).toMatch(/^\w{64}$/)
      return text
    }
    await page.goto(testServer.at('/profile'))
    await page.getByText('recorded@example.com').first().waitFor()
    expect(await saved(save)).toContain('profile/received')
    await page.getByText(say('shell', 'recording.saved')).waitFor()
    await pictures(page, 'recording-profile')

    await page.route('**/api/**', (route) => route.abort('failed'))
    await page.getByRole('button', { name: say('profile', 'export.button') }).tap()
    const message = page.locator('[data-sonner-toast][data-type=error]').first()
    await message.waitFor()
    await pictures(page, 'recording-error')
    expect(
      await saved(message.getByRole('button', { name: say('shell', 'recording.save') })),
    ).toContain('profile/exportFailed')
    await page.getByText(say('shell', 'recording.savedShort')).waitFor()

    await page.route('**/assets/game-list*', (route) => route.abort('failed'))
    await page.getByRole('button', { name: say('shell', 'menu.open') }).tap()
    await page.locator('#mobile-menu').getByRole('link', { name: 'My Games' }).tap()
    const late = page.getByText(say('shell', 'page.late'))
    await late.waitFor()
    // no word and no light of it lies under the bar
    const bar = await page.locator('header').first().boundingBox()
    const first = await page.locator('main .bg-lamp').first().boundingBox()
    expect(first?.y).toBeGreaterThan(bar?.height ?? 0)
    await pictures(page, 'recording-page')
    expect(
      await saved(
        page.getByRole('main').getByRole('button', { name: say('shell', 'recording.save') }),
      ),
    ).toMatch(/page: TypeError/)
    await context.close()
  })
})
