import type { Place, Stage } from './error-stage.ts'

/** One message of SPEC section 8: its words, where the interface keeps them, where it is seen. */
export type Message = {
  words: string
  /** The key in `errors.json`. */
  key: string
  /** What fills the holes of the words. */
  values?: (stage: Stage) => Record<string, string | number>
  /** Whose page it is seen on: the creator's unless told otherwise. */
  on?: 'visitor' | 'behind'
  place: Place
}

/** How faults are provoked one after another on one page, and what is said of each. */
export type Scenario = readonly { provoke: (stage: Stage) => Promise<unknown>; says: Message[] }[]
