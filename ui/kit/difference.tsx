import { type ComponentType, createContext, useContext } from 'react'

/** What a text was and what it is, where a creator looks at the difference in its place. */
export type Difference = { before: string; now: string }
/** Answers which text of the page is looked at, and shows its difference. Whoever answers shows a text anew when that changes. */
type Differences = {
  at: (path: string) => Difference | null
  Words: ComponentType<Difference>
}

/** Nothing is looked at unless a page says so. */
export const DifferencesContext = createContext<Differences | null>(null)

/** The words that stand in the place of the text at a path while its difference is looked at; null where its own do. */
export function useDifference(path: string | undefined, text: string) {
  const differences = useContext(DifferencesContext)
  const found = path === undefined ? null : (differences?.at(path) ?? null)
  if (differences === null || found === null || found.now !== text) return null
  return (
    <span data-difference="" className="whitespace-pre-line">
      <differences.Words {...found} />
    </span>
  )
}
