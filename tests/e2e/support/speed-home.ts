import type { Page } from 'playwright-core'
import { type Language, openPage, type Windows } from './browser.ts'
import type { Say } from './words.ts'

/** A slow phone on a slow net: 150 ms away, 1.6 megabits a second, a quarter of the speed. */
export async function slowNet(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** How long after its navigation began a page was first painted with words, in milliseconds. */
export const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const found = list.getEntriesByName('first-contentful-paint')[0]
          if (found !== undefined) resolve(found.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** How long home takes on a processor slowed four times until it hears what is typed and its button answers, in milliseconds. */
export async function homeAnswers(
  browser: Pick<Windows, 'newContext'>,
  address: string,
  language: Language,
  say: Say,
): Promise<number> {
  const { page, context } = await openPage(browser, language)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const count = say('home', 'idea.count').split('{{')[0] ?? ''
  const blank = say('home', 'idea.blank')
  await page.addInitScript(
    ([count, blank]) => {
      // presses and types as soon as there is something to press, again until it is answered
      const look = () => {
        const box = document.querySelector('textarea')
        const button = document.querySelector<HTMLButtonElement>('form button[type=submit]')
        const told = document.querySelector('form [aria-live]')?.textContent ?? ''
        if (told === blank && box !== null) {
          const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
          set?.call(box, 'abc')
          box.dispatchEvent(new Event('input', { bubbles: true }))
          requestAnimationFrame(function answered() {
            const now = document.querySelector('form [aria-live]')?.textContent ?? ''
            if (now.startsWith(`${count}3`)) console.debug(`answered ${performance.now()}`)
            else requestAnimationFrame(answered)
          })
          return
        }
        button?.click()
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    [count, blank] as const,
  )
  // the page says it by itself: what a test has to put into a page to look at it is 330 kB of script
  const answered = page.waitForEvent('console', (said) => said.text().startsWith('answered '))
  await page.goto(address, { waitUntil: 'commit' })
  const said = await answered
  await context.close()
  return Number(said.text().slice('answered '.length))
}
