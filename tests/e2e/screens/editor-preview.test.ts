import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { scrolling } from '../support/editor-watch.ts'
import {
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const IDEA = 'A retired lighthouse keeper hears her late husband on the radio every Thursday'
const GENERATION_MS = 200_000
const say = wordsOf('en-US')

let testServer: TestServer
let aya: Somebody
let id: string
let page: Page
let faults: string[]

const ask = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
  (await callServer(testServer.running, method, path, body, aya.token)).data
const editorOf = (id: string) => `/game-generation?id=${id}`

beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'aya@example.com')
  id = await startGame(testServer.running, aya, IDEA, 'en_US')
  const written = async () => (await ask('GET', `${calls.listScripts.path}/${id}`)).status !== 1
  await vi.waitUntil(written, { timeout: GENERATION_MS, interval: 300 })
  ;({ page, faults } = await pageOf(testServer, 'en-US', aya))
  await page.goto(testServer.at(editorOf(id)))
  await page.locator('#step-4 button').first().waitFor()
}, GENERATION_MS)
afterAll(() => testServer.close())

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 20_000 })
const button = (area: string, path: string) =>
  page.getByRole('button', { name: say(area, path), exact: true })
const dialog = () => page.getByRole('dialog')
const options = () => dialog().getByRole('group', { name: say('preview', 'choose') })
const nodes = () => dialog().getByRole('navigation', { name: say('preview', 'outline') })
async function close(): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
}

describe('the key-node preview', () => {
  it('[KN28] keeps its title and its bar in sight, however much was played', async () => {
    await button('editor', 'contents.previewNodes').click()
    await button('preview', 'typing').click()
    await options().waitFor()
    await page.keyboard.press('1')
    await options().waitFor({ state: 'detached' })
    await soon(() => dialog().getByRole('listitem').count()).toBeGreaterThan(6)
    const moved = await dialog().evaluate((whole) => {
      whole.scrollTop = 400
      return [whole.scrollTop, whole.scrollHeight - whole.clientHeight]
    })
    expect(moved).toEqual([0, 0])
    await close()
  })

  it('[KN17] [KN27] plays three chapters to an ending, and then the whole game again', async () => {
    await button('editor', 'contents.previewNodes').click()
    const ended = dialog().getByText(say('preview', 'gameEnd'))
    const next = button('preview', 'nextChapter')
    await expect
      .poll(
        async () => {
          for (const press of [next, options().getByRole('button').first()])
            if (await press.isVisible()) await press.click({ timeout: 500 }).catch(() => undefined)
          return ended.isVisible()
        },
        { timeout: 90_000 },
      )
      .toBe(true)
    await button('preview', 'restartGame').click()
    await ended.waitFor({ state: 'detached' })
    const first = dialog().getByRole('tab').first()
    expect(await first.getAttribute('aria-selected')).toBe('true')
    expect(await dialog().getByRole('listitem').count()).toBeLessThan(3)
    await close()
  }, 120_000)

  it('[KN23] [KN26] a phone goes on at any node, from the outline over the transcript', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await button('editor', 'contents.previewNodes').click()
    expect(await nodes().isVisible()).toBe(false)
    const list = button('preview', 'outline')
    await list.click()
    expect(await list.getAttribute('aria-expanded')).toBe('true')
    expect(await dialog().getByRole('log').isVisible()).toBe(false)
    const choice = nodes()
      .getByRole('button')
      .filter({ hasText: say('preview', 'type.option') })
    await choice.last().click()
    await options().waitFor()
    expect(await nodes().isVisible()).toBe(false)
    await close()
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('the editor in its reader’s hands', () => {
  it.each([
    ['a wheel', true, 700],
    ['keys or the bar at the side', false, 3_000],
  ])(
    '[ST15] a tab click gives way to %s, and the tab is that of where the page rests',
    async (_, wheel, timeout) => {
      const tabs = page.getByRole('tablist').first().getByRole('tab')
      await tabs.first().click()
      await scrolling(page)
      await tabs.nth(4).evaluate(async (tab: HTMLElement, wheel) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        tab.click()
        for (let passed = 0; passed < 3; passed++) await frame()
        if (wheel) dispatchEvent(new WheelEvent('wheel'))
        scrollTo({ top: 40, behavior: 'instant' })
      }, wheel)
      expect(await tabs.nth(4).getAttribute('aria-selected')).toBe('true')
      const active = () => tabs.first().getAttribute('aria-selected')
      await expect.poll(active, { timeout }).toBe('true')
    },
  )

  it('[BA9] music stopped before it has come is no fault', async () => {
    await page.route('**/*.ogg', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue().catch(() => undefined)
    })
    await page.reload()
    await button('editor', 'music.play').click()
    await button('editor', 'music.pause').click()
    await button('editor', 'music.play').waitFor()
    await page.waitForTimeout(300)
    expect(await page.getByText(say('editor', 'music.error')).count()).toBe(0)
    await page.unroute('**/*.ogg')
  })

  it('[BA9] music that is heard is not cut off by another one', async () => {
    const path = 'initial_element.sel_music_url'
    const { script_version: base_version, initial_element } = await ask(
      'GET',
      `${calls.listScripts.path}/${id}`,
    )
    const before: string = initial_element.sel_music_url
    const value = new URL('/media/music/dusk-clock.ogg', before).href
    expect(value).not.toBe(before)
    const playing = () => page.locator('audio').evaluate((one: HTMLAudioElement) => !one.paused)
    const source = () => page.locator('audio').getAttribute('src')
    await button('editor', 'music.play').click()
    await soon(playing).toBe(true)
    await ask('POST', calls.editScript.path, { id, base_version, changes: [{ path, value }] })
    await page.locator('[data-update]').waitFor()
    await page.locator('[data-update]').waitFor({ state: 'detached' })
    expect([await playing(), await source()]).toEqual([true, before])
    await button('editor', 'music.pause').click()
    await soon(source).toBe(value)
  })

  it('[MD17] pictures that did not come are there once the line is back', async () => {
    await page.route('**/media/**', (route) => route.abort())
    await page.reload()
    const card = page.locator('#step-2 article').first()
    await card.scrollIntoViewIfNeeded()
    await card.getByText(/^[A-Z]{2}$/).waitFor()
    await page.unroute('**/media/**')
    const painted = (within: string) => () =>
      page
        .locator(`${within} img`)
        .evaluateAll((all) =>
          all.some((one) => one instanceof HTMLImageElement && one.naturalWidth > 0),
        )
    await soon(painted('#step-2 article')).toBe(true)
    await page.locator('#step-0').scrollIntoViewIfNeeded()
    await soon(painted('#step-0')).toBe(true)
    faults = faults.filter((fault) => !fault.includes('ERR_FAILED'))
  })

  it('[GE15] another game begins at its top, with nothing of the one before open', async () => {
    const other = await ask('POST', calls.copyScript.path, { id, title: 'The other one' })
    await page.goto(testServer.at(editorOf(id)))
    const chapter = page.locator('#step-3 article').first().locator('h3 button')
    await chapter.click()
    expect(await chapter.getAttribute('aria-expanded')).toBe('true')
    await page.evaluate((path) => {
      history.pushState({}, '', path)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, editorOf(other))
    await page.getByRole('heading', { level: 1, name: 'The other one' }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(await chapter.getAttribute('aria-expanded')).toBe('false')
    expect(faults).toEqual([])
  })
})
