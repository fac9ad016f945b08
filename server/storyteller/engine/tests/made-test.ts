import type { SlotWords } from '../text.ts'

/** A puzzle or a game with words: its answers, and the words the text must have told for it. */
export type Test = {
  readonly right: string
  readonly options: readonly string[]
  /** The facts that are its clues, with the words that must be told of each. */
  readonly clues: Readonly<Record<string, string>>
  /** What is known, a line each, where it says something by itself: shown beside the puzzle, above its question. */
  readonly known?: readonly string[]
  /** One option for each assignment of the whole domain that satisfies every clue. */
  readonly solutions: () => readonly string[]
}

/** A test, and the words it lends to the text: its clues and its question. */
export type MadeTest = { readonly test: Test; readonly words: SlotWords }
