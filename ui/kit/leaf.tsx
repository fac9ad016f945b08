import {
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { GameLanguage } from '#schemas/language.ts'
import type { Area } from './quotable.ts'
import { type Seen, seenOf } from './seen.ts'

type Told = {
  text: string
  language: GameLanguage
  area: Area | undefined
  inParagraphs: boolean
  isQuoted: boolean
}
/** A text of a game on the page that can be quoted. Asleep React shows it; awake whoever reads selections does, in its place. */
export type Leaf = {
  element: HTMLElement
  area: Area
  source: string
  inParagraphs: boolean
  seen: Seen
  /** Where it is shown while it is awake; null while it sleeps. */
  host: HTMLElement | null
  wake(): void
  sleep(): void
}
/** Shows the texts that are awake. */
export type LeafReader = {
  /** Begins to show a text in its host; answers how to end that. */
  open(leaf: Leaf): () => void
  /** Shows it as it now reads. */
  show(leaf: Leaf): void
  /** Some texts of the page came, went or read otherwise. */
  changed(): void
}

const leaves = new WeakMap<Element, Leaf>()
let reader: LeafReader | null = null
let isTold = true

/** Names who wakes and shows texts from now on; null for nobody. */
export function readLeaves(next: LeafReader | null): void {
  reader = next
}

/** The text a place of the page belongs to. */
export function leafOf(node: EventTarget | null): Leaf | null {
  if (!(node instanceof Node)) return null
  const element = node instanceof Element ? node : node.parentElement
  const area = element?.closest('[data-quote-path]')
  return (area && leaves.get(area)) ?? null
}

/** The texts inside an element, in their order; with a path only those that stand there. */
export const leavesIn = (whole: ParentNode, path?: string): Leaf[] =>
  [...whole.querySelectorAll('[data-quote-path]')].flatMap((element) => {
    const leaf = leaves.get(element)
    return leaf !== undefined && (path === undefined || leaf.area.path === path) ? [leaf] : []
  })

/** Once for all changes of a moment. */
function tell(): void {
  if (!isTold || reader === null) return
  isTold = false
  queueMicrotask(() => {
    isTold = true
    reader?.changed()
  })
}

/** How to tell the text of an element again. */
const tellers = new WeakMap<Element, () => void>()

/** Tells the texts of the page that stand at a path again: what is done with them has changed. */
export function retell(path: string): void {
  for (const element of document.querySelectorAll(`[data-quote-path="${CSS.escape(path)}"]`))
    tellers.get(element)?.()
}

const ASLEEP = { isAwake: false }
const AWAKE = { isAwake: true }

/** Makes a text one that can be told again and, if it `isQuoted`, woken: its element's `ref`, and what stands in it while it is awake. One effect alone, since a page has thousands. */
export function useLeaf({ text, language, area, inParagraphs, isQuoted }: Told) {
  const ref = useRef<HTMLElement>(null)
  const [turn, setTurn] = useState(ASLEEP)
  const { title, path } = area ?? {}
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null || title === undefined || path === undefined) return
    tellers.set(element, () => setTurn((now) => ({ ...now })))
    if (!isQuoted) {
      // its host would come back before anybody knew whose it is
      if (leaves.delete(element)) setTurn(ASLEEP)
      return
    }
    let seen: Seen | undefined
    const leaf: Leaf = {
      element,
      area: { title, path },
      source: text,
      inParagraphs,
      host: leaves.get(element)?.host ?? null,
      // few texts are ever asked what is seen of them
      get seen() {
        seen ??= seenOf(text, language, inParagraphs)
        return seen
      },
      wake: () => flushSync(() => setTurn(AWAKE)),
      sleep: () => flushSync(() => setTurn(ASLEEP)),
    }
    leaves.set(element, leaf)
    if (leaf.host !== null) reader?.show(leaf)
    tell()
    return tell
  }, [text, language, title, path, inParagraphs, isQuoted])
  const isAwake = turn.isAwake && isQuoted
  const host: ReactNode = isAwake && <Host of={ref} />
  return { ref, host }
}

/** Where a text that is awake is shown. */
function Host({ of: text }: { of: RefObject<HTMLElement | null> }) {
  // one and the same: React would take its host from a text that is selected, and give it back
  const hear = useCallback((host: HTMLElement | null) => shownIn(host, text.current), [text])
  return <span className="contents" ref={hear} />
}

/** Has the reader show a text while its host is on the page. */
function shownIn(host: HTMLElement | null, element: HTMLElement | null) {
  const leaf = element === null ? undefined : leaves.get(element)
  if (host === null || leaf === undefined || reader === null) return
  leaf.host = host
  const end = reader.open(leaf)
  tell()
  return () => {
    end()
    const now = leaves.get(leaf.element)
    if (now !== undefined) now.host = null
    tell()
  }
}
