import { type RefObject, useLayoutEffect } from 'react'

/** How near something may come to the edge of a dialog, and how far it may stand out of the content of the page. */
const EDGE_PX = 8

/** What would stand out at a side of the content, or of the dialog it is in, is moved inside. */
export function useInsidePage(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const keepInside = () => {
      const { current } = ref
      if (current === null) return
      current.style.translate = ''
      const dialog = current.closest('[role="dialog"]')
      const around = dialog ?? current.closest('section') ?? document.documentElement
      const edge = dialog === null ? -EDGE_PX : EDGE_PX
      const { left: least, right: most } = around.getBoundingClientRect()
      const { left, right } = current.getBoundingClientRect()
      const over = Math.max(0, right - (most - edge))
      const under = Math.max(0, least + edge - (left - over))
      if (over > 0 || under > 0) current.style.translate = `${under - over}px`
    }
    keepInside()
    // what comes into it later makes it wider
    const grown = new ResizeObserver(keepInside)
    if (ref.current !== null) grown.observe(ref.current)
    window.addEventListener('resize', keepInside)
    return () => {
      grown.disconnect()
      window.removeEventListener('resize', keepInside)
    }
  })
}
