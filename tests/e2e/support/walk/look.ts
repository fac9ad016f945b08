import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { sweptScreens } from '../../../sweep.ts'
import { barriersOf } from '../axe.ts'
import { type Language, takesPictures, WIDTHS } from '../browser.ts'
import { see } from './eyes.ts'

const FOLDER = 'pictures/walk'
/** Where axe looks too (AX1): the widest and the narrowest; one of them where no screen changed. */
const JUDGED = sweptScreens<number>([1440, 390])
/** Widths nobody draws for, where nothing may stick out either (AX7). */
const BETWEEN = sweptScreens<number>([320, 360, 900, 1280])
const HEIGHT = 900

type Table = { [name: string]: string | Table }
const keysIn = (table: Table, before = ''): string[] =>
  Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'string' ? [before + name] : keysIn(value, `${before}${name}.`),
  )
/** Every key of the interface's words that no word could be: with a dot or a capital inside. */
export const KEYS = readdirSync('ui/locales/en')
  .flatMap((file) => keysIn(JSON.parse(readFileSync(`ui/locales/en/${file}`, 'utf8'))))
  .filter((key) => /[._]|[a-z][A-Z]/.test(key))

/** Eyes for one page: each look takes its pictures at every width and keeps what is wrong with it. */
export function lookerAt(page: Page, language: Language) {
  const short = language.slice(0, 2)
  const found: string[] = []
  let session: CDPSession | undefined

  /** Shows a page at a width, with the part that is looked at on top; `PICTURES=1` keeps a picture of it. */
  async function picture(screen: string, width: number, at = ''): Promise<void> {
    await resize(width, at)
    if (!takesPictures) return
    mkdirSync(FOLDER, { recursive: true })
    session ??= await page.context().newCDPSession(page)
    const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true })
    writeFileSync(`${FOLDER}/${screen}.${short}.${width}.png`, Buffer.from(data, 'base64'))
  }

  async function resize(width: number, at = ''): Promise<void> {
    await page.setViewportSize({ width, height: width < 500 ? 844 : HEIGHT })
    await page.evaluate(settled, at)
  }

  /** What is wrong at a width that somebody draws for. */
  async function faultsAt(width: number): Promise<string[]> {
    const faults = [...(await see(page, 'inspect', short, KEYS)), ...(await see(page, 'misnamed'))]
    if (!JUDGED.includes(width)) return faults
    if ((await barriersOf(page)).length === 0) return faults
    // a line may have come in meanwhile, half to be seen: what counts is how it stands at rest
    await page.evaluate(settled, '')
    return [...faults, ...(await barriersOf(page))]
  }

  /** Looks at a page as it is now; `widths` where it exists at some only, `at` the part that is looked at. */
  async function look(
    screen: string,
    { widths = WIDTHS as readonly number[], title = '', at = '' } = {},
  ): Promise<void> {
    const add = (width: number, lines: string[]) => {
      for (const line of lines) found.push(`${screen}.${short}.${width}: ${line}`)
    }
    for (const width of widths) {
      await picture(screen, width, at)
      add(width, await faultsAt(width))
    }
    for (const width of betweenOf(widths)) {
      await page.setViewportSize({ width, height: HEIGHT })
      await page.evaluate(settled, '')
      add(width, await see(page, 'sidewaysFaults'))
    }
    await resize(Math.max(...widths))
    const shown = await page.title()
    if (!shown.includes(title)) found.push(`${screen}.${short}: titled “${shown}”, not “${title}”`)
  }
  return { look, picture, found }
}

/** What is there on phones alone, or on wide screens alone, is not asked for at other widths. */
const betweenOf = (widths: readonly number[]): number[] =>
  BETWEEN.filter((width) => (width < 500 ? Math.min(...widths) < 500 : Math.max(...widths) > 500))

/** Brings, inside the page, what moves to its rest, and waits until what is seen is loaded; never long. */
export async function settled(at: string): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  if (at !== '') document.querySelector(at)?.scrollIntoView({ behavior: 'instant', block: 'start' })
  for (const one of document.getAnimations())
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish()
  const pictures = [...document.images]
    .filter((one) => !one.complete && one.getBoundingClientRect().top < innerHeight)
    .map((one) => one.decode().catch(() => undefined))
  const longest = new Promise((resolve) => setTimeout(resolve, 1500))
  await Promise.race([Promise.all([...pictures, document.fonts.ready]), longest])
  await frame()
}
