import type { Page } from 'playwright-core'
import { sweptScreens } from '../../../sweep.ts'
import { see } from './eyes.ts'
import { KEYS, settled } from './look.ts'
import type { Walker } from './walker.ts'

/** What a reader's own style sheet may ask of any text (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`

type Adaptation = { name: string; width: number; height: number; style?: string }
/** As readers set their screens: wider text, four times as large, twice as large. */
const ADAPTATIONS: readonly (readonly Adaptation[])[] = [
  [
    { name: 'spaced', width: 1280, height: 900, style: SPACING },
    { name: 'at 400 %', width: 320, height: 640 },
  ],
  [
    { name: 'spaced on a phone', width: 390, height: 844, style: SPACING },
    { name: 'at 200 %', width: 640, height: 450 },
  ],
]

const dress = (page: Page, style: string): Promise<void> =>
  page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
  }, style)

/** The same walker, whose looks are those of readers who adapt what they read. */
export function adapting(walker: Walker): Walker {
  const { page, found, language } = walker
  const look: Walker['look'] = async (screen, { widths = [1440, 1024, 390], at = '' } = {}) => {
    for (const { name, width, height, style = '' } of sweptScreens(ADAPTATIONS).flat()) {
      const isNarrow = width < 768
      if (!widths.some((one) => one < 768 === isNarrow)) continue
      await page.setViewportSize({ width, height })
      await dress(page, style)
      await page.evaluate(settled, at)
      const faults = await see(page, 'inspect', language.slice(0, 2), KEYS)
      found.push(...faults.map((line) => `${screen} ${name}: ${line}`))
      await dress(page, '')
    }
    await page.setViewportSize({ width: Math.max(...widths), height: 900 })
  }
  return { ...walker, look }
}
