import type { Page } from 'playwright-core'

/** What was seen of the scene that grew first: each text once, with what it was by then; and whether it is still the same paragraph. */
export type Grown = { seen: { state: string; text: string }[]; isSameParagraph: boolean }

/** Keeps each state of the first scene that a page shows growing; to be called before the page is opened. */
export const watchFirstScene = (page: Page) =>
  page.addInitScript(() => {
    const grown: Grown = { seen: [], isSameParagraph: false }
    Object.assign(window, { grown })
    let paragraph: Element | null = null
    const note = (): void => {
      const scene = document.querySelector('[data-scene]')
      const text = scene?.querySelector('.reading')
      if (!scene || !text) return
      paragraph ??= text.querySelector('p')
      const now = { state: scene.getAttribute('data-scene') ?? '', text: text.textContent ?? '' }
      const last = grown.seen.at(-1)
      if (last?.state === now.state && last.text === now.text) return
      grown.seen.push(now)
      grown.isSameParagraph = paragraph !== null && text.firstElementChild === paragraph
    }
    new MutationObserver(note).observe(document, {
      ...{ childList: true, subtree: true, characterData: true },
      attributeFilter: ['data-scene'],
    })
  })

export const firstScene = (page: Page): Promise<Grown> =>
  page.evaluate(() => (window as unknown as { grown: Grown }).grown)
