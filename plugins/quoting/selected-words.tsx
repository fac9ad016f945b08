import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LIMITS } from '#schemas/limits.ts'
import { leafOf } from '#ui/kit/leaf.tsx'
import { cardOf } from './card-tools.tsx'
import { hasCaret, leaveText } from './caret.ts'
import { graphemeCount } from './graphemes.ts'
import { enterCard, onKey } from './keys.tsx'
import { selectedIn } from './ranges.ts'
import { readWords, rectsOf, type Words } from './reader.ts'
import { useQuoting } from './use-quoting.tsx'
import { isSelectable, wake } from './wake.ts'

/** Words that can be quoted, as they are seen, and where they are in the window. */
export type SelectedWords = { kind: 'words'; words: Words; text: string; rects: DOMRect[] }
type Shown = SelectedWords | { kind: 'caret'; rect: DOMRect }

const REST_MS = 40

/** What is selected now, or the keyboard's caret; while a mouse is pressed nothing is offered yet. */
function shownNow(isPressed: boolean): Shown | null {
  const selection = getSelection()
  const leaf = leafOf(selection?.anchorNode ?? null)
  if (!selection?.rangeCount || leaf === null) return null
  if (selection.isCollapsed) {
    const rect = hasCaret(leaf) ? selection.getRangeAt(0).getClientRects()[0] : undefined
    return rect === undefined ? null : { kind: 'caret', rect }
  }
  const part = selectedIn(leaf.element)
  if (isPressed || part === null) return null
  const text = part.toString().trim()
  if (graphemeCount(text) < LIMITS.quoteSelectionMin) return null
  // a mouse that came too quickly, select-all, find in page, caret browsing
  wake(leaf)
  const words = readWords(leafOf(leaf.element) ?? leaf)
  return words === null ? null : { kind: 'words', words, text, rects: rectsOf(words) }
}

const isSame = (one: Words, other: Words | null): boolean =>
  one.leaf.element === other?.leaf.element &&
  one.stretch.start === other.stretch.start &&
  one.stretch.end === other.stretch.end

/** What is selected on the page, kept up with by one set of listeners. */
export function useSelectedWords() {
  const [shown, setShown] = useState<Shown | null>(null)
  const { words: quoteWords } = useQuoting()
  const now = useRef(shown)
  now.current = shown
  const quoted = useRef<Words | null>(null)
  const hide = useCallback(() => setShown(null), [])
  const quote = useCallback(() => {
    // a key may come before the frame that shows what the key before it selected; a tap may take the selection away
    const current = shownNow(false) ?? now.current
    if (current?.kind !== 'words') return false
    const { leaf, stretch } = current.words
    quoteWords({ ...leaf.area, source: leaf.source, stretch })
    quoted.current = current.words
    hide()
    return true
  }, [quoteWords, hide])
  const letGo = useCallback(() => {
    getSelection()?.removeAllRanges()
    hide()
  }, [hide])
  useEffect(() => {
    const page = new AbortController()
    const look = (isPressed: boolean) => {
      const next = shownNow(isPressed)
      // what was quoted is offered again when something else was selected meanwhile
      const isQuoted = next?.kind === 'words' && isSame(next.words, quoted.current)
      if (!isQuoted) quoted.current = null
      flushSync(() => setShown(isQuoted ? null : next))
    }
    watchPointer(page.signal, look)
    watchKeyboard(page.signal, quote)
    const follow = () => now.current !== null && look(false)
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, follow, { capture: true, passive: true, signal: page.signal })
    return () => page.abort()
  }, [quote])
  return { shown, quote, letGo }
}

/** A text is woken by a mouse that rests on it, or by a finger; under a mouse's press nothing may be replaced. */
function watchPointer(signal: AbortSignal, look: (isPressed: boolean) => void): void {
  let isPressed = false
  let rest = 0
  let frame = 0
  const lookSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => look(isPressed))
  }
  const options = { capture: true, signal }
  document.addEventListener('selectionchange', lookSoon, options)
  document.addEventListener(
    'pointerover',
    ({ target, buttons, pointerType }) => {
      window.clearTimeout(rest)
      const leaf = leafOf(target)
      if (leaf === null || buttons !== 0 || pointerType === 'touch' || !isSelectable(leaf)) return
      rest = window.setTimeout(() => leaf.element.isConnected && wake(leaf), REST_MS)
    },
    options,
  )
  document.addEventListener(
    'pointerdown',
    ({ target, pointerType }) => {
      window.clearTimeout(rest)
      // a press on the offer is none on the page: what it quoted must not be offered again
      isPressed = pointerType === 'mouse' && !isOffer(target)
      const leaf = leafOf(target)
      if (leaf !== null && pointerType === 'touch' && isSelectable(leaf)) wake(leaf)
    },
    options,
  )
  for (const name of ['pointerup', 'pointercancel'])
    document.addEventListener(
      name,
      () => {
        const wasPressed = isPressed
        isPressed = false
        if (wasPressed) lookSoon()
      },
      options,
    )
  signal.addEventListener('abort', () => {
    window.clearTimeout(rest)
    cancelAnimationFrame(frame)
  })
}

const isOffer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-quote-offer]') !== null

function watchKeyboard(signal: AbortSignal, quote: () => boolean): void {
  const options = { capture: true, signal }
  document.addEventListener('keydown', (event) => onKey(event, quote), options)
  document.addEventListener(
    'click',
    ({ target }) => {
      const asked = target instanceof Element && target.closest('[data-select-words]')
      if (asked) enterCard(cardOf(asked))
    },
    options,
  )
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const leaf = leafOf(target)
      const stays = relatedTarget instanceof Node && leaf?.element.contains(relatedTarget)
      if (leaf !== null && hasCaret(leaf) && !stays) leaveText(leaf)
    },
    options,
  )
}
