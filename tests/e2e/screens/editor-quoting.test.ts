import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { gamePath } from '#schemas/wire/game-path.ts'
import { barriersOf } from '../support/axe.ts'
import { pictures, takesPictures } from '../support/browser.ts'
import { quotePage } from '../support/quote-page.ts'
import { GENERATION_MS, openQuotingGame, type QuotingGame } from '../support/quoting-game.ts'

let opened: QuotingGame
let page: Page
let quoting: ReturnType<typeof quotePage>
let npcs: QuotingGame['npcs']
let chapters: QuotingGame['chapters']

/** The first words of a text, as many as fit on a line. */
const opening = (text: string): string => text.split(' ').slice(1, 5).join(' ')
const bio = () => npcs[0]?.bio ?? ''
const soon = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 10_000 })
const card = (path: string) => page.locator(`[data-quote-path="${path}"]`).first()

beforeAll(async () => {
  opened = await openQuotingGame()
  ;({ page, npcs, chapters } = opened)
  quoting = quotePage(page)
}, GENERATION_MS)
afterAll(() => opened.close())
afterEach(async () => {
  await page.evaluate(() => {
    getSelection()?.removeAllRanges()
    localStorage.removeItem('chat_box')
  })
  await page.mouse.move(2, 500)
})

describe('words selected by a mouse', () => {
  it('[QT1] [QT4] [QT12] are offered right below them, quoted as they are written, and underlined', async () => {
    const words = opening(bio())
    const path = gamePath.npc(0, 'bio')
    await quoting.drag(path, words)
    await quoting.offer().waitFor()
    expect(await quoting.isAwake(path)).toBe(true)
    const { to } = await quoting.spot(path, words)
    const box = await quoting.offer().boundingBox()
    expect(box?.height).toBe(40)
    expect((box?.y ?? 0) - to.y).toBeGreaterThan(8)
    expect((box?.y ?? 0) - to.y).toBeLessThan(26)
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - to.x)).toBeLessThan(2)
    await pictures(page, 'quoting-words')
    expect(await barriersOf(page)).toEqual([])
    // a mouse on its way that rests on another text
    await card(gamePath.npc(1, 'bio')).hover()
    await soon(() => quoting.isAwake(gamePath.npc(1, 'bio'))).toBe(true)
    await quoting.offer().click()
    await quoting.offer().waitFor({ state: 'detached' })
    const start = bio().indexOf(words)
    expect((await quoting.kept()).at(-1)).toMatchObject({
      text: words,
      path,
      anchor: { start, end: start + words.length },
    })
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words)
    await soon(quoting.underlined).toContain(words)
    await soon(quoting.said).toMatch(/Quoted: .*quotes?\./)
  })

  it('[QT1] are offered too when the mouse came too quickly for the text to wake', async () => {
    await quoting.drag(gamePath.npc(1, 'bio'), opening(npcs[1]?.bio ?? ''), 0)
    await quoting.offer().waitFor()
  })

  it('[QT2] are not offered while they are too few, or of two texts', async () => {
    const path = gamePath.npc(0, 'bio')
    await quoting.drag(path, opening(bio()))
    await quoting.offer().waitFor()
    await quoting.drag(path, opening(bio()).slice(0, 2))
    await quoting.offer().waitFor({ state: 'detached' })
    await quoting.drag(path, opening(bio()))
    await quoting.offer().waitFor()
    await page.evaluate(() => {
      const [one, other] = document.querySelectorAll('[data-quote-path$=".bio"]')
      if (one && other) getSelection()?.setBaseAndExtent(one, 0, other, 1)
    })
    await quoting.offer().waitFor({ state: 'detached' })
  })

  it('[QT11] stay clear of the button at the foot of the window', async () => {
    const path = gamePath.npc(0, 'bio')
    await card(path).evaluate((text) => {
      const { bottom } = text.getBoundingClientRect()
      scrollBy({ top: bottom - innerHeight + 2, behavior: 'instant' })
    })
    await page.evaluate(
      ([path]) => {
        const text = document.querySelector(`[data-quote-path="${path}"]`)
        if (text) getSelection()?.selectAllChildren(text)
      },
      [path] as const,
    )
    await quoting.offer().waitFor()
    const box = await quoting.offer().boundingBox()
    const text = await card(path).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0)
  })

  it('[QT14] get their button within a frame of being selected', async () => {
    const path = gamePath.npc(0, 'bio')
    const offers = await quoting.offersOf(path)
    expect(offers.filter(({ isInFrame }) => !isInFrame)).toEqual([])
  })
})

describe('without a mouse', () => {
  it('[QT7] words are selected and quoted by keyboard alone, each card being one stop', async () => {
    const path = gamePath.npc(0, 'bio')
    const stop = card(gamePath.npc(0)).locator('[data-select-words]')
    await stop.focus()
    await pictures(page, 'quoting-stop')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(100)
    // from the name down to the introduction
    for (let step = 0; step < 4; step++) {
      const at = await page.evaluate(() => document.activeElement?.getAttribute('data-quote-path'))
      if (at === path) break
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(60)
    }
    await page.keyboard.press('Home')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await page.keyboard.press('Control+Shift+ArrowRight')
    await quoting.offer().waitFor()
    await pictures(page, 'quoting-keys')
    const selected = await page.evaluate(() => getSelection()?.toString().trim() ?? '')
    expect(bio().startsWith(selected)).toBe(true)
    await page.keyboard.press('Enter')
    await quoting.offer().waitFor({ state: 'detached' })
    expect((await quoting.kept()).at(-1)).toMatchObject({ path, text: selected })
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0)
    expect(await stop.evaluate((one) => one === document.activeElement)).toBe(true)
  })

  it('[QT7] Q quotes the card the focus is in, and in a field is a letter', async () => {
    await card(gamePath.npc(1)).getByRole('button').last().focus()
    await page.keyboard.press('q')
    const npc = npcs[1]
    expect((await quoting.kept()).at(-1)).toMatchObject({
      title: npc?.name,
      text: npc?.bio,
      path: gamePath.npc(1),
    })
  })
})

describe('a whole card', () => {
  it('[QT5] [QT20] [SO5] [SO6] is quoted by its button, a chapter and a task by their places', async () => {
    const chapter = chapters[0]
    const whole = card(gamePath.chapter(0))
    await whole.scrollIntoViewIfNeeded()
    const before = await whole.boundingBox()
    await whole.hover()
    await page.getByRole('button', { name: `Quote this card: ${chapter?.title}` }).click()
    expect(await whole.boundingBox()).toEqual(before)
    expect((await quoting.kept()).at(-1)).toMatchObject({
      title: chapter?.title,
      text: chapter?.summary,
      path: 'script_outline.chapters[0]',
    })
    await whole.getByRole('button', { expanded: false }).click()
    const task = whole.locator('[data-quote-path$=".tasks[0]"]').first()
    await task.hover()
    await pictures(page, 'quoting-cards')
    const path = (await task.getAttribute('data-quote-path')) ?? ''
    expect(path).toBe('script_outline.chapters[0].tasks[0]')
    await task.locator('[data-quote-card]').click()
    expect((await quoting.kept()).at(-1)).toMatchObject({ path, text: chapter?.tasks[0]?.target })
  })
})

describe('in a window over the page', () => {
  it('[QT15] words are quoted without closing it', async () => {
    await card(gamePath.npc(2))
      .getByRole('button', { name: /details/i })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.waitForTimeout(400)
    const path = await dialog.evaluate((whole) => {
      const long = [...whole.querySelectorAll<HTMLElement>('[data-quote-path]')].find(
        (one) => one.lang !== '' && (one.textContent?.length ?? 0) > 60,
      )
      return long?.dataset.quotePath ?? ''
    })
    const shown = dialog.locator(`[data-quote-path="${path}"]`).first()
    const text = (await shown.textContent()) ?? ''
    await quoting.drag(path, opening(text))
    await quoting.offer().waitFor()
    await pictures(page, 'quoting-dialog')
    expect(await barriersOf(page)).toEqual([])
    await quoting.offer().click()
    expect((await quoting.kept()).at(-1)).toMatchObject({ path, text: opening(text) })
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(opened.faults).toEqual([])
  })
})

describe('on a phone', () => {
  it('[QT16] the offer stands at the foot of the window, and each card has its button', async () => {
    const touched = await opened.phone()
    const path = gamePath.npc(0, 'bio')
    const own = quotePage(touched)
    const text = touched.locator(`[data-quote-path="${path}"]`).first()
    await text.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await text.tap()
        return own.isAwake(path)
      })
      .toBe(true)
    // a browser without a screen selects nothing on a long press
    await text.evaluate((element) => {
      const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      if (node) getSelection()?.setBaseAndExtent(node, 0, node, 12)
    })
    await own.offer().waitFor()
    await touched.waitForTimeout(200)
    if (takesPictures) await touched.screenshot({ path: 'pictures/quoting-phone.png' })
    const bar = await touched.locator('[data-quote-offer]').boundingBox()
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844)
    expect(bar?.width).toBe(390)
    expect(await barriersOf(touched)).toEqual([])
    await own.offer().tap()
    expect((await own.kept()).at(-1)).toMatchObject({ path, text: bio().slice(0, 12).trim() })
    const button = touched.locator('[data-quote-card]').first()
    expect(await button.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  })
})
