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

/** How many things a form is about; of a longer list each game takes others. */
const ABOUT: Partial<Readonly<Record<TestForm, number>>> = {
  ...{ order: 4, load: 4, balance: 4 },
  ...{ liars: 3, route: 3 },
}

/** What this game's test is about: the list as it stands, or so many of a longer one by chance. */
function itemsFor(form: TestForm, { items, rng, fixed }: Making): readonly string[] {
  const about = ABOUT[form] ?? items.length
  if (items.length <= about) return items
  const shuffled = rng.fork('items').shuffle(items)
  const taken = shuffled.slice(0, about)
  if (fixed === undefined || taken.includes(fixed)) return taken
  // what the story hangs on stands in for the last of them
  return [...taken.slice(0, -1), fixed]
}

/**
 * A test of a form; its words and the facts of its clues are named after the beat that asks it: `draw.1`. What it is
 * about is lent too: `{draw.all}` lists it, `{draw.last}` is the last of it.
 */
export function makeTest(form: TestForm, beat: string, making: Making): MadeTest {
  const items = itemsFor(form, making)
  const { test, words } = FORMS[form]({ ...making, items })
  const named = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${beat}.${name}`, text]))
  return {
    test: { ...test, clues: named(test.clues) },
    words: {
      ...named({ all: making.list(items), last: items.at(-1) ?? '' }),
      ...named({ answer: test.right, ...words }),
    },
  }
}
