import type { Page } from 'playwright-core'

/** What the thinking panel showed: its seconds with the moment of each change, and how long its text was in each frame. */
export type Thought = {
  seconds: { at: number; value: number }[]
  lengths: number[]
  /** The frame in which it was hidden. */
  hiddenAt: number | null
  /** How far down the page was put before its panel closed by itself. */
  down: number
  done: boolean
}

/**
 * From its next load on a page remembers what its thinking panel shows, frame by frame, while it thinks.
 * With `hide` it is hidden for a few frames in the middle of the typing, and scrolled down once thinking has ended.
 */
export async function watchThought(page: Page, thinking: string, hide = false): Promise<void> {
  await page.addInitScript(
    ({ label, hide }) => {
      const thought: Thought = { seconds: [], lengths: [], hiddenAt: null, down: 0, done: false }
      Object.assign(window, { thought })
      const turn = (hidden: boolean) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }
      const shown = () => document.querySelector('section .reading')?.textContent?.length ?? 0
      const note = (said: string) => {
        const value = Number(/\d+\.\d/.exec(said)?.[0])
        if (value !== thought.seconds.at(-1)?.value)
          thought.seconds.push({ at: performance.now(), value })
        thought.lengths.push(shown())
        const { hiddenAt, lengths } = thought
        if (hide && hiddenAt === null && shown() >= 40) {
          thought.hiddenAt = lengths.length - 1
          turn(true)
        } else if (hiddenAt !== null && lengths.length === hiddenAt + 4) turn(false)
      }
      const look = () => {
        const chip = [...document.querySelectorAll('header span.tabular-nums')].find((one) =>
          one.textContent?.startsWith(label),
        )
        if (chip !== undefined) note(chip.textContent ?? '')
        thought.done = chip === undefined && thought.lengths.length > 0
        const open = document.querySelector('header button[aria-expanded=true]') !== null
        if (hide && thought.done && open && thought.down === 0) {
          window.scrollTo({ top: 400, behavior: 'instant' })
          thought.down = window.scrollY
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    { label: thinking, hide },
  )
}

export const thoughtOf = (page: Page): Promise<Thought> =>
  page.evaluate(() => (window as unknown as { thought: Thought }).thought)

/** The most frames in a row in which a text grew by a few letters: that is what typing looks like. */
export function typedFrames(lengths: readonly number[]): number {
  let most = 0
  let now = 0
  for (const [at, length] of lengths.slice(1).entries()) {
    const grown = length - (lengths[at] ?? 0)
    now = grown > 0 && grown <= 12 ? now + 1 : grown === 0 ? now : 0
    if (grown > 0) most = Math.max(most, now)
  }
  return most
}
