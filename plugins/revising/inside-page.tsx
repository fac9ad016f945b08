import { type RefObject, useLayoutEffect } from 'react'

/** How near something may come to the edge of a dialog, and how far it may stand out of the content of the page. */
const EDGE_PX = 8

const DIALOG = '[role="dialog"]'
/** What it must not leave. */
const aroundOf = (element: HTMLElement | null) =>
  element?.closest(DIALOG) ?? element?.closest('section')

/** What would stand out at a side of the content, or of the dialog it is in, is moved inside, and is no wider than that. */
export function useInsidePage(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const keepInside = () => {
      const { current } = ref
      if (current === null) return
      // measured to the left of the page, where it makes no page wider: a phone would stay zoomed out
      const away = window.innerWidth
      current.style.translate = `${-away}px`
      const edge = current.closest(DIALOG) === null ? -EDGE_PX : EDGE_PX
      const { left: least, right: most } = (
        aroundOf(current) ?? document.documentElement
      ).getBoundingClientRect()
      // beside a drawer the content is narrower than the window
      current.style.maxWidth = `${most - least - 2 * edge}px`
      const measured = current.getBoundingClientRect()
      const [left, right] = [measured.left + away, measured.right + away]
      const over = Math.max(0, right - (most - edge))
      const under = Math.max(0, least + edge - (left - over))
      current.style.translate = over > 0 || under > 0 ? `${under - over}px` : ''
    }
    keepInside()
    // what comes into it later makes it wider
    const grown = new ResizeObserver(keepInside)
    // what it stands in is laid out anew where the window turns, after it has said so
    const { current } = ref
    for (const one of [current, current?.offsetParent, aroundOf(current)])
      if (one) grown.observe(one)
    window.addEventListener('resize', keepInside)
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', keepInside)
    }
  })
}
