import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { gamePath } from '#schemas/wire/game-path.ts'
import { barriersOf } from '../support/axe.ts'
import { pictures } from '../support/browser.ts'
import { quotePage } from '../support/quote-page.ts'
import { GENERATION_MS, openQuotingGame, type QuotingGame } from '../support/quoting-game.ts'

let opened: QuotingGame
let page: Page
let quoting: ReturnType<typeof quotePage>

beforeAll(async () => {
  opened = await openQuotingGame()
  page = opened.page
  quoting = quotePage(page)
}, GENERATION_MS)
afterAll(() => opened.close())
beforeEach(() => page.evaluate(() => getSelection()?.removeAllRanges()))

const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 10_000 })
const card = (path: string) => page.locator(`[data-quote-path="${path}"]`).first()
const selected = () => page.evaluate(() => getSelection()?.toString().trim() ?? '')

it('[QT13] a text that is made ready to be selected stays where it is', async () => {
  const inLines = [gamePath.npc(2, 'bio'), gamePath.npc(2, 'name'), gamePath.element('title')]
  const inParagraphs = [
    gamePath.element('intro'),
    gamePath.prologue(0),
    gamePath.player('synopsis'),
  ]
  for (const path of [...inLines, ...inParagraphs]) {
    await page.mouse.move(2, 500)
    await card(path).evaluate((text) =>
      text.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await page.waitForTimeout(400)
    const before = await quoting.layoutOf(path)
    await card(path).hover()
    await soon(() => quoting.isAwake(path)).toBe(true)
    expect(await quoting.layoutOf(path), path).toEqual(before)
  }
})

describe('a game that changes', () => {
  it('[QT12] keeps its quoted words underlined as long as they are there', async () => {
    const path = gamePath.npc(0, 'bio')
    const bio = opened.npcs[0]?.bio ?? ''
    const words = bio.split(' ').slice(1, 4).join(' ')
    await quoting.drag(path, words)
    await quoting.offer().click()
    await soon(quoting.underlined).toEqual([words])
    await opened.edit(path, `Once upon a time. ${bio}`)
    await soon(() => card(path).textContent()).toContain('Once upon a time. ')
    await soon(quoting.underlined).toEqual([words])
    await opened.edit(path, 'Nobody knows.')
    await soon(() => card(path).textContent()).toBe('Nobody knows.')
    await soon(quoting.underlined).toEqual([])
    await page.locator('[data-update]').waitFor({ state: 'detached' })
  })
})

describe('the caret of the keyboard', () => {
  const enter = async (path: string) => {
    await card(path).locator('> [data-card-tools] > [data-select-words]').focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(80)
  }

  it('[QT7] unfolds a chapter for its words, and walks through them', async () => {
    const chapter = gamePath.chapter(0)
    await enter(chapter)
    await page.keyboard.press('Shift+End')
    await quoting.offer().waitFor()
    const summary = opened.chapters[0]?.summary ?? ''
    expect(summary.startsWith(await selected())).toBe(true)
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Control+a')
    await soon(selected).toBe(summary)
    await page.waitForTimeout(80)
    await page.keyboard.press('q')
    await quoting.offer().waitFor({ state: 'detached' })
    const path = gamePath.chapter(0, 'summary')
    expect((await quoting.kept()).at(-1)).toMatchObject({ text: summary, path })
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Escape')
    expect(await selected()).toBe('')
  })

  it('[QT7] [QT15] works in a window over the page, and Escape leaves the text before the window', async () => {
    await card(gamePath.npc(1))
      .getByRole('button', { name: /details/i })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.waitForTimeout(400)
    await dialog.locator('[data-select-words]').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(80)
    await page.keyboard.press('Control+a')
    await quoting.offer().waitFor()
    await pictures(page, 'quoting-dialog-keys')
    await page.keyboard.press('Enter')
    expect((await quoting.kept()).length).toBeGreaterThan(0)
    await soon(() => dialog.getByRole('status').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Quoted: /)]),
    )
    await page.keyboard.press('Escape')
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(opened.faults).toEqual([])
  })
})
