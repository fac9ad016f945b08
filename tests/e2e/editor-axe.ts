import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const WIDTHS = [1440, 390] as const

/** What stands against WCAG 2.2 AA on a page as it is now, wide and narrow: a line each, none when it is well. */
export async function barriers(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // what fades in is judged when it is there
    await page.waitForTimeout(300)
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
    for (const { id, nodes } of violations)
      found.push(`${width} ${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)
  }
  if (before !== null) await page.setViewportSize(before)
  return found
}
