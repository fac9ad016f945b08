import { z } from 'zod'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { Plain } from '#server/storyteller/builtin/line.ts'

const Phrase = z.string().min(1)
/** How the same is said another way: each clue of a puzzle takes the next, so that none sounds like the one before. */
const Ways = z.array(Phrase).min(3)
const Wrong = z.array(Plain).length(3).describe('Three that are wrong.')

/** A saying with a word that can go missing. */
export const Saying = z
  .strictObject({ text: Plain, right: Plain, wrong: Wrong })
  .refine(({ text, right }) => text.split(right).length === 2, {
    path: ['right'],
    error: 'should stand once in `text`',
  })
  .refine(({ text, wrong }) => wrong.every((word) => !text.includes(word)), {
    path: ['wrong'],
    error: 'should not stand in `text`',
  })
export type Saying = Fixed<z.infer<typeof Saying>>

const letters = (word: string): string => [...word].toSorted().join('')
/** Letters out of order: `right` alone is made of them. */
export const Anagram = z
  .strictObject({
    right: Plain,
    wrong: Wrong,
    hint: Plain.describe('What it is, told as a riddle: “it holds by lying down”.'),
  })
  .refine(({ right, wrong }) => wrong.every((word) => letters(word) !== letters(right)), {
    path: ['wrong'],
    error: 'should be made of other letters than `right`',
  })
export type Anagram = Fixed<z.infer<typeof Anagram>>

/** Lines whose first letters spell a word. */
export const Verse = z
  .strictObject({ lines: z.array(Plain).min(2), right: Plain, wrong: Wrong })
  .refine(
    ({ lines, right }) =>
      lines
        .map((line) => [...line][0])
        .join('')
        .toLowerCase() === right.toLowerCase(),
    { path: ['lines'], error: 'should begin with the letters of `right`, one line each' },
  )
export type Verse = Fixed<z.infer<typeof Verse>>

/** Pools of words for the games with words. */
export const WordPools = z.strictObject({
  sayings: z.array(Saying),
  anagrams: z.array(Anagram),
  verses: z.array(Verse),
})
export type WordPools = Fixed<z.infer<typeof WordPools>>

/** How puzzles are worded in a language; `{a}` and `{b}` stand for what they are about. */
export const PuzzlePhrases = z.strictObject({
  order: z.strictObject({
    notEnd: Ways.describe('{a} is neither first nor last.'),
    after: Ways.describe('{a} comes straight after {b}.'),
    before: Ways.describe('{a} comes at some point before {b}.'),
    short: z
      .strictObject({ notEnd: Phrase, after: Phrase, before: Phrase })
      .describe('The same in a few words, as it is noted beside the puzzle.'),
  }),
  liars: z.strictObject({
    is: Ways.describe('A remark: it is {a}.'),
    isNot: Ways.describe('A remark: it is not {a}.'),
    short: z
      .strictObject({ is: Phrase, isNot: Phrase })
      .describe('The same in a few words, as it is noted beside the puzzle.'),
    items: z.array(Plain).length(3).describe('Three ways to go, for a plot that names none.'),
  }),
  load: z.strictObject({
    item: Phrase.describe('{a} weighs {n}.'),
    short: Phrase.describe('The same, noted: {a} and the figure {n}.'),
    both: Phrase.describe('{a} and {b}.'),
  }),
  route: z.strictObject({
    item: Ways.describe('By {a}: {m} minutes, then {n}. The first says that they are minutes.'),
    short: Phrase.describe('The same, noted: {a} and the figures {m} and {n}.'),
  }),
  balance: z.strictObject({
    item: Phrase.describe('{a} at {n}.'),
    short: Phrase.describe('The same, noted: {a} and the figure {n}.'),
  }),
  sums: z
    .strictObject({ code: Phrase, marks: Phrase, crossing: Phrase })
    .describe(
      'Sums as they are noted: of a lock that there are two numbers, which are not told again; in figures {first}, {second} and what is more than {lead}; {walk} and {more} before {closes}.',
    ),
  minutes: Phrase.describe('{n} minutes.'),
  blank: Plain.describe('What stands where a word is gone: ____.'),
  lines: Plain.describe('What parts the lines of a verse: a stroke between spaces.'),
  pools: WordPools,
})
export type PuzzlePhrases = Fixed<z.infer<typeof PuzzlePhrases>>

/** How the clue at a place is said: the one after it says the same otherwise. */
export const wayAt = (ways: readonly string[], at: number): string => ways[at % ways.length] ?? ''

/** A phrase with its words. */
export const said = (phrase: string, words: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/g, (slot, name: string) => words[name] ?? slot)
