import axe from 'axe-core'
import type { Page } from 'playwright-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What stands against WCAG 2.2 AA on a page as it is now: a line each, none when it is well. */
export async function barriersOf(page: Page): Promise<string[]> {
  // once for each document: its source is half a megabyte
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (tags) => {
    const judge = (window as unknown as { axe: typeof axe }).axe
    // the guards of an open menu hand the focus on the moment they get it
    const context = { exclude: ['[data-base-ui-focus-guard]'] }
    const { violations } = await judge.run(context, {
      runOnly: tags,
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`)
        // what a bar lies over now is scrolled free
        .filter((line) => !line.includes('partially obscured')),
    )
  }, TAGS)
}
