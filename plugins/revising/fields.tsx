import { createContext, useContext } from 'react'
import { showAnew } from '#ui/kit/leaf.tsx'

/** Where a text is edited: of several places that show it the one that was pressed. */
export type FieldPlace = {
  element: Element
  /** What was selected there, in the source; null: the caret stands at the end. */
  selected: readonly [number, number] | null
  /** It was pressed here, so it takes the focus. */
  isWanted: boolean
}

/** The places of the open fields of a page, by path. */
export type Fields = {
  at(path: string): FieldPlace | undefined
  take(path: string, place: FieldPlace): void
  leave(path: string, element: Element): void
}

export function createFields(): Fields {
  const places = new Map<string, FieldPlace>()
  // a text that just comes hears of it once it is there
  const tell = (path: string) => queueMicrotask(() => showAnew(path))
  return {
    at: (path) => places.get(path),
    take(path, place) {
      places.set(path, place)
      tell(path)
    },
    leave(path, element) {
      if (places.get(path)?.element !== element) return
      places.delete(path)
      tell(path)
    },
  }
}

export const FieldsContext = createContext<Fields | null>(null)

export function useFields(): Fields {
  const fields = useContext(FieldsContext)
  if (fields === null) throw new Error('texts are edited only inside <Writing>')
  return fields
}
