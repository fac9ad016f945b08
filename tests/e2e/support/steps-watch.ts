import type { Page } from 'playwright-core'

/** What the bar of the editor showed from one moment on: the active tab, the percent of each step, and what is written. */
export type StepMoment = { at: number; active: number; percents: number[]; status: string }

/** From now on each page of a window remembers every state its bar of steps went through; call before it is opened. */
export const watchSteps = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moments: StepMoment[] = []
    Object.assign(window, { stepMoments: moments })
    const look = (): void => {
      const tabs = [...document.querySelectorAll('[role=tablist] [role=tab]')]
      if (tabs.length === 0) return
      const percents = tabs.map((tab) => Number(/(\d+)\D*$/.exec(tab.textContent ?? '')?.[1]))
      const active = tabs.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
      const status = document.querySelector('[data-status]')?.textContent ?? ''
      const last = moments.at(-1)
      const isNew =
        last?.active !== active || last.status !== status || `${last.percents}` !== `${percents}`
      if (isNew) moments.push({ at: performance.now(), active, percents, status })
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-selected'],
    })
  })

export const stepMoments = (page: Page): Promise<StepMoment[]> =>
  page.evaluate(() => (window as unknown as { stepMoments: StepMoment[] }).stepMoments)
