import type { SettledStory } from './story-input.ts'
import type { MadeTest } from './tests/made-test.ts'
import type { SlotWords } from './text.ts'
import { allForeign, foreign } from './twin.ts'

/** These are made of letters, and are others in another language. */
const OF_LETTERS: ReadonlySet<string> = new Set(['missing', 'anagram', 'acrostic'])

const foreignTest = ({ test, words }: MadeTest): MadeTest => {
  const { right, options, clues, known } = test
  const told = allForeign({ right, options, clues })
  const solutions = (): readonly string[] => test.solutions().map(foreign)
  const shown = known === undefined ? {} : { known: allForeign(known) }
  return {
    test: { ...test, ...told, ...shown, solutions },
    words: allForeign(words),
  }
}

/** What hangs on a wall stays as it is, too. */
export const twinSayings = ({ unasked }: SettledStory): SlotWords => allForeign(unasked)

/** The tests in the other language; one of letters, or with another answer, stays as it is. */
export function twinTests(
  here: SettledStory,
  made: Readonly<Record<string, MadeTest>>,
): Record<string, MadeTest> {
  const answerOf = ({ test: { options, right } }: MadeTest): string =>
    `${options.indexOf(right)} of ${options.length}`
  return Object.fromEntries(
    Object.entries(here.made).map(([id, one]) => {
      const twin = made[id]
      const isSame =
        twin !== undefined &&
        !OF_LETTERS.has(here.plot.beats[id]?.test ?? '') &&
        answerOf(twin) === answerOf(one)
      return [id, isSame ? twin : foreignTest(one)]
    }),
  )
}
