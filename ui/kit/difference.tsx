import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

/** What a text was and what it is, where a creator looks at the difference in its place. */
type Difference = { before: string; now: string }
/** Answers for each text of the page whether its difference is looked at, and shows it. */
type Differences = {
  useOf: (path: string) => Difference | null
  Words: ComponentType<Difference>
}

/** Nothing is looked at unless a page says so. */
export const DifferencesContext = createContext<Differences | null>(null)

const NONE = () => null

/** The words that stand in the place of a text while its difference is looked at; null where its own do. */
export function useDifference(path: string, text: string): ReactNode {
  const given = useContext(DifferencesContext)
  const found = (given?.useOf ?? NONE)(path)
  if (given === null || found === null || found.now !== text) return null
  return (
    <span data-difference="" className="whitespace-pre-line">
      <given.Words {...found} />
    </span>
  )
}
