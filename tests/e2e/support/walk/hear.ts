import type { Page } from 'playwright-core'

/** From now on a page remembers what its live regions would have said, in order. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const LIVE = '[aria-live=polite],[aria-live=assertive],[role=status],[role=alert],[role=log]'
    /** What is heard of a node: all but what is hidden from ears. */
    const heard = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? ''
      if (node.matches('[aria-hidden=true]')) return ''
      return [...node.childNodes].map(heard).join('')
    }
    const say = (at: Node, text: string): void => {
      const place = at instanceof Element ? at : at.parentElement
      if (place?.closest(LIVE) == null || place.closest('[aria-hidden=true]') !== null) return
      if (text.trim() !== '') said.push(text.replace(/\s+/g, ' ').trim())
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') say(target, target.textContent ?? '')
        for (const node of addedNodes) say(target, heard(node))
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** What was said since listening began. */
export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { said: string[] }).said])
