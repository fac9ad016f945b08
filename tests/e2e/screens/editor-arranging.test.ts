import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictures } from '../support/browser.ts'
import { openEditedGame } from '../support/edited-game.ts'

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 20_000 })

let edited: Awaited<ReturnType<typeof openEditedGame>>
let page: Page
beforeAll(async () => {
  edited = await openEditedGame()
  page = edited.page
}, 240_000)
afterAll(() => edited.close())
const field = () => edited.field()

describe('a part of a written game', () => {
  const names = () =>
    page
      .locator('[data-quote-path^="npc_list.npcs["][data-quote-path$="].name"]')
      .evaluateAll((all) => all.map(({ textContent }) => textContent))
  const menuOf = (name: string | null) =>
    page.getByRole('button', { name: `More for ${name}`, exact: true }).first()

  it('[BH8] [RV10] is added with its first words in edit, moved and removed, by keyboard alone', async () => {
    const before = await names()
    await page.locator('[data-add="npcs"]').focus()
    await page.keyboard.press('Enter')
    await field().waitFor()
    expect(await field().inputValue()).toBe('A stranger')
    // no light passes over what somebody arranges
    expect(await page.locator('[data-update]').count()).toBe(0)
    await pictures(page, 'arranging-added')
    await page.keyboard.type('Edda')
    await page.keyboard.press('Enter')
    await soon(names).toEqual([...before, 'Edda'])
    await menuOf('Edda').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Move earlier' }).waitFor()
    await pictures(page, 'arranging-menu')
    await page.keyboard.press('Enter')
    await soon(names).toEqual([...before.slice(0, -1), 'Edda', before.at(-1)])
    await soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'More for Edda',
    )
    await page.keyboard.press('Enter')
    await soon(() => page.evaluate(() => document.activeElement?.role)).toBe('menuitem')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await soon(names).toEqual(before)
    await page.getByText('Removed Edda').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await soon(names).toEqual([...before.slice(0, -1), 'Edda', before.at(-1)])
  })

  it('[BH8] of the scenes is added and removed where they are listed', async () => {
    await page.locator('#step-4').getByRole('button', { name: 'Preview key nodes' }).click()
    const dialog = page.getByRole('dialog')
    const rows = dialog.getByRole('navigation').locator('[data-arrange]')
    await rows.nth(9).waitFor()
    const before = await rows.count()
    await rows.first().focus()
    await page.keyboard.press('Enter')
    await pictures(page, 'arranging-nodes')
    await page.getByRole('menuitem', { name: 'Add a node after this one' }).click()
    await soon(() => rows.count()).toBe(before + 1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('[BH13] [QT24] a node that is played gets another speaker, and is quoted, by keyboard alone', async () => {
    await page.locator('#step-4').getByRole('button', { name: 'Preview key nodes' }).click()
    const dialog = page.getByRole('dialog')
    const node = dialog.getByRole('log').getByRole('listitem').first()
    await dialog.getByRole('button', { name: 'Typing' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    await node.getByRole('button', { name: /^Select words: / }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const speakers = page.getByRole('menuitem', { name: /^Speaker/ })
    await speakers.waitFor()
    while (!(await focused()).startsWith('Speaker')) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.getByRole('menuitemradio').last().waitFor()
    await pictures(page, 'arranging-speaker')
    const last = await page.getByRole('menuitemradio').last().textContent()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await node.getByText(last ?? '', { exact: true }).waitFor()
    await node.getByRole('button', { name: /^Select words: / }).focus()
    await page.keyboard.press('Enter')
    await soon(() => page.evaluate(() => document.activeElement?.role)).toBe('textbox')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('q')
    const said = page.getByText(/^Quoted: /)
    await soon(() => said.first().textContent()).toContain('Node ')
    await node.getByRole('button', { name: /^Quote this card: / }).focus()
    await page.keyboard.press('Enter')
    await soon(() => said.first().textContent()).toContain('2 quotes')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Undo: / }).click()
  })

  it('[BH9] that others need is missed at once, with the way there and the way back', async () => {
    const [, , third] = await names()
    await menuOf(third ?? '').click()
    await page.getByRole('menuitem').last().click()
    const line = page.getByRole('status').filter({ hasText: 'is no longer in the game' })
    await line.waitFor()
    await pictures(page, 'proof-line')
    await line
      .getByRole('button', { name: /^Show: / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('log').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Undo: / }).click()
    await line.waitFor({ state: 'hidden' })
  })
})
