import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { FLAGS } from './flags.ts'

export const WIDTHS = [1440, 1024, 390] as const
export const LANGUAGES = ['en-US', 'zh-CN', 'ja-JP'] as const
export type Language = (typeof LANGUAGES)[number]

/** Windows of one's own in the Chromium of this worker. */
export type Windows = Pick<Browser, 'newContext' | 'close'> & {
  /** What the pages' own policy kept from happening, in any window; whoever provoked it takes it out. */
  violations: string[]
}

/** Of violations those that could run something; pictures that a recorded game names elsewhere are kept out as they should be. */
const OF_SCRIPTS =
  / (script-src\S*|default-src|object-src|require-trusted-types-for|trusted-types) /

let shared: Promise<Browser> | undefined

/** Opens windows that share nothing with others; the Chromium itself ends with its worker. */
export async function openBrowser(): Promise<Windows> {
  shared ??= openOwnBrowser()
  // one that broke fails the file it broke in, and none after it
  if (!(await shared).isConnected()) shared = openOwnBrowser()
  const browser = await shared
  const opened: BrowserContext[] = []
  const violations: string[] = []
  return {
    violations,
    async newContext(options) {
      const context = await browser.newContext(options)
      opened.push(context)
      if (options?.javaScriptEnabled !== false) await watchPolicy(context, violations)
      return context
    },
    async close() {
      for (const context of opened) await context.close()
      const scripts = violations.filter((what) => OF_SCRIPTS.test(what))
      if (scripts.length > 0)
        throw new Error(`A page did what its own policy forbids:\n${scripts.join('\n')}`)
    },
  }
}

/** Keeps what the pages of a window were forbidden by their own policy. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeFunction('forbidden', (what: string) => violations.push(what))
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI, violatedDirective, sample }) =>
        (Reflect.get(window, 'forbidden') as (what: string) => void)(
          `${location.pathname} ${violatedDirective} ${blockedURI} ${sample}`,
        ),
    )
  })
}

/** A Chromium apart, for what measures it as a whole. */
export const openOwnBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })

/** A page of a fresh visitor; what goes wrong inside it is kept in `faults`. */
export async function openPage(
  browser: Pick<Windows, 'newContext'>,
  language: Language,
  width = 1440,
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale: language,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(fault.message))
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(`${line.text()} ${line.location().url}`.trim())
  })
  return { context, page, faults }
}

/** `PICTURES=1` takes pictures on the way, where a designer's eye can look at them; no test needs them. */
export const takesPictures = process.env.PICTURES === '1'

/** The same page at every width that is designed for, in `pictures/`. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!takesPictures) return
  mkdirSync('pictures', { recursive: true })
  const before = page.viewportSize()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    await page.waitForTimeout(250)
    await page.screenshot({ path: `pictures/${name}-${width}.png` })
  }
  if (before !== null) await page.setViewportSize(before)
}

/** How far a page can be scrolled sideways, in pixels: a page that fits has none. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
