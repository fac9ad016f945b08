import { z } from 'zod'
import { eachOf, type Fixed, Phrase, Plain } from '#server/storyteller/builtin/line.ts'
import { Pattern } from '#server/storyteller/builtin/pattern.ts'

const Words = z.array(Plain).min(1)

/** What is told of the making of things of one sort: slots of any text of a plot may stand in it. */
const CRAFT_TEXTS = {
  maker: 'By what one sees that the other side’s best hand makes such things.',
  room: 'The house of one side, and that the other is seen from it.',
  lesson: 'Direct speech without quotation marks: by which sign one knows that it is ready.',
  early: 'In the evening that sign says: not yet.',
  waitSay: 'An option: to wait.',
  nowSay: 'An option: to go on at once.',
  wait: 'Whoever waited: it comes out well.',
  now: 'Whoever did not: it is spoiled, and begun anew.',
  night: 'What it does at night, while one waits.',
  fails: 'In the morning, at the other side, what it needs gives way.',
  helpSay: 'An option: to lend the other side what it lacks.',
  help: 'The two sides work at one hearth, and the own work suffers.',
  stay: 'Whoever goes on alone: it has never gone so well.',
  patched: 'How the other side makes do, where the player does not help.',
  secret: 'The last line of the other half, in quotation marks.',
  ours: 'The last step as the own house does it.',
  ownSay: 'An option: the last step as nobody has done it.',
  own: 'The same, done.',
  both: 'The last step with both halves, the two sides at it together.',
  theirs: 'The last step by what was read in secret.',
} as const
type CraftText = keyof typeof CRAFT_TEXTS

/** By what is judged what was made. */
export const MEASURES = ['long', 'high', 'big', 'first', 'taste', 'fine'] as const
export type MeasureName = (typeof MEASURES)[number]

const CraftTexts = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(CRAFT_TEXTS).map(([name, about]) => [name, Phrase.describe(about)]),
  ) as Record<CraftText, z.ZodString>), // fromEntries forgets the names
  cost: Phrase.exactOptional().describe(
    'What is seen of the own work at noon, where it had to wait.',
  ),
})

/** How things of one sort are made. */
export const Craft = z.strictObject({
  things: Words.describe('What is made so: small letters, in the singular.'),
  trades: z.array(Plain).describe('Who makes it, and what is said of making it: baker, baking.'),
  houses: z.array(Plain).describe('What an idea calls a house where it is made: patisserie.'),
  house: Phrase.describe('What such a house is called where the idea does not say.'),
  paper: Phrase.describe('By what it is made: a recipe, a pattern.'),
  neutral: Words.describe('What is made where the idea does not say.'),
  edible: z.literal(true).exactOptional().describe('It is tasted, where nothing else is measured.'),
  steps: z
    .array(Plain)
    .min(4)
    .describe(
      'What half of the paper names, in no order that anybody would guess: items of a puzzle.',
    ),
  stuffs: z.array(Plain).min(4).describe('What has to be bought for it, as items of a puzzle.'),
  told: CraftTexts,
  measured: z
    .partialRecord(z.enum(MEASURES), CraftTexts.partial())
    .exactOptional()
    .describe(
      'What is told otherwise where it is judged by that: the longest is made in one piece.',
    ),
})
export type Craft = Fixed<z.infer<typeof Craft>>
/** A craft, named after its file. */
export type KnownCraft = Craft & { readonly id: string }

/** By what it is judged: what of an idea says so, and what is told of it. */
const Measure = z.strictObject({
  words: z.array(Plain).describe('What an idea says: longest.'),
  best: Phrase.describe('Said where the idea has no word of its own: best.'),
  told: Phrase.describe('Direct speech without quotation marks: how it is judged.'),
  test: Phrase.describe('How it was judged, at noon.'),
  won: Phrase.describe('By how little: “by the width of a thumb”.'),
  lost: Phrase.describe('By how much, as kindly as it can be said.'),
})
const Tie = z.strictObject({
  felt: Phrase.describe('Where the other side is met: what it is to the player.'),
  end: Phrase.describe('The same, where all ends well.'),
})

/** How an idea says that something is made in a contest, and what is told of any craft. */
export const CraftWords = z.strictObject({
  frames: z
    .array(Pattern)
    .min(1)
    .describe('What an idea says: (?<made>…) is made, (?<most>…) says by what it is judged.'),
  contests: Pattern.describe('What says that people compete, where no frame says in what.'),
  stakes: z.array(Pattern).describe('For what it is done: (?<stake>…).'),
  best: Phrase.describe('How {word} says that something is so most of all: “最{word}”.'),
  prizes: z
    .array(z.strictObject({ says: Pattern, event: Phrase }))
    .describe(
      'What says when it is, where an idea names no event: a harvest prize is won at the harvest fair.',
    ),
  holdings: Words.describe('What is won, and nobody can set on a chair: shop, mill.'),
  keyTo: Phrase.describe('What stands for it there: “key to the {place}”.'),
  ties: z.strictObject({ family: Tie, couple: Tie, none: Tie }),
  workshop: z
    .strictObject({ the: Phrase, in: Phrase, small: Phrase })
    .describe('The house of the player’s side, as a place: `{house}` names it.'),
  street: z
    .strictObject({ says: Pattern, the: Phrase, in: Phrase, seen: Phrase, small: Phrase })
    .describe('What lies between two houses of which an idea says that they face across a street.'),
  measures: eachOf(MEASURES, Measure),
})
export type CraftWords = Fixed<z.infer<typeof CraftWords>>
