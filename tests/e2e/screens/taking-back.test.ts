import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf } from '../support/axe.ts'
import { pictures, sideways } from '../support/browser.ts'
import { openEditedGame } from '../support/edited-game.ts'
import { openPublishSheet, publishFromSheet } from '../support/publish.ts'
import { wordsOf } from '../support/words.ts'

const say = wordsOf('en-US')
let edited: Awaited<ReturnType<typeof openEditedGame>>

beforeAll(async () => {
  edited = await openEditedGame()
  await edited.page.emulateMedia({ reducedMotion: 'reduce' })
}, 200_000)
afterAll(() => edited.close())

const button = (name: string | RegExp) => edited.page.getByRole('button', { name })

it('[UD1] [UD2] [UD8] Ctrl+Z takes a publishing back, says so, and after a reload it is brought back', async () => {
  const { page } = edited
  await openPublishSheet(page, say)
  await publishFromSheet(page, say)
  const path = await page.getByRole('dialog').locator('a[href*="/play/"]').getAttribute('href')
  const link = new URL(`/api${path}`, page.url()).href
  const status = async () => (await (await page.request.get(link)).json()).status
  expect(await status()).toBe(200)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.keyboard.press('Control+j')
  await page.getByRole('tab', { name: say('editor', 'aside.history') }).click()
  await button('Undo: publish').waitFor()
  await page.locator('#page').focus()
  await page.keyboard.press('Control+z')
  await page.getByText(say('errors', 'taken_offline')).waitFor()
  expect(await status()).toBe(404)
  await button('Redo: publish').waitFor()
  expect(await barriersOf(page)).toEqual([])
  await pictures(page, 'publication-undone')

  await page.reload()
  await button('Redo: publish').click()
  await page.getByText(/^Online again/).waitFor()
  expect(await status()).toBe(200)
  await button('Undo: publish').waitFor()
  expect(edited.faults).toEqual([])
})

it('[UD13] [UD14] a deleted game comes back by Ctrl+Z, and from among the deleted ones after a reload', async () => {
  const { page } = edited
  const tile = () => page.getByRole('article')
  const remove = async () => {
    await page.locator('button[aria-haspopup=menu]').first().click()
    await page.getByRole('menuitem', { name: say('library', 'delete'), exact: true }).click()
    await tile().waitFor({ state: 'detached' })
  }
  await page.goto(new URL('/games', page.url()).href)
  await tile().waitFor()
  await remove()
  await page.keyboard.press('Control+z')
  await tile().waitFor()
  await remove()
  // the deletion is the server's before the page is left
  await button(/^Deleted games: 1/).waitFor()
  await page.reload()
  await button(/^Deleted games: 1/).click()
  await button(/^Restore “/).scrollIntoViewIfNeeded()
  expect(await barriersOf(page)).toEqual([])
  await pictures(page, 'games-deleted')
  await button(/^Delete for good: “/).click()
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await sideways(page)]).toEqual([width, 0])
  }
  await page.keyboard.press('Escape')
  await button(/^Restore “/).click()
  await tile().waitFor()
  await button(/^Deleted games/).waitFor({ state: 'detached' })
  expect(edited.faults).toEqual([])
})
