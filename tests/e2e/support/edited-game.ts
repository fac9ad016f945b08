import type { Locator } from 'playwright-core'
import { expect, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { openServerAndBrowser, pageOf, startGame } from './server-and-browser.ts'

const IDEA = 'A lighthouse keeper finds a second log written in her own hand'
const GENERATION_MS = 200_000

/** A written game on the screen of its creator, and another client who edits it too. */
export async function openEditedGame() {
  const testServer = await openServerAndBrowser()
  const { running } = testServer
  const aya = await registerAt(running, 'aya@example.com')
  const id = await startGame(running, aya, IDEA, 'en_US')
  const game = async () =>
    (await callServer(running, 'GET', `${calls.listScripts.path}/${id}`, undefined, aya.token)).data
  await vi.waitUntil(async () => (await game()).status !== 1, {
    timeout: GENERATION_MS,
    interval: 300,
  })
  const { page, faults } = await pageOf(testServer, 'en-US', aya)
  // at every width the picture is of what is edited
  await page.addInitScript(() =>
    window.addEventListener('resize', () =>
      document
        .querySelector('[role=dialog] [data-writing], [data-writing], [data-conflict]')
        ?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    ),
  )
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  await page.locator('#step-3 article').first().waitFor()
  /** Where every text of the page stands. */
  const places = () =>
    page.locator('[data-quote-path]').evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [one.getAttribute('data-quote-path'), x, y, width, height].join(' ')
      }),
    )
  return {
    page,
    faults,
    /** The same on a phone. */
    async touchedPage() {
      const storageState = await page.context().storageState()
      const viewport = { width: 390, height: 844 }
      const phone = { storageState, viewport, hasTouch: true, isMobile: true, locale: 'en-US' }
      const context = await testServer.browser.newContext(phone)
      const touched = await context.newPage()
      await touched.goto(testServer.at(`/game-generation?id=${id}`))
      await touched.locator('#step-3 article').first().waitFor()
      return touched
    },
    places,
    close: testServer.close,
    version: async () => (await game()).script_version,
    /** The whole game as its server answers it. */
    told: async () => JSON.stringify(await game()),
    textAt: (path: string): Locator => page.locator(`[data-quote-path="${path}"]`).first(),
    /** The field that has the focus. */
    field: (): Locator => page.locator('textarea:focus'),
    /** An edit by another client. */
    async edit(path: string, value: string): Promise<void> {
      const body = { id, base_version: (await game()).script_version, changes: [{ path, value }] }
      const { path: address } = calls.editScript
      expect((await callServer(running, 'POST', address, body, aya.token)).status).toBe(200)
    },
    /** The same, once nothing is on its way any more. */
    async restingPlaces(): Promise<string[]> {
      for (let before = await places(); ; ) {
        await page.waitForTimeout(200)
        const now = await places()
        if (now.join() === before.join()) return now
        before = now
      }
    },
  }
}
