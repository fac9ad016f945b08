import type { Page } from 'playwright-core'

/** Which tabs of a page were active, one after another. */
export type Watched = { tabs: number[] }

/** From now on a page remembers which tab was active. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = { tabs: [] as number[] }
    Object.assign(window, { watched })
    // each change is seen, however briefly it stands and however busy the machine is
    const note = () => {
      const tabs = [...document.querySelectorAll('[role=tablist] [role=tab]')]
      const active = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
      if (active !== -1 && active !== watched.tabs.at(-1)) watched.tabs.push(active)
    }
    note()
    new MutationObserver(note).observe(document.body, {
      attributeFilter: ['aria-selected'],
      childList: true,
      subtree: true,
    })
  })

export const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched)

/** How far down the page stands in each of the coming frames, until it rests. */
export const scrolling = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const places = [window.scrollY]
        let resting = 0
        const look = () => {
          const now = window.scrollY
          resting = now === places.at(-1) ? resting + 1 : 0
          if (resting === 0) places.push(now)
          if (resting > 30) resolve(places)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
