import type { Page } from 'playwright-core'

/** What a page did while nobody touched it. */
export type Watched = { tabs: number[]; shift: number; shifted: string[] }

/** From now on a page remembers which tab was active, and how far things jumped by themselves. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched = { tabs: [] as number[], shift: 0, shifted: [] as string[] }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
        }
        if (hadRecentInput) continue
        watched.shift += value
        for (const { node, previousRect, currentRect } of sources)
          watched.shifted.push(
            `${value.toFixed(3)}: ${node?.nodeName} from ${previousRect.y} to ${currentRect.y}`,
          )
      }
    }).observe({ type: 'layout-shift' })
    setInterval(() => {
      const tabs = [...document.querySelectorAll('[role=tablist] [role=tab]')]
      const active = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
      if (active !== -1 && active !== watched.tabs.at(-1)) watched.tabs.push(active)
    }, 20)
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
