import type { Page } from 'playwright-core'
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

const IDEA = 'A ferryman finds a jar of plum jam that nobody entered for the prize'
const GENERATION_MS = 200_000
const say = wordsOf('en-US')

let testServer: TestServer
let aya: Somebody
let id: string
let page: Page
let faults: string[]
let first: string

beforeAll(async () => {
  testServer = await openServerAndBrowser()
  aya = await registerAt(testServer.running, 'history@example.com')
  id = await startGame(testServer.running, aya, IDEA, 'en_US')
  await vi.waitUntil(async () => (await game()).status !== 1, {
    timeout: GENERATION_MS,
    interval: 300,
  })
  first = (await game()).initial_element.title
  ;({ page, faults } = await pageOf(testServer, 'en-US', aya))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  await page.locator('#step-4 button').first().waitFor()
}, GENERATION_MS)
afterAll(() => testServer.close())

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  callServer(testServer.running, method, path, body, aya.token)
const game = async () => (await call('GET', `${calls.listScripts.path}/${id}`)).data
/** An edit by another client. */
async function edit(changes: Record<string, string>): Promise<void> {
  const base_version = (await game()).script_version
  const list = Object.entries(changes).map(([path, value]) => ({ path, value }))
  const told = await call('POST', calls.editScript.path, { id, base_version, changes: list })
  expect(told.status).toBe(200)
}
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const column = () => page.getByRole('complementary', { name: say('editor', 'aside.history') })
const rows = () => column().getByRole('listitem')
const opener = () => page.locator('#aside-opener')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const still = () => page.locator('[data-update]').waitFor({ state: 'detached' })

it('[HI15] while the column was never open it takes no room, and nothing can be undone', async () => {
  const box = async () => page.locator('#step-0').boundingBox()
  const before = await box()
  expect(before?.x).toBeCloseTo((1440 - (before?.width ?? 0)) / 2, -1)
  expect(await button(/^Undo$/).getAttribute('aria-disabled')).toBe('true')
  await pictures(page, 'history-closed')
})

it('[HI16] Ctrl+J opens it beside the game, and it says that nothing was changed yet', async () => {
  await page.keyboard.press('Control+j')
  await page.getByRole('tab', { name: say('editor', 'aside.history') }).click()
  await column().waitFor()
  await column().getByText(say('editor', 'history.empty')).waitFor()
  expect(await rows().count()).toBe(1)
})

it('[HI6] [HI8] an edit by another client stands in the history, and the arrow names it', async () => {
  await edit({ 'initial_element.title': 'The Jar Nobody Entered' })
  await title('The Jar Nobody Entered')
  await button('Undo: Edited by hand, title').waitFor()
  await expect.poll(() => rows().count()).toBe(2)
  expect(await rows().first().textContent()).toContain('titleYou · edited by hand')
})

it('[HI1] [HI9] Ctrl+Z takes it back, Ctrl+Shift+Z brings it back, and both are said', async () => {
  await still()
  await page.locator('body').press('Control+z')
  await title(first)
  await page.getByText('Undone: edited by hand').waitFor()
  await button('Redo: Edited by hand, title').waitFor()
  await still()
  await page.locator('body').press('Control+Shift+z')
  await title('The Jar Nobody Entered')
  await expect.poll(() => rows().count()).toBe(4)
  expect((await game()).script_version).toBe(3)
})

it('[HI12] restoring asks in one line, and adds a version', async () => {
  await still()
  await edit({
    'initial_element.game_intro': 'First prize has gone to a jar that nobody entered.',
    'character_profile.pname': 'Odile Marsh',
    'script_outline.chapters[0].title': 'Lot Forty-One',
    'npc_list.npcs[0].occupation': 'ferryman',
    'initial_element.title': 'The Jar',
  })
  await title('The Jar')
  await still()
  const generated = rows().last()
  await generated.hover()
  await pictures(page, 'history-open')
  await generated.getByRole('button', { name: 'Restore 0' }).click()
  await column().getByText('Restoring adds version 5. Nothing is thrown away.').waitFor()
  await pictures(page, 'history-asked')
  expect(await barriersOf(page)).toEqual([])
  await column().getByRole('button', { name: 'Restore 0' }).click()
  await title(first)
  await page.getByText('Version 0 is restored').waitFor()
  expect((await game()).script_version).toBe(5)
  await expect.poll(() => rows().first().textContent()).toContain('Restored version 0')
  await pictures(page, 'history-restored')
})

it('[HY2] [HY3] a version is opened in place of the game, and the way back leads back', async () => {
  await still()
  const edited = rows().filter({ hasText: 'title' }).first()
  await edited.hover()
  await pictures(page, 'history-verbs')
  await button('Open 4').click()
  await title('The Jar')
  const banner = page.getByRole('region', { name: /^Version 4, .*by you$/ })
  await banner.getByText(say('editor', 'history.look.isNotNow')).waitFor()
  expect(await page.locator('[data-written], [data-quote-card]').count()).toBe(0)
  expect(await barriersOf(page)).toEqual([])
  expect(await sideways(page)).toBe(0)
  await pictures(page, 'version-open')
  await page.goBack()
  await title(first)
  expect(await banner.count()).toBe(0)
})

it('[HY6] two versions are compared word by word, at every width', async () => {
  await button('Compare 4 with the present').click({ force: true })
  await page.locator('section ins').first().waitFor()
  expect(await barriersOf(page)).toEqual([])
  await pictures(page, 'versions-compared')
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sideways(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await title(first)
})

it('[HI17] [HI18] is a drawer in a narrower window and a sheet in a narrow one, and Escape gives the focus back', async () => {
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await column().waitFor()
    expect(await sideways(page)).toBe(0)
    await column().getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('Escape')
    await column().waitFor({ state: 'detached' })
    await expect.poll(() => opener().evaluate((one) => one === document.activeElement)).toBe(true)
    await opener().click()
    await column().waitFor()
    expect(await barriersOf(page)).toEqual([])
  }
  await column()
    .getByRole('button', { name: say('editor', 'aside.taller') })
    .click()
  await expect
    .poll(async () => Math.round((await column().boundingBox())?.height ?? 0))
    .toBe(Math.round(844 * 0.92))
})

it('[HI19] stands on the next visit as it was left, but for a sheet, which waits to be called', async () => {
  await page.reload()
  await title(first)
  expect(await column().count()).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await column().waitFor()
  await page.keyboard.press('Control+j')
  await column().waitFor({ state: 'detached' })
  await pictures(page, 'history-rail')
  expect(faults).toEqual([])
})

it.each(['zh-CN', 'ja-JP'] as const)(
  '[HI17] in %s nothing of it is wider than its place',
  async (language) => {
    const { page: other, context } = await pageOf(testServer, language, aya)
    await other.emulateMedia({ reducedMotion: 'reduce' })
    await other.goto(testServer.at(`/game-generation?id=${id}`))
    await other.locator('#step-4 button').first().waitFor()
    await other.keyboard.press('Control+j')
    const beside = other.getByRole('complementary')
    await beside.getByRole('tab').nth(1).click()
    await beside.getByRole('listitem').first().waitFor()
    for (const width of [1440, 1280, 1024, 900, 390, 320]) {
      await other.setViewportSize({ width, height: 844 })
      expect(await sideways(other)).toBe(0)
      const [wide, fits] = await beside.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        [...one.querySelectorAll('[role=tabpanel]')].every(
          (panel) => panel.scrollWidth <= panel.clientWidth,
        ),
      ])
      expect([width, wide, fits]).toEqual([width, 0, true])
    }
    await pictures(other, `history-${language}`)
    await context.close()
  },
)
