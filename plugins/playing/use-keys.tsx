import { useEffect, useRef } from 'react'

/** Where a key is for something else: text, a window, a menu, and for the space bar whatever can be pressed. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]'
const PRESSABLE = 'a, button, summary, [role=button]'

/** Hears the keys that nothing else on the page is there for; a key that is used does nothing else. */
export function useKeys(use: (key: string) => boolean): void {
  const heard = useRef(use)
  heard.current = use
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isFree(event) && heard.current(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** A held key counts once, and one with another is a way of the browser's: digits may need Shift, space scrolls back with it. */
function isFree({ key, repeat, altKey, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent) {
  const isSpace = key === ' '
  if (repeat || altKey || ctrlKey || metaKey || (isSpace && shiftKey)) return false
  const at = target instanceof Element ? target : null
  return !at?.closest(isSpace ? `${TAKEN}, ${PRESSABLE}` : TAKEN)
}
