import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { gamePath } from '#schemas/wire/game-path.ts'
import { barriersOf } from '../support/axe.ts'
import { pictures } from '../support/browser.ts'
import { openEditedGame } from '../support/edited-game.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const GENERATION_MS = 240_000
const SUMMARY = gamePath.chapter(0, 'summary')

let edited: Awaited<ReturnType<typeof openEditedGame>>
beforeAll(async () => {
  edited = await openEditedGame()
}, GENERATION_MS)
afterAll(() => edited.close())

it('[RG5] [RG6] a chapter is told again from its card, and turned back and forth by keyboard; nothing moves', async () => {
  const { page, textAt } = edited
  const summary = () => textAt(SUMMARY).textContent()
  const title = (await textAt(gamePath.chapter(0, 'title')).textContent()) ?? ''
  const button = (name: 'again' | 'earlier' | 'later') =>
    page.getByRole('button', {
      name: say('editor', `regenerating.${name}`).replace('{{title}}', title),
    })
  /** The light of the update has passed. */
  const still = () => page.locator('[data-update]').waitFor({ state: 'detached' })
  const first = await summary()
  /** Where the texts of the page stand to each other, wherever it is scrolled. */
  const places = async () => {
    const rows = (await edited.restingPlaces()).map((row) => row.split(' '))
    const top = Number(rows[0]?.[2])
    return rows.map(([path, x, y, ...size]) =>
      [path, x, size[0] === '0' ? y : Math.round(Number(y) - top), ...size].join(' '),
    )
  }
  const before = await places()
  await textAt(SUMMARY).hover()
  await button('again').waitFor()
  await pictures(page, 'regenerating-button')
  await button('again').click()
  await expect.poll(summary, { timeout: 10_000 }).not.toBe(first)
  const second = await summary()
  await page.getByText('2 of 2').first().waitFor()
  await still()
  await textAt(SUMMARY).scrollIntoViewIfNeeded()
  await pictures(page, 'regenerating-siblings')
  await button('earlier').focus()
  await page.keyboard.press('Enter')
  await expect.poll(summary, { timeout: 10_000 }).toBe(first)
  await page.getByText('1 of 2').first().waitFor()
  await still()
  expect(await places()).toEqual(before)
  await button('later').press(' ')
  await expect.poll(summary, { timeout: 10_000 }).toBe(second)
  await still()
  expect(await barriersOf(page)).toEqual([])
  expect(edited.faults).toEqual([])
})

it('[RG5] by touch it is always there, large enough for a finger', async () => {
  const phone = await edited.touchedPage()
  const group = phone.locator('#step-3 article [role=group]').first()
  await group.scrollIntoViewIfNeeded()
  for (const one of await group.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  await phone.context().close()
})

it('[PN11] a person and a place are painted again from their cards, and turned back; nothing moves', async () => {
  const { page } = edited
  const cards = [
    { card: page.locator('#step-2 article').first(), alt: 'npcs.portraitAlt' },
    { card: page.locator('#step-0 article').first(), alt: 'basics.placeAlt' },
  ]
  for (const { card, alt } of cards) {
    const name = (await card.getByRole('heading').first().textContent()) ?? ''
    const title = say('editor', alt).replace('{{name}}', name)
    const button = (way: 'again' | 'earlier') =>
      card.getByRole('button', {
        name: say('editor', `regenerating.picture.${way}`).replace('{{title}}', title),
      })
    const picture = () => card.locator('img').first().getAttribute('src')
    await card.scrollIntoViewIfNeeded()
    const before = await edited.restingPlaces()
    const first = await picture()
    await card.hover()
    await pictures(page, `repainting-${alt}-button`)
    await button('again').click()
    await expect.poll(picture, { timeout: 30_000 }).not.toBe(first)
    await card.getByText('2 of 2').waitFor()
    await page.locator('[data-update]').waitFor({ state: 'detached' })
    expect(await edited.restingPlaces()).toEqual(before)
    await card.hover()
    await pictures(page, `repainting-${alt}-siblings`)
    await button('earlier').press('Enter')
    await expect.poll(picture, { timeout: 10_000 }).toBe(first)
    await page.locator('[data-update]').waitFor({ state: 'detached' })
  }
  expect(await barriersOf(page)).toEqual([])
  expect(edited.faults).toEqual([])
})

it('[PN11] by touch the buttons of pictures are there, large enough, and clear of the others of their card', async () => {
  const phone = await edited.touchedPage()
  for (const step of ['#step-2', '#step-0']) {
    const card = phone.locator(`${step} article`).first()
    await card.scrollIntoViewIfNeeded()
    const group = card.getByRole('group').first()
    await group.getByText('1 of 2').waitFor()
    for (const one of await group.getByRole('button').all()) {
      const { width = 0, height = 0 } = (await one.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const tools = await group.boundingBox()
    const details = await card.getByRole('button', { name: /^Details/ }).boundingBox()
    const apart =
      tools === null || details === null
        ? 0
        : Math.max(
            tools.x - (details.x + details.width),
            details.x - (tools.x + tools.width),
            tools.y - (details.y + details.height),
            details.y - (tools.y + tools.height),
          )
    expect(apart).toBeGreaterThanOrEqual(0)
  }
  await phone.context().close()
})

it('[RV100] the tools on the edges of cards lie over no other card, by pointer and by touch', async () => {
  /** What lies over a card it does not belong to. */
  const over = (of: Page) =>
    of.locator('[role=group].absolute').evaluateAll((groups) => {
      const shown = groups.filter((group) => getComputedStyle(group).display !== 'none')
      const cards = [...document.querySelectorAll('article.card, div.card')]
      const found = shown.flatMap((group) => {
        const tool = group.getBoundingClientRect()
        return cards
          .filter((card) => !card.contains(group))
          .filter((card) => {
            const { left, right, top, bottom } = card.getBoundingClientRect()
            const isAcross = left < tool.right && tool.left < right
            return isAcross && top < tool.bottom && tool.top < bottom
          })
          .map((card) => `${group.ariaLabel} over ${card.querySelector('h3')?.textContent}`)
      })
      return { count: shown.length, found }
    })
  const { page } = edited
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const { count, found } = await over(page)
    expect(found).toEqual([])
    expect(count).toBeGreaterThan(5)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const phone = await edited.touchedPage()
  await phone.locator('#step-3 [data-retelling]').first().waitFor()
  expect((await over(phone)).found).toEqual([])
  await phone.context().close()
})
