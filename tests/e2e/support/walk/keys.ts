import type { Locator, Page } from 'playwright-core'

const FOCUS = 'rgb(255, 213, 138)'
const SETTLED_MS = 300

/** Somebody without a mouse: goes on by Tab, and wants to see at each stop where they are. */
export function handsOn(page: Page) {
  const unseen: string[] = []

  /** Tab until something has the focus. */
  async function reach(target: Locator, most = 150): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    for (let presses = 0; presses < most; presses++) {
      await page.keyboard.press('Tab')
      let fault = await page.evaluate(hiddenStop, FOCUS)
      // a ring may fade in, and a page scroll to it
      if (fault !== null) await page.waitForTimeout(SETTLED_MS)
      if (fault !== null) fault = await page.evaluate(hiddenStop, FOCUS)
      if (fault !== null) unseen.push(fault)
      if (await target.first().evaluate((one) => one === document.activeElement)) return
    }
    throw new Error(`not reached within ${most} presses: ${target}`)
  }

  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }

  /** Whether the focus is at something, and not lost to the page itself. */
  const isSomewhere = (): Promise<boolean> =>
    page.evaluate(() => ![null, document.body].includes(document.activeElement as HTMLElement))

  return { reach, press, isSomewhere, unseen }
}

/** Why the stop of the focus cannot be seen, in words; null when it can. Runs inside the page. */
function hiddenStop(ring: string): string | null {
  const one = document.activeElement
  if (one === null || one === document.body) return null
  const name = `${one.tagName} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`
  let isRinged = false
  for (let at: Element | null = one, up = 0; at !== null && up < 4; at = at.parentElement, up++) {
    const { outlineStyle, outlineWidth, borderTopColor } = getComputedStyle(at)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) isRinged = true
    // what is typed into turns its border into the ring
    if (borderTopColor === ring) isRinged = true
  }
  // the page itself and a window as a whole take the focus without a ring of their own
  if (one.matches('main,[role=dialog],[data-base-ui-focus-guard]')) return null
  if (!isRinged) return `no ring at ${name}`
  const box = one.getBoundingClientRect()
  const points = [0.5, 0.1, 0.9].map((part) => [
    box.left + box.width * part,
    box.top + box.height * part,
  ])
  const isUncovered = points.some(([x = 0, y = 0]) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (one.contains(hit) || hit.contains(one) || hit.closest('label') !== null)
  })
  return isUncovered ? null : `covered: ${name}`
}
