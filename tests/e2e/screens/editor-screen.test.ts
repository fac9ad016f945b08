import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kill, type Running, startServer } from '../../server/process.ts'
import { openBrowser, openPage, type Windows } from '../support/browser.ts'
import { chooseAll, register } from '../support/creator.ts'
import { scrolling } from '../support/editor-watch.ts'
import { startWithPictures } from '../support/stored-pictures.ts'
import { wordsOf } from '../support/words.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
const say = wordsOf('en-US')
const OFFSET = 120

let dataDir: string
let running: Running
let browser: Windows
let page: Page
let faults: string[]
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'editor-'))
  running = await startServer(dataDir)
  browser = await openBrowser()
  const opened = await openPage(browser, 'en-US')
  ;({ page, faults } = opened)
  await startWithPictures(opened.context, dataDir)
})
afterAll(async () => {
  await browser?.close()
  if (running !== undefined) await kill(running)
  await rm(dataDir, { recursive: true, force: true })
})

const button = (area: string, path: string) =>
  page.getByRole('button', { name: say(area, path), exact: true })
/** What comes true by itself; a busy machine takes its time. */
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 60_000 })
const dialog = () => page.getByRole('dialog')
const tab = (step: number) => page.getByRole('tablist').getByRole('tab').nth(step)
const activeTab = () =>
  page
    .locator('[role=tab]')
    .evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))
const topOf = (step: number) =>
  page.locator(`#step-${step}`).evaluate((section) => section.getBoundingClientRect().top)
async function close(): Promise<void> {
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
}

describe('creation', () => {
  it('[ID10] a new idea is thought about at once', async () => {
    await page.goto(running.address)
    await page.getByRole('textbox').fill(IDEA)
    await button('home', 'idea.submit').click()
    await register(page, say, dataDir, 'editor@example.com')
    await page.waitForURL('**/create-game')
    await page.getByRole('region', { name: say('create', 'thinking.title') }).waitFor()
  })

  it('[OL3] opens a proposal whole, under its name', async () => {
    await page.getByRole('radio').first().waitFor({ state: 'attached' })
    await button('create', 'thinking.expand').waitFor()
    const prefix = `${say('create', 'outlines.details')}: `
    const details = page.getByRole('button', { name: prefix }).first()
    const name = (await details.getAttribute('aria-label'))?.slice(prefix.length)
    await details.click()
    await dialog().waitFor()
    expect(await dialog().getByRole('heading').first().textContent()).toBe(name)
    const told = await dialog().locator('.reading').textContent()
    expect(told?.length).toBeGreaterThan(200)
    expect(told).not.toContain('**')
    await close()
  })

  it('[SE8] the start opens with the sixth choice', async () => {
    await chooseAll(page, say)
    const start = button('create', 'start.start')
    expect(await start.getAttribute('aria-disabled')).toBeNull()
    await start.click()
    await page.waitForURL('**/game-generation?id=*')
    // the message, or, of a game that was whole before its editor was there, what the button to publish says
    const whole = say('errors', 'generation_complete')
    const ready = page.getByText(whole).or(page.getByTitle(whole)).first()
    await ready.waitFor({ timeout: 150_000 })
  })
})

describe('the editor', () => {
  it('[ST10] a tab scrolls smoothly until its section stands 120 px below the top', async () => {
    await tab(0).click()
    await scrolling(page)
    await tab(2).click()
    const places = await scrolling(page)
    expect(places.length).toBeGreaterThan(4)
    expect(Math.abs((await topOf(2)) - OFFSET)).toBeLessThan(2)
    expect(await activeTab()).toBe(2)
  })

  it('[AX6] under reduced motion a tab is there at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await tab(0).click()
    await scrolling(page)
    await tab(3).click()
    expect((await scrolling(page)).length).toBeLessThanOrEqual(2)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await tab(0).click()
    await scrolling(page)
  })

  it('[RV94] [AX6] under reduced motion what is measured stands where it will stay', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const widths = await page.evaluate(() => {
      const box = document.body.appendChild(document.createElement('div'))
      const wide = (width: string): number => {
        box.style.width = width
        return box.getBoundingClientRect().width
      }
      const measured = [wide('100px'), wide('300px'), wide('200px')]
      box.remove()
      return measured
    })
    expect(widths).toEqual([100, 300, 200])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  it('[BA4] [BA5] plays, pauses and shows how far and how long the music is', async () => {
    await button('editor', 'music.play').click()
    const slider = page.getByRole('slider', { name: say('editor', 'music.seek') })
    await button('editor', 'music.pause').waitFor()
    await soon(() => slider.getAttribute('aria-valuetext')).toMatch(/^00:0[1-9] \/ \d\d:\d\d$/)
    await page.locator('audio').evaluate((one: HTMLAudioElement) => {
      one.currentTime = one.duration - 0.2
    })
    await button('editor', 'music.play').waitFor()
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^00:00 \/ \d\d:\d\d$/)
  })

  it('[SO1] [SO3] the prologue is put away and a chapter opened, by keys', async () => {
    const head = button('editor', 'story.prologue')
    await head.focus()
    await page.keyboard.press('Enter')
    expect(await head.getAttribute('aria-expanded')).toBe('false')
    const chapter = page.locator('#step-3 article').first().locator('h3 button')
    await chapter.focus()
    await page.keyboard.press('Enter')
    expect(
      await page.locator('#step-3 article').first().getByRole('listitem').count(),
    ).toBeGreaterThan(0)
  })

  it.each([
    ['place', 0],
    ['player', 1],
    ['NPC', 2],
  ])(
    '[AX2] the details of a %s open and close by keys, and give the focus back',
    async (_, step) => {
      const open = page
        .locator(`#step-${step}`)
        .getByRole('button', { name: say('editor', 'actions.details') })
        .first()
      await open.focus()
      await page.keyboard.press('Enter')
      await dialog().waitFor()
      expect(await dialog().getByRole('heading').count()).toBeGreaterThan(0)
      await close()
      await soon(() => open.evaluate((one) => one === document.activeElement)).toBe(true)
    },
  )

  it('[AX2] the key nodes are played by keys alone', async () => {
    await button('editor', 'contents.previewNodes').focus()
    await page.keyboard.press('Enter')
    await dialog().waitFor()
    await dialog()
      .getByRole('button', { name: say('preview', 'typing') })
      .focus()
    await page.keyboard.press('Space')
    const options = dialog().getByRole('group', { name: say('preview', 'choose') })
    for (let chosen = 1; chosen <= 2; chosen++) {
      await options.waitFor()
      const lines = await dialog().getByRole('listitem').count()
      await page.keyboard.press(String(chosen))
      await soon(() => dialog().getByRole('listitem').count()).toBeGreaterThan(lines)
    }
    await close()
  })

  it('[BA6] [NP2] music that is gone offers to try again, a portrait that is gone shows initials', async () => {
    await page.route('**/media/**', (route) => route.abort())
    await page.reload()
    await page.getByText(say('editor', 'music.error')).waitFor()
    expect(await page.getByRole('slider').count()).toBe(0)
    const name = await page.locator('#step-2 article h3').first().textContent()
    const initials = (name ?? '')
      .split(' ')
      .map((word) => word[0])
      .join('')
      .slice(0, 2)
    await page.locator('#step-2').scrollIntoViewIfNeeded()
    await page.locator('#step-2 article').first().getByText(initials, { exact: true }).waitFor()
    await page.unroute('**/media/**')
    await button('editor', 'music.retry').click()
    await button('editor', 'music.play').waitFor()
    faults = faults.filter((fault) => !fault.includes('ERR_FAILED'))
    expect(faults).toEqual([])
  })
})
