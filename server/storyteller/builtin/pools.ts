import { z } from 'zod'
import { type Fixed, Plain, spoken } from './line.ts'

/** Whoever has played once has seen one of each: with fewer, the next game would be solved by it. */
const LEAST = 8

const Find = z
  .strictObject({
    seen: Plain.describe('As it is seen first: “a bent hairpin”.'),
    the: Plain.describe('As it is spoken of afterwards: “the hairpin”.'),
    said: spoken(
      'What anybody might say who was told of it, guilty or not; without quotation marks.',
    ),
  })
  .meta({ id: 'Find', description: 'A small thing left where it was done.' })
export type Find = Fixed<z.infer<typeof Find>>

/** What stands for the word that is missing. */
const GAP = '____'

const HouseRule = z
  .strictObject({
    rule: Plain.describe('A rule of the house; `right` stands in it once.'),
    right: Plain,
    wrong: z.tuple([Plain, Plain, Plain]).describe('Three that are wrong.'),
  })
  .refine(({ rule, right }) => rule.split(right).length === 2, {
    path: ['rule'],
    error: 'should have the word of `right` in it, once',
  })
export type HouseRule = Fixed<z.infer<typeof HouseRule>>

/** A rule with its word taken out. */
export const gappedRule = ({ rule, right }: HouseRule): string => rule.replace(right, GAP)

/** The first letters of some lines. */
export const headsOf = (lines: readonly string[]): string[] => lines.map((one) => [...one][0] ?? '')

const HidingVerse = z
  .strictObject({
    word: Plain,
    where: Plain.describe('The hiding place it spells, after a verb of lying: “inside the boot”.'),
    lines: z.array(Plain).min(2),
  })
  .refine(({ word, lines }) => headsOf(lines).join('').toLowerCase() === word.toLowerCase(), {
    path: ['lines'],
    error: 'should begin with the letters of `word`, one line each',
  })
  .meta({ id: 'HidingVerse', description: 'Lines whose first letters spell a hiding place.' })
export type HidingVerse = Fixed<z.infer<typeof HidingVerse>>

/** What the answers of a case are drawn from, whatever its kit. */
export const Pools = z.strictObject({
  between: z.string().describe('Stands between the letters of a word that is spelled out.'),
  finds: z.array(Find).min(LEAST),
  sayings: z.array(HouseRule).min(LEAST),
  verses: z.array(HidingVerse).min(LEAST),
})
export type Pools = Fixed<z.infer<typeof Pools>>

/** What a deed has of its own instead: its four small things, its rule, its verse and what that does not mean. */
export const OwnPools = z.strictObject({
  finds: z.array(Find).min(4),
  sayings: z.array(HouseRule).min(1),
  verses: z.array(HidingVerse).min(1),
  elsewhere: z.array(Plain).min(3).describe('Where the verse seems to point, read along.'),
})
export type OwnPools = Fixed<z.infer<typeof OwnPools>>
