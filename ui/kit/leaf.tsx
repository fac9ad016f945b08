import {
  type Dispatch,
  type ReactNode,
  type RefObject,
  type SetStateAction,
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
  title: string
  path: string
  inParagraphs: boolean
  isQuoted: boolean
}
type Turn = { isAwake: boolean }
const ASLEEP: Turn = { isAwake: false }
const AWAKE: Turn = { isAwake: true }

/** A text of a game on the page that can be quoted. Asleep React shows it; awake whoever reads selections does, in its place. One that reads otherwise is another leaf of its element. */
export class Leaf {
  #seen: Seen | undefined
  readonly element: HTMLElement
  readonly told: Told
  readonly #turn: (turn: (now: Turn) => Turn) => void
  /** Where it is shown while it is awake; null while it sleeps. */
  host: HTMLElement | null

  constructor(element: HTMLElement, told: Told, turn: Dispatch<SetStateAction<Turn>>) {
    this.element = element
    this.told = told
    this.#turn = turn
    this.host = leaves.get(element)?.host ?? null
  }

  get area(): Area {
    return this.told
  }
  get source(): string {
    return this.told.text
  }
  get inParagraphs(): boolean {
    return this.told.inParagraphs
  }
  /** Few texts are ever asked what is seen of them. */
  get seen(): Seen {
    const { text, language, inParagraphs } = this.told
    this.#seen ??= seenOf(text, language, inParagraphs)
    return this.#seen
  }

  wake(): void {
    flushSync(() => this.#turn(() => AWAKE))
  }
  sleep(): void {
    flushSync(() => this.#turn(() => ASLEEP))
  }
  /** Has React show it anew. */
  again(): void {
    this.#turn((now) => ({ ...now }))
  }
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

const leaves = new WeakMap<Node, Leaf>()
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
  const leaf = leaves.get(element?.closest('[data-quote-path]') ?? document)
  return leaf?.told.isQuoted ? leaf : null
}

/** The texts inside an element, in their order; with a path only those that stand there. */
export const leavesIn = (whole: ParentNode, path?: string): Leaf[] =>
  [...whole.querySelectorAll('[data-quote-path]')].flatMap((element) => {
    const leaf = leaves.get(element)
    if (leaf === undefined || !leaf.told.isQuoted) return []
    return path === undefined || leaf.told.path === path ? [leaf] : []
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

/** Shows the texts of the page that stand at a path anew: what is done with them has changed. */
export function showAnew(path: string): void {
  for (const element of document.querySelectorAll(`[data-quote-path="${CSS.escape(path)}"]`))
    leaves.get(element)?.again()
}

/** Makes a text one that can be shown anew and, if it `isQuoted`, woken: its element's `ref`, and what stands in it while it is awake. One state and one effect, since a page has thousands. */
export function useLeaf({
  text,
  language,
  area,
  inParagraphs,
  isQuoted,
}: Omit<Told, keyof Area> & { area: Area | undefined }) {
  const ref = useRef<HTMLElement>(null)
  const [turn, setTurn] = useState(ASLEEP)
  const { title, path } = area ?? {}
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null || title === undefined || path === undefined) return
    const told = { text, language, title, path, inParagraphs, isQuoted }
    const leaf = new Leaf(current, told, setTurn)
    leaves.set(current, leaf)
    // else its host would come back before anybody knew whose it is
    if (!isQuoted) setTurn((now) => (now.isAwake ? ASLEEP : now))
    else if (leaf.host !== null) reader?.show(leaf)
    tell()
    return tell
  }, [text, language, title, path, inParagraphs, isQuoted])
  const host: ReactNode = turn.isAwake && isQuoted && <Host of={ref} />
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
