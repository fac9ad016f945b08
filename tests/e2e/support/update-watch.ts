import type { Page } from 'playwright-core'

/** One moment of the update animation as the page showed it. */
export type Moment = {
  stage: string
  at: number
  /** What was said to screen readers. */
  said: string
  inert: boolean
  /** Where the veil begins below the top of the window, and where the bar ends. */
  top: number
  barEnd: number
  sweeps: boolean
}

/** From now on a page remembers each stage of the update animation. */
export const watchUpdates = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const moments: Moment[] = []
    Object.assign(window, { moments })
    let last: string | null = null
    const look = () => {
      const veil = document.querySelector('[data-update]')
      const stage = veil?.getAttribute('data-update') ?? 'hidden'
      if (stage === (last ?? 'hidden')) return
      last = stage
      const shown = document.querySelector('[data-veil]')
      moments.push({
        stage,
        at: performance.now(),
        said: veil?.parentElement?.querySelector('[role=status]')?.textContent ?? '',
        inert: document.querySelector('[inert] #step-0') !== null,
        top: shown?.getBoundingClientRect().top ?? 0,
        barEnd: document.querySelector('[role=tablist]')?.getBoundingClientRect().bottom ?? 0,
        sweeps: document.querySelector('[data-veil] .animate-scan') !== null,
      })
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-update'],
    })
  })

export const momentsOf = (page: Page): Promise<Moment[]> =>
  page.evaluate(() => (window as unknown as { moments: Moment[] }).moments)

/** Goes down a page a little in every frame; answers when which tab became active. */
export const glide = (page: Page): Promise<{ at: number; tab: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: { at: number; tab: number }[] = []
        const tabs = [...document.querySelectorAll('[role=tablist] [role=tab]')]
        const note = () => {
          const tab = tabs.findIndex((one) => one.getAttribute('aria-selected') === 'true')
          if (tab !== seen.at(-1)?.tab) seen.push({ at: performance.now(), tab })
        }
        new MutationObserver(note).observe(tabs[0]?.parentElement as Element, {
          subtree: true,
          attributeFilter: ['aria-selected'],
        })
        note()
        const end = document.documentElement.scrollHeight - window.innerHeight
        let place = 0
        const go = () => {
          place += end / 45
          window.scrollTo({ top: place, behavior: 'instant' })
          if (place < end) requestAnimationFrame(go)
          else setTimeout(() => resolve(seen), 400)
        }
        requestAnimationFrame(go)
      }),
  )
