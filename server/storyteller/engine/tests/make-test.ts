import type { TestForm } from '../plot.ts'
import { liars, order } from './in-a-row.ts'
import type { MadeTest } from './made-test.ts'
import type { Making } from './making.ts'
import { code, crossing, marks } from './sums.ts'
import { balance, load, route } from './things.ts'
import { acrostic, anagram, missing, premise } from './with-words.ts'

const FORMS: Readonly<Record<TestForm, (making: Making) => MadeTest>> = {
  order,
  liars,
  code,
  marks,
  crossing,
  load,
  balance,
  route,
  missing,
  anagram,
  acrostic,
  premise,
}

/** A test of a form; its words and the facts of its clues are named after the beat that asks it: `draw.1`. */
export function makeTest(form: TestForm, beat: string, making: Making): MadeTest {
  const { test, words } = FORMS[form](making)
  const named = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${beat}.${name}`, text]))
  return {
    test: { ...test, clues: named(test.clues) },
    words: { ...named(words), [`${beat}.answer`]: test.right },
  }
}
