import { useEffect, useRef } from 'react'

/** Where the keys are the field's own, and windows over the page, which have theirs. */
const PRESSED = ['checkbox', 'radio', 'range', 'button', 'submit'].map((type) => `[type=${type}]`)
const FIELDS = `input:not(${PRESSED.join(', ')}), textarea, [contenteditable]:not([contenteditable=false])`
const WINDOWS = '[role=dialog], [role=alertdialog]'

/** Hears the keys of undo and redo, wherever they are not a field's own. */
export function useStepKeys(use: (way: 'undo' | 'redo') => void): void {
  const heard = useRef(use)
  heard.current = use
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const way = wayOf(event)
      if (way === null || !isFree(event)) return
      event.preventDefault()
      heard.current(way)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  if (!(ctrlKey || metaKey) || altKey) return null
  const pressed = key.toLowerCase()
  if (pressed === 'y') return ctrlKey && !shiftKey ? 'redo' : null
  if (pressed !== 'z') return null
  return shiftKey ? 'redo' : 'undo'
}

function isFree({ target, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  if (isComposing || defaultPrevented) return false
  if (target instanceof Element && target.closest(FIELDS) !== null) return false
  return document.querySelector(WINDOWS) === null
}
