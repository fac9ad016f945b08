import { large } from '#server/storyteller/builtin/telling/large.ts'
import type { MadeTest } from './made-test.ts'
import { inARow, type Making } from './making.ts'

const lower = (word: string): string => large(word.toLowerCase())

/** A saying with a word gone. */
export function missing({ rng, phrases, pools }: Making): MadeTest {
  const { text, right, wrong } = rng.pick([...pools.sayings, ...phrases.pools.sayings])
  const words = [right, ...wrong]
  const clues = { saying: text }
  const solutions = () => words.filter((word) => text.includes(word)).map(large)
  const blank = text.replace(right, phrases.blank)
  const options = rng.shuffle(words).map(large)
  return { test: { right: large(right), options, clues, solutions }, words: { ...clues, blank } }
}

/** Letters out of order, and a riddle. */
export function anagram({ rng, phrases, pools }: Making): MadeTest {
  const { right, wrong, hint } = rng.pick([...pools.anagrams, ...phrases.pools.anagrams])
  const sorted = (word: string): string => [...word].toSorted().join('')
  const words = [right, ...wrong]
  let shown = rng.shuffle([...right])
  // a word of one letter again and again has no other order
  for (let tries = 0; shown.join('') === right && tries < 50; tries++) shown = rng.shuffle(shown)
  const clues = { letters: shown.join(/[a-z]/i.test(right) ? ' ' : '、') }
  const solutions = () => words.filter((word) => sorted(word) === sorted(shown.join(''))).map(lower)
  const options = rng.shuffle(words).map(lower)
  return { test: { right: lower(right), options, clues, solutions }, words: { ...clues, hint } }
}

/** Lines whose first letters spell a word. */
export function acrostic({ rng, phrases, pools }: Making): MadeTest {
  const { lines, right, wrong } = rng.pick([...pools.verses, ...phrases.pools.verses])
  const spelled = lines.map((line) => [...line][0]).join('')
  const words = [right, ...wrong]
  const clues = { verse: lines.join(phrases.lines) }
  const solutions = () =>
    words.filter((word) => word.toLowerCase() === spelled.toLowerCase()).map(lower)
  const options = rng.shuffle(words).map(lower)
  return { test: { right: lower(right), options, clues, solutions }, words: clues }
}

/** What the premise's rule shows: one of four, as the signs say. */
export function premise({ rng, premise: { trial }, list }: Making): MadeTest {
  const candidates = rng.shuffle(trial.candidates).slice(0, 4)
  const chosen = rng.int(0, candidates.length - 1)
  const signs = candidates.map(({ yes, no }, at) => ({ text: at === chosen ? yes : no, at }))
  const clues = {
    signs: inARow(
      signs.map(({ text }) => text),
      list,
    ),
  }
  const named = candidates.map(({ name }) => large(name))
  const solutions = () => named.filter((_, at) => candidates[at]?.yes === signs[at]?.text)
  return {
    test: { right: named[chosen] ?? '', options: rng.shuffle(named), clues, solutions },
    words: { ...clues, ask: trial.ask },
  }
}
