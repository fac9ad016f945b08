import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe.ts'
import { pictures } from '../support/browser.ts'
import { openEditedGame } from '../support/edited-game.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
const assistant = (key: string) => say('assistant', key)
const REQUEST = 'Make chapter 1 darker and give it a new title'
const TITLE = 'script_outline.chapters[0].title'
const SUMMARY = 'script_outline.chapters[0].summary'

let game: Awaited<ReturnType<typeof openEditedGame>>
beforeAll(async () => {
  game = await openEditedGame()
}, 240_000)
afterAll(() => game.close())

const column = (page: Page) => page.getByRole('complementary')
const box = (page: Page) => column(page).getByRole('textbox', { name: assistant('ask') })
const plan = (page: Page) => column(page).getByRole('region', { name: 'Plan' })
const changes = (page: Page) => column(page).getByRole('region', { name: 'Changes' }).last()
const change = (page: Page, key: string) =>
  changes(page).getByRole('button', { name: assistant(`changes.${key}`), exact: true })
const textsOf = async (): Promise<[string, string]> => {
  const [{ title, summary }] = JSON.parse(await game.told()).script_outline.chapters
  return [title, summary]
}

/** Goes on by the tab key until something has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`not reached by ${key}: ${target}`)
}

it('[DC14] [DC2] [DC9] [CH97] on a phone, by touch: quoted, asked, confirmed in part, seen, given back and undone', async () => {
  const phone = await game.touchedPage()
  const [title, summary] = await textsOf()
  const card = phone.locator('#step-3 article').nth(1)
  await card.getByRole('button', { name: /^Quote this card/ }).tap()
  await phone.getByRole('button', { name: /^Open Assistant/ }).tap()
  await box(phone).fill(REQUEST)
  await column(phone)
    .getByRole('button', { name: assistant('send') })
    .tap()
  await plan(phone).waitFor()
  // however much is written beside a plan that waits, the box stands whole at the foot of the sheet
  await box(phone).fill('And more.\n'.repeat(9))
  const foot = () => box(phone).evaluate((one) => one.parentElement?.getBoundingClientRect().bottom)
  await expect.poll(foot).toBeLessThan(844)
  await box(phone).fill('')
  const ticks = plan(phone).getByRole('checkbox')
  await ticks.first().tap()
  await plan(phone).getByRole('button', { name: 'Make 1 change' }).tap()
  const raise = phone.getByRole('button', { name: say('editor', 'aside.raise') })
  await raise.waitFor()
  await phone.getByText('Done: 1 section updated').first().waitFor()
  const heightOf = async () => (await column(phone).boundingBox())?.height
  await expect.poll(heightOf).toBeLessThan(844 * 0.2 + 1)
  const sheet = await column(phone).boundingBox()
  const [kept, darker] = await textsOf()
  expect([kept, darker === summary]).toEqual([title, false])
  // the change is in sight between the bars and the sheet
  const shown = await phone.locator(`[data-quote-path="${SUMMARY}"]`).first().boundingBox()
  expect(shown?.y).toBeGreaterThan(100)
  expect(shown?.y).toBeLessThan(sheet?.y ?? 0)
  expect(await barriersOf(phone)).toEqual([])
  await raise.tap()
  await change(phone, 'revert').waitFor()
  expect(await barriersOf(phone)).toEqual([])
  await change(phone, 'revert').tap()
  await changes(phone).getByText('reverted 1').waitFor()
  expect(await textsOf()).toEqual([title, summary])
  await column(phone).getByRole('button', { name: 'Hide Assistant' }).tap()
  await phone.getByRole('button', { name: /^Undo/ }).tap()
  await expect.poll(textsOf).toEqual([title, darker])
  await phone.context().close()
})

it('[DC9] [DC7] [DC16] [BH18] by keyboard alone: asked, confirmed in part, written anew, given back and undone', async () => {
  const { page } = game
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // what the phone did last is on its way here: under an update nothing can have the focus
  const [, summaryNow] = await textsOf()
  const shown = page.locator(`[data-quote-path="${SUMMARY}"]`).first()
  await expect.poll(() => shown.textContent()).toBe(summaryNow)
  await page.locator('[data-update]').waitFor({ state: 'detached' })
  const quote = page
    .locator('#step-3 article')
    .nth(1)
    .getByRole('button', { name: /^Quote this/ })
  await quote.focus()
  await page.keyboard.press('Enter')
  if ((await column(page).count()) === 0) await page.keyboard.press('Control+j')
  await tabTo(page, box(page))
  await page.keyboard.type(REQUEST)
  await page.keyboard.press('Enter')
  await plan(page).waitFor()
  await page.locator('#step-0').scrollIntoViewIfNeeded()
  const [title, summary] = await textsOf()
  await tabTo(page, plan(page).getByRole('checkbox').last(), 'Shift+Tab')
  await page.keyboard.press('Space')
  await tabTo(page, plan(page).getByRole('button', { name: 'Make 1 change' }))
  await page.keyboard.press('Enter')
  await change(page, 'keep').waitFor()
  const [renamed, same] = await textsOf()
  expect([renamed === title, same]).toEqual([false, summary])
  // at reading size, in its place
  const inPlace = page.locator('#step-3 [data-difference]')
  const show = changes(page).getByRole('button', { name: /^Show what changed in its place: / })
  await tabTo(page, show.first(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await inPlace.first().waitFor()
  expect(await inPlace.first().locator('ins').count()).toBeGreaterThan(0)
  expect(await barriersOf(page)).toEqual([])
  await pictures(page, 'deciding-in-place')
  await page.keyboard.press('Escape')
  await inPlace.first().waitFor({ state: 'detached' })
  await tabTo(page, change(page, 'editFirst'))
  await page.keyboard.press('e')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The Second Log')
  await page.keyboard.press('Control+Enter')
  await changes(page).getByText('kept 1 edited').waitFor()
  expect(await textsOf()).toEqual(['The Second Log', summary])
  await page.keyboard.press('Control+z')
  await change(page, 'keep').waitFor()
  expect(await textsOf()).toEqual([renamed, summary])
  await tabTo(page, change(page, 'revert'))
  await page.keyboard.press('Enter')
  await changes(page).getByText('reverted 1').waitFor()
  expect(await textsOf()).toEqual([title, summary])
  expect(await page.locator(`[data-quote-path="${TITLE}"]`).first().textContent()).toBe(title)
  expect(game.faults).toEqual([])
  await page.setViewportSize({ width: 1024, height: 844 })
  const rightsOf = (what: string) =>
    page
      .locator(what)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
  for (const width of [900, 1200, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    const drawer = async () => (await column(page).boundingBox())?.x ?? 0
    await expect.poll(drawer).toBe(width - 380)
    const rightmost = async () => Math.max(...(await rightsOf('[id^=step-] *')))
    await expect.poll(rightmost).toBeLessThan(await drawer())
    // in one column
    for (const cards of ['#step-0 article', '#step-2 article'])
      expect(new Set(await rightsOf(cards)).size).toBe(1)
  }
  await changes(page)
    .getByRole('button', { name: /reverted 1/ })
    .press('Enter')
  await pictures(page, 'deciding-changes')
})
