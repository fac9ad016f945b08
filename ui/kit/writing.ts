import {
  type ComponentType,
  type CSSProperties,
  createContext,
  type ElementType,
  type ReactNode,
  type RefObject,
  useContext,
} from 'react'
import type { Area } from './quotable.ts'

/** What an empty text is called that can be filled. */
export type Fillable =
  | 'gender'
  | 'age'
  | 'profession'
  | 'introduction'
  | 'backstory'
  | 'appearance'
  | 'synopsis'
  | 'description'
  | 'summary'
  | 'target'
  | 'condition'
  | 'reward'
  | 'effect'
  | 'reply'

/** A text of a game as it stands on the page: its element, and its words as they are read. */
export type ShownText = {
  element: ElementType
  lang: string
  className: string
  area: Area
  /** How another text would be read in its place. */
  read: (text: string) => ReactNode
  text: string
  /** It is drawn otherwise than it is written: a sign, or a number inside a sentence. */
  isDrawn: boolean
  /** What it is called where it is empty and can be filled. */
  fill: Fillable | undefined
  /** Its element. */
  host: RefObject<HTMLElement | null>
}

/** How a text stands while it is edited: what its element has besides, what stands in it, and what stands unseen beside it. */
export type WrittenText = {
  marks: {
    className?: string
    style?: CSSProperties
    [mark: `${'data' | 'aria'}-${string}`]: string
  }
  words: ReactNode
  beside?: ReactNode
}

/** What makes the texts of a page editable in their places. A text at rest asks it nothing: it is shown anew when its edit begins, changes or ends. */
export type Writing = {
  isWritten: (path: string) => boolean
  /** How a text stands while it is edited; null at rest. */
  shown: (text: ShownText) => WrittenText | null
  /** In place of the words of an empty text. */
  Fill: ComponentType<{ shown: ShownText; what: Fillable }>
  /** The button that begins with the first text of the card it stands in. */
  Pencil: ComponentType<{ title: string; className?: string | undefined }>
  /** Begins to edit the text an element shows, all of it selected. */
  useBegin: () => (text: Element) => void
  /** Whether the text at a path is being edited: what it stands in is no button meanwhile. */
  useIsWritten: (path: string) => boolean
  /** Which empty texts can be filled, by path. */
  useMayFill: () => (path: string) => boolean
}

/** Nothing is editable unless a page says so. */
export const WritingContext = createContext<Writing | null>(null)
/** The texts inside are for reading alone: they can neither be edited nor quoted. */
export const ReadOnlyContext = createContext(false)

/** Marks the card whose texts are edited one after another. */
export const CARD_OF_TEXTS = { 'data-texts': '' } as const

const isNever = () => false
const useNever = () => isNever

/** Whether the text at a path is being edited in its place. */
export function useIsWritten(path: string): boolean {
  const useIt = useContext(WritingContext)?.useIsWritten ?? isNever
  return useIt(path)
}

/** Which empty texts of the page can be filled in their places, by path; none where nothing is written. */
export function useMayFill(): (path: string | undefined) => boolean {
  const mayFill = (useContext(WritingContext)?.useMayFill ?? useNever)()
  return (path) => path !== undefined && mayFill(path)
}
