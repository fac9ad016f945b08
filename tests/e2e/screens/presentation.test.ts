import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sectionId } from '#ui/kit/section-id.ts'
import { registerAt } from '../../server/process.ts'
import { watch, watched } from '../support/editor-watch.ts'
import { paceTelling } from '../support/paced-telling.ts'
import {
  openServerAndBrowser,
  pageOf,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { MOST_SHIFT, takeShift, watchShifts } from '../support/speed-watch.ts'
import { wordsOf } from '../support/words.ts'

/** A whole game is told in a moment. */
const AT_ONCE_MS = 5
const say = wordsOf('en-US')

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

/** The screen of a new game that is told at once, as soon as it stands. */
async function toldAtOnce(reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
  const who = await registerAt(testServer.running, `${randomUUID()}@example.com`)
  const id = await startGame(testServer.running, who, 'A cat opens a bakery on Mars', 'en_US')
  const { page, context, faults } = await pageOf(testServer, 'en-US', who)
  await page.emulateMedia({ reducedMotion })
  await paceTelling(page, id, AT_ONCE_MS)
  await watchShifts(page)
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  await page.getByRole('tablist').waitFor()
  await watch(page)
  return { page, context, faults }
}

/** How many people were in sight, one number after another, until the game can be played. */
const countPeople = (page: Page): Promise<number[]> =>
  page.evaluate(
    (section) =>
      new Promise<number[]>((resolve) => {
        const counts: number[] = []
        const look = () => {
          const count = document.querySelectorAll(`#${section} article`).length
          if (count !== counts.at(-1)) counts.push(count)
          if (document.querySelector('[data-play-it]') === null) return
          watching.disconnect()
          resolve(counts)
        }
        const watching = new MutationObserver(look)
        watching.observe(document.body, { childList: true, subtree: true })
        look()
      }),
    sectionId(2),
  )
const showAll = (page: Page) =>
  page.getByRole('button', { name: say('editor', 'presentation.all') })
const playIt = (page: Page) => page.getByRole('button', { name: say('editor', 'actions.playIt') })
const people = (page: Page) => page.locator(`#${sectionId(2)} article`)
const isStory = (page: Page) => page.locator(`#${sectionId(3)} article`).first()

describe('a game that is told at once', () => {
  it('[ST18] [ST20] [PF22] is shown part by part, person by person, and then from its top, where Play it stands', async () => {
    const { page, context, faults } = await toldAtOnce()
    await page
      .locator(`#${sectionId(0)}`)
      .getByRole('heading', { level: 1 })
      .waitFor()
    const counting = countPeople(page)
    await playIt(page).waitFor({ timeout: 30_000 })
    const counts = await counting
    // nobody came with somebody else
    expect(counts).toEqual(counts.map((_, at) => at))
    expect(counts.length).toBeGreaterThan(4)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect((await watched(page)).tabs).toEqual([0, 1, 2, 3, 4, 0])
    const shift = await takeShift(page)
    expect(shift.value, shift.what).toBeLessThan(MOST_SHIFT)
    await playIt(page).click()
    await page.getByRole('dialog').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  it.each(['button', 'Escape', 'tab'])('[ST19] is there at once by %s', async (way) => {
    const { page, context } = await toldAtOnce()
    await people(page).first().waitFor()
    expect(await isStory(page).isVisible()).toBe(false)
    if (way === 'button') await showAll(page).click()
    else if (way === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('tab', { name: say('editor', 'tabs.story') }).click()
    await isStory(page).waitFor({ timeout: 2_000 })
    expect(await showAll(page).isVisible()).toBe(false)
    if (way === 'tab')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    else await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await context.close()
  })

  it('[ST18] is there at once under reduced motion, and when it is loaded anew', async () => {
    const { page, context } = await toldAtOnce('reduce')
    await isStory(page).waitFor()
    expect(await showAll(page).count()).toBe(0)
    await playIt(page).waitFor({ timeout: 60_000 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await isStory(page).waitFor()
    expect(await showAll(page).count()).toBe(0)
    await context.close()
  })
})
