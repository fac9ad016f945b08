import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { scrolling, watch, watched } from '../support/editor-watch.ts'
import {
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { takeShift, watchShifts } from '../support/speed-watch.ts'
import { thoughtOf, typedFrames, watchThought } from '../support/typing-watch.ts'
import { glide, momentsOf, watchUpdates } from '../support/update-watch.ts'
import { wordsOf } from '../support/words.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
const GENERATION_MS = 200_000
const say = wordsOf('en-US')

let testServer: TestServer
let aya: Somebody
let id: string
let page: Page
let faults: string[]

// while the game is written the thinking is watched
beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'aya@example.com')
  id = await startGame(testServer.running, aya, IDEA, 'en_US')
})
afterAll(() => testServer.close())

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 20_000 })
const game = async () =>
  (
    await callServer(
      testServer.running,
      'GET',
      `${calls.listScripts.path}/${id}`,
      undefined,
      aya.token,
    )
  ).data
/** An edit by another client. */
async function edit(path: string, value: string): Promise<void> {
  const base_version = (await game()).script_version
  const body = { id, base_version, changes: [{ path, value }] }
  const told = await callServer(testServer.running, 'POST', calls.editScript.path, body, aya.token)
  expect(told.status).toBe(200)
}
const activeTab = () =>
  page
    .locator('[role=tablist] [role=tab]')
    .evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))
const tab = (step: number) => page.getByRole('tablist').getByRole('tab').nth(step)
const scrollTo = (top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)

/** A page on which somebody has just told an idea. */
async function thinks(idea: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const { page } = await pageOf(testServer, 'en-US', aya)
  // low enough that the reasoning alone leaves something to scroll
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.emulateMedia({ reducedMotion })
  const moves = reducedMotion === 'no-preference'
  await watchThought(page, say('create', 'thinking.said.thinking'), moves)
  await page.goto(testServer.at('/'))
  await page.getByRole('textbox').fill(idea)
  await page.getByRole('button', { name: say('home', 'idea.submit'), exact: true }).click()
  await page.waitForURL('**/create-game')
  return page
}
const thought = (page: Page) =>
  page.waitForFunction(
    () => (window as unknown as { thought: { done: boolean } }).thought.done,
    undefined,
    { polling: 20 },
  )

describe('the thinking', () => {
  it('[TH4] [TH11] [TH14] ticks, shows all of its text in a hidden page, and goes back to the top', async () => {
    const page = await thinks(IDEA, 'no-preference')
    await thought(page)
    await page.getByRole('button', { name: say('create', 'thinking.expand') }).waitFor()
    await soon(() => page.evaluate(() => window.scrollY)).toBe(0)
    const { seconds, lengths, hiddenAt, down } = await thoughtOf(page)
    expect(down).toBeGreaterThan(0)
    const hidden = lengths.slice(hiddenAt ?? lengths.length)
    expect(Math.max(...hidden.slice(0, 4)) - (hidden[0] ?? 0)).toBeGreaterThan(60)
    const values = seconds.map(({ value }) => value)
    expect(values.length).toBeGreaterThan(2)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
    const steps = values.slice(1).map((value, at) => value - (values[at] ?? 0))
    expect(Math.min(...steps)).toBeCloseTo(LIMITS.thinkingTickMs / 1_000, 5)
    await page.context().close()
  })

  it('[AX6] [TH14] under reduced motion nothing is typed', async () => {
    const page = await thinks(`${IDEA}, or two`, 'reduce')
    await thought(page)
    const { lengths } = await thoughtOf(page)
    expect(Math.max(...lengths)).toBeGreaterThan(200)
    expect(typedFrames(lengths)).toBeLessThan(3)
    await page.context().close()
  })
})

describe('the tabs of a whole game', () => {
  beforeAll(async () => {
    await vi.waitUntil(async () => (await game()).status !== 1, {
      timeout: GENERATION_MS,
      interval: 300,
    })
    ;({ page, faults } = await pageOf(testServer, 'en-US', aya))
    await watchShifts(page)
    await page.goto(testServer.at(`/game-generation?id=${id}`))
    await page.locator('#step-4 button').first().waitFor()
  }, GENERATION_MS)

  it('[ST11] follow the scrolling, a section counting from 120 px below the top', async () => {
    for (const step of [1, 2, 3]) {
      const top = await page
        .locator(`#step-${step}`)
        .evaluate((section) => section.getBoundingClientRect().top + window.scrollY)
      await scrollTo(top - LIMITS.sectionScrollOffsetPx)
      await soon(activeTab).toBe(step)
    }
  })

  it('[ST11] near the bottom the last one is active', async () => {
    await scrollTo(0)
    await soon(activeTab).toBe(0)
    await scrollTo(await page.evaluate(() => document.body.scrollHeight - window.innerHeight - 20))
    await soon(activeTab).toBe(4)
  })

  it('[ST11] change at most every 100 ms, however fast the page scrolls', async () => {
    await scrollTo(0)
    await soon(activeTab).toBe(0)
    const seen = await glide(page)
    expect(seen.at(-1)?.tab).toBe(4)
    for (const [at, one] of seen.slice(1).entries())
      expect(one.at - (seen[at]?.at ?? 0)).toBeGreaterThan(0.8 * LIMITS.tabScrollThrottleMs)
  })

  it('[ST11] none on the way becomes active when a click scrolls past it', async () => {
    await scrollTo(0)
    await soon(activeTab).toBe(0)
    await watch(page)
    await tab(3).click()
    expect((await scrolling(page)).length).toBeGreaterThan(4)
    await page.waitForTimeout(3 * LIMITS.tabScrollThrottleMs)
    expect((await watched(page)).tabs).toEqual([0, 3])
  })

  it('[ST11] stay as they are when the page grows by itself, and the browser scrolls after it', async () => {
    await tab(4).click()
    await scrolling(page)
    await page.waitForTimeout(1_500)
    await watch(page)
    const before = await page.evaluate(() => window.scrollY)
    const grown = await page.addStyleTag({
      content: '#step-0 { padding-top: 300px } #step-4 { padding-bottom: 1500px }',
    })
    await soon(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await page.waitForTimeout(3 * LIMITS.tabScrollThrottleMs)
    expect((await watched(page)).tabs).toEqual([4])
    await grown.evaluate((style) => (style as HTMLElement).remove())
  })
})

describe('an update by another client', () => {
  it('[UP1] [UP2] [UP4] covers the content, says what changes, sweeps two seconds, moves nothing', async () => {
    await tab(0).click()
    await scrolling(page)
    const play = page.getByRole('button', { name: say('editor', 'music.play') })
    await play.focus()
    await takeShift(page)
    await watchUpdates(page)
    await edit('initial_element.sel_voice_id', 'another')
    await soon(async () => (await momentsOf(page)).at(-1)?.stage).toBe('hidden')
    const moments = await momentsOf(page)
    const order = ['blur', 'scanning', 'completed', 'hidden']
    expect(order.filter((stage) => moments.some((one) => one.stage === stage))).toEqual(
      moments.map(({ stage }) => stage),
    )
    const [scanning, completed, hidden] = moments.slice(-3)
    expect([scanning?.stage, completed?.stage]).toEqual(['scanning', 'completed'])
    const lasted = (completed?.at ?? 0) - (scanning?.at ?? 0)
    expect(Math.abs(lasted - LIMITS.animationScanMs)).toBeLessThan(500)
    expect(scanning).toMatchObject({ inert: true, sweeps: true })
    expect(scanning?.said).toContain(say('editor', 'update.basics'))
    expect(completed?.said).toBe(say('editor', 'update.done'))
    expect(scanning?.top).toBeGreaterThanOrEqual(scanning?.barEnd ?? 0)
    expect(hidden?.inert).toBe(false)
    await soon(() => play.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await takeShift(page)).toEqual({ value: 0, what: '' })
  })

  it('[UP2] what it tells stands in the open editor, with nothing asked anew', async () => {
    await edit('initial_element.title', 'The Wrong Note')
    await page.getByRole('heading', { level: 1, name: 'The Wrong Note' }).waitFor()
    await page.locator('[data-update]').waitFor({ state: 'detached' })
  })

  it('[AX6] [UP7] under reduced motion nothing sweeps, and it is over at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.evaluate(() => ((window as unknown as { moments: unknown[] }).moments.length = 0))
    await edit('initial_element.title', 'The Right Note')
    await page.getByRole('heading', { level: 1, name: 'The Right Note' }).waitFor()
    await soon(async () => (await momentsOf(page)).at(-1)?.stage).toBe('hidden')
    const moments = await momentsOf(page)
    expect(moments.map(({ sweeps }) => sweeps)).not.toContain(true)
    const lasted = (moments.at(-1)?.at ?? 0) - (moments[0]?.at ?? 0)
    expect(lasted).toBeLessThan(LIMITS.animationScanMs)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('[EV22] a page that is loaded again animates nothing of the past', async () => {
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'The Right Note' }).waitFor()
    await watchUpdates(page)
    await page.waitForTimeout(500)
    expect(await momentsOf(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
