import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { callServer, registerAt } from '../../server/process.ts'
import { barriersOf } from '../support/axe.ts'
import { pictures, sideways } from '../support/browser.ts'
import {
  openServerAndBrowser,
  pageOf,
  type Somebody,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { wordsOf } from '../support/words.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
const GENERATION_MS = 200_000
const say = wordsOf('en-US')

let testServer: TestServer
let aya: Somebody
let id: string
let page: Page
let faults: string[]

beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'assistant@example.com')
  id = await startGame(testServer.running, aya, IDEA, 'en_US')
  await vi.waitUntil(async () => (await game()).status !== 1, {
    timeout: GENERATION_MS,
    interval: 300,
  })
  ;({ page, faults } = await pageOf(testServer, 'en-US', aya))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  await page.locator('#step-4 button').first().waitFor()
}, GENERATION_MS)
afterAll(() => testServer.close())

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  callServer(testServer.running, method, path, body, aya.token)
const game = async () => (await call('GET', `${calls.listScripts.path}/${id}`)).data
const column = (of = page) => of.getByRole('complementary')
const box = (of = page) => column(of).getByRole('textbox', { name: say('assistant', 'ask') })
const plan = (of = page) => column(of).getByRole('region', { name: 'Plan' })
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function open(of: Page): Promise<void> {
  await of.keyboard.press('Control+j')
  await column(of)
    .getByRole('tab', { name: say('editor', 'aside.assistant') })
    .click()
  await box(of).waitFor()
}

it('[CH16] [CH37] the assistant greets, and says what can be asked', async () => {
  await open(page)
  await column().getByText(say('assistant', 'greeting')).waitFor()
  await pictures(page, 'assistant-greeting')
  expect(await barriersOf(page)).toEqual([])
})

it('[CH2] [CH6] [CH37] a request by keyboard alone becomes a plan whose places can be looked into', async () => {
  await box().focus()
  await page.keyboard.type('Change the title to “The Wrong Note”')
  await page.keyboard.press('Enter')
  await plan().waitFor()
  expect(await box().inputValue()).toBe('')
  await column().getByText('Change the title to “The Wrong Note”').first().waitFor()
  await plan().locator('summary').first().click()
  await plan().getByText('The Wrong Note').first().waitFor()
  await pictures(page, 'assistant-plan')
  expect(await barriersOf(page)).toEqual([])
})

it('[CH7] [CH9] [CH37] confirmed it stands in the game, and the note says so', async () => {
  await plan()
    .getByRole('button', { name: say('assistant', 'confirm') })
    .click()
  await title('The Wrong Note')
  await column().getByText('Done: 1 section updated').waitFor()
  expect(await plan().count()).toBe(0)
  expect((await game()).script_version).toBe(1)
  await page.locator('#step-3').scrollIntoViewIfNeeded()
  await column()
    .getByRole('button', { name: say('assistant', 'showPlaces') })
    .click()
  await expect
    .poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0)
    .toBeGreaterThan(100)
  await pictures(page, 'assistant-done')
})

it('[CH7] [CH37] a place that is unticked stays, and a plan let go changes nothing', async () => {
  const before = await game()
  await box().fill('Make chapter 1 darker and give it a new title')
  await box().press('Enter')
  await plan().waitFor()
  const ticks = plan().getByRole('checkbox')
  expect(await ticks.count()).toBe(2)
  await ticks.first().uncheck()
  await pictures(page, 'assistant-part')
  await plan().getByRole('button', { name: 'Make 1 change' }).click()
  await vi.waitUntil(async () => (await game()).script_version === 2, { timeout: 60_000 })
  const { chapters } = (await game()).script_outline
  expect(chapters[0].title).toBe(before.script_outline.chapters[0].title)
  expect(chapters[0].summary).not.toBe(before.script_outline.chapters[0].summary)
  await box().fill('Change the title to “Nothing”')
  await box().press('Enter')
  await plan()
    .getByRole('button', { name: say('assistant', 'dismiss') })
    .click()
  await plan().waitFor({ state: 'detached' })
  expect((await game()).script_version).toBe(2)
})

it('[CH37] what it cannot do it says, with what it can; a press takes that over', async () => {
  await box().fill('Add a dragon to every chapter')
  await box().press('Enter')
  const choices = column().getByRole('list', { name: say('assistant', 'nearest') })
  await choices.waitFor()
  await pictures(page, 'assistant-directions')
  await choices.getByRole('button').first().click()
  expect(await box().inputValue()).not.toBe('')
  await box().fill('')
})

it('[QT5] [CH8] [CH37] a card is quoted into the box, and what is asked is about it', async () => {
  const card = page.locator('#step-2 article').first()
  const name = (await card.locator('h3').textContent()) ?? ''
  await card.hover()
  await card.getByRole('button', { name: `Quote this card: ${name}` }).click()
  await column()
    .getByRole('list', { name: say('assistant', 'quotes') })
    .getByText(name)
    .waitFor()
  await box().fill('Make it darker')
  await pictures(page, 'assistant-quote')
  expect(await barriersOf(page)).toEqual([])
  await box().press('Enter')
  await plan().waitFor()
  const before = await game()
  await plan()
    .getByRole('button', { name: say('assistant', 'confirm') })
    .click()
  await vi.waitUntil(async () => (await game()).script_version > before.script_version, {
    timeout: 60_000,
  })
  const after = await game()
  expect(after.npc_list.npcs[0].bio.startsWith(before.npc_list.npcs[0].bio)).toBe(true)
  expect(after.npc_list.npcs.slice(1)).toEqual(before.npc_list.npcs.slice(1))
})

it('[CH35] [CH37] without a network a message waits, and is sent once', async () => {
  await page.context().setOffline(true)
  await box().fill('Shorten the summary of chapter 1')
  await box().press('Enter')
  await column().getByText(say('assistant', 'waiting')).waitFor()
  await pictures(page, 'assistant-offline')
  await page.context().setOffline(false)
  await column().getByText(say('assistant', 'waiting')).waitFor({ state: 'detached' })
  const { data } = await call('GET', `${calls.listRecords.path}?id=${id}`)
  expect(
    data
      .filter(({ from }: { from: number }) => from === 0)
      .filter(({ text }: { text: string }) => text.startsWith('Shorten')),
  ).toHaveLength(1)
})

it('[CH36] [CH41] what is being written survives a reload, composing sends nothing, and the box stays at the foot', async () => {
  await box().fill('Half a thought')
  await page.waitForTimeout(400)
  await page.reload()
  await page.locator('#step-4 button').first().waitFor()
  if ((await column().count()) === 0) await open(page)
  expect(await box().inputValue()).toBe('Half a thought')
  const panel = column().getByRole('tabpanel')
  expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  await box().dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  expect(await box().inputValue()).toBe('Half a thought')
  await box().fill('')
  // what was asked for while there was no network
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})

it('[HI101] what passes by as a message lies over the tabs of neither the drawer nor the tallest sheet', async () => {
  const message = page.locator('[data-sonner-toast]').last()
  const boxOf = async (of: Locator) => {
    const found = await of.boundingBox()
    if (found === null) throw new Error('it is not in sight')
    return found
  }
  const step = async (keys: 'Control+z' | 'Control+Shift+z') => {
    await column().getByRole('tab').first().focus()
    await page.keyboard.press(keys)
    await message.waitFor()
  }
  for (const width of [900, 1024, 1279]) {
    await page.setViewportSize({ width, height: 844 })
    await step('Control+z')
    const { x } = await boxOf(column())
    const at = await boxOf(message)
    expect([at.x > 0, at.x + at.width <= x]).toEqual([true, true])
    await message.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('Control+j')
  await column().waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  await column()
    .getByRole('button', { name: say('editor', 'aside.taller') })
    .click()
  await step('Control+Shift+z')
  const tabs = () => boxOf(column().getByRole('tablist'))
  await expect
    .poll(async () => (await boxOf(message)).y - (await tabs()).y - (await tabs()).height)
    .toBeGreaterThanOrEqual(0)
})

it.each(['zh-CN', 'ja-JP'] as const)('[CH37] in %s it fits at every width', async (language) => {
  const { page: other, context } = await pageOf(testServer, language, aya)
  await other.emulateMedia({ reducedMotion: 'reduce' })
  await other.goto(testServer.at(`/game-generation?id=${id}`))
  await other.locator('#step-4 button').first().waitFor()
  await other.keyboard.press('Control+j')
  await column(other)
    .getByRole('tab', { name: wordsOf(language)('editor', 'aside.assistant') })
    .click()
  const input = column(other).getByRole('textbox')
  await input.fill(language === 'zh-CN' ? '把标题改成“午夜的错音”' : '題名を「真夜中の音」に変えて')
  await input.press('Enter')
  await column(other).getByRole('checkbox').first().waitFor()
  for (const width of [1440, 1024, 390, 320]) {
    await other.setViewportSize({ width, height: 844 })
    // a column becomes a sheet with the frame after the one that saw the window shrink
    await expect.poll(() => sideways(other), { message: `at ${width}` }).toBe(0)
  }
  await pictures(other, `assistant-${language}`)
  await column(other)
    .getByRole('button', { name: wordsOf(language)('assistant', 'dismiss') })
    .click()
  await context.close()
})
