import { type RefObject, useLayoutEffect } from 'react'

/** Less than this is a bar of the browser that moves, not a keyboard. */
const LEAST_PX = 80

/**
 * Keeps what stands at the foot of the window above the keyboard of a screen: how much of the window the keyboard
 * covers stands in `--keyboard` and, while it does, `data-keyboard` is set. A page that is enlarged by two fingers
 * shows less of the window too, and has no keyboard for it.
 */
export function useKeyboardRoom(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport
      const covered = Math.round(window.innerHeight - height - offsetTop)
      const isOpen = Math.abs(scale - 1) < 0.01 && covered >= LEAST_PX
      ref.current?.style.setProperty('--keyboard', isOpen ? `${covered}px` : '0px')
      ref.current?.toggleAttribute('data-keyboard', isOpen)
    }
    measure()
    visualViewport.addEventListener('resize', measure)
    visualViewport.addEventListener('scroll', measure)
    return () => {
      visualViewport.removeEventListener('resize', measure)
      visualViewport.removeEventListener('scroll', measure)
    }
  }, [ref])
}
