import type { Locator, Page } from 'playwright-core'

type Kept = { title: string; text: string; path: string; anchor?: { start: number; end: number } }

/** Where words of a text stand in the window; `path` is the place in the game whose text they are. */
const spotOf = (page: Page, path: string, words: string) =>
  page.evaluate(
    ([path, words]) => {
      const texts = [...document.querySelectorAll(`[data-quote-path="${path}"]`)]
      const element = texts.findLast((one) => one.getClientRects().length > 0)
      if (element === undefined) throw new Error(`nothing is shown of ${path}`)
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const at = node.nodeValue?.indexOf(words) ?? -1
        if (at === -1) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + words.length)
        const first = range.getClientRects()[0]
        const last = [...range.getClientRects()].at(-1)
        if (first === undefined || last === undefined) continue
        return {
          from: { x: first.left + 1, y: first.top + first.height / 2 },
          to: { x: last.right, y: last.top + last.height / 2 },
        }
      }
      throw new Error(`${path} does not read ${words}`)
    },
    [path, words] as const,
  )

/** The quote button and the box of an editor page, with a mouse that selects words of a text. */
export const quotePage = (page: Page) => ({
  offer: (): Locator => page.locator('[data-quote-offer]:popover-open [data-quote-words]'),
  /** Selects words by a mouse that rests for a while before it presses. */
  async drag(path: string, words: string, restMs = 120): Promise<void> {
    // a press on words that are selected would carry them away
    await page.evaluate(() => getSelection()?.removeAllRanges())
    const { from, to } = await spotOf(page, path, words)
    await page.mouse.move(from.x, from.y)
    await page.waitForTimeout(restMs)
    await page.mouse.down()
    await page.mouse.move((from.x + to.x) / 2, to.y, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 3 })
    await page.mouse.up()
  },
  spot: (path: string, words: string) => spotOf(page, path, words),
  /** What the page keeps of the box, a moment after it changed. */
  async kept(): Promise<Kept[]> {
    await page.waitForTimeout(300)
    return page.evaluate(() => JSON.parse(localStorage.getItem('chat_box') ?? '{}').quotes ?? [])
  },
  /** What is underlined as quoted. */
  underlined: (): Promise<string[]> =>
    page.evaluate(() =>
      [...(CSS.highlights.get('quoted') ?? [])].map((range) => (range as Range).toString()),
    ),
  isAwake: (path: string): Promise<boolean> =>
    page.evaluate(
      (path) =>
        document.querySelector(`[data-quote-path="${path}"] [data-lexical-editor]`) !== null,
      path,
    ),
  said: (): Promise<string> =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=status]')].map((one) => one.textContent).join(' '),
    ),
  /** Where every stretch of a text stands in the window, and how high the page is. */
  layoutOf: (path: string) =>
    page
      .locator(`[data-quote-path="${path}"]`)
      .first()
      .evaluate((text) => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
        const lines: string[] = []
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const words = document.createRange()
          words.selectNodeContents(node)
          for (const { left, top, right } of words.getClientRects())
            lines.push([left, top, right].map(Math.round).join())
        }
        return { lines, height: document.documentElement.scrollHeight }
      }),
  /** How long the button took to come each time a text was selected, and whether it was there within that frame. */
  offersOf: (path: string): Promise<{ ms: number; isInFrame: boolean }[]> =>
    page.evaluate(async (path) => {
      const text = document.querySelector(`[data-quote-path="${path}"]`)
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const offers: { ms: number; isInFrame: boolean }[] = []
      for (let round = 0; round < 12; round++) {
        getSelection()?.removeAllRanges()
        await frame()
        await frame()
        if (text) getSelection()?.selectAllChildren(text)
        const hear = { once: true }
        await new Promise((resolve) => document.addEventListener('selectionchange', resolve, hear))
        const changed = performance.now()
        await frame()
        const isInFrame = document.querySelector('[data-quote-offer]') !== null
        offers.push({ ms: performance.now() - changed, isInFrame })
      }
      return offers
    }, path),
})
