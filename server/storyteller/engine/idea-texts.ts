import { z } from 'zod'
import { GameKind } from '#schemas/reading-of-idea.ts'
import type { Fixed } from '#server/storyteller/builtin/line.ts'

const Phrase = z.string().min(1)
/** A thing for another thing: {thing} is that, {the} the same with its article, {bare} without what is said of it. */
const Stand = z.strictObject({
  full: Phrase.describe('What it is called, without an article: “china {thing}”.'),
  short: Phrase.describe('What it is called after that.'),
  told: Phrase.describe('Said once in the prologue, so that nobody wonders: {thing}, {the}.'),
})
/** How what an idea names is told in any plot of a language. */
export const IdeaTexts = z.strictObject({
  from: Phrase.describe('Who comes from elsewhere: “{hero} from the {where}”.'),
  here: Phrase.describe('A place that the idea calls otherwise: a sentence about the {where}.'),
  apprentice: Phrase.describe('Who belongs to a creature: “{creature}’s apprentice”.'),
  oneOf: Phrase.describe('Who is one of several: “one of the {group}”.'),
  standIn: Phrase.describe('Who does what somebody deaf or blind is known for: {who}.'),
  years: Phrase.describe('How long two have not spoken, where the idea does not say.'),
  siblings: z
    .strictObject({ female: Phrase, male: Phrase, both: Phrase })
    .describe(
      'What brothers and sisters are called together, where an idea has no word for them: “two sisters”.',
    ),
  kin: Phrase.describe('Who is kin of the player: {group}, and {name} is one of them, too.'),
  untold: Phrase.describe(
    'The idea in a few words, where it was typed in another language: slots of any text.',
  ),
  called: Phrase.describe('What people call the place, where the idea names another: {where}.'),
  talkPerson: Phrase.describe('Somebody has heard of the player: {hero}, {said}.'),
  talkGroup: Phrase.describe(
    'Somebody has heard of several, of whom the player is one: {group}, {said}.',
  ),
  talkStandIn: Phrase.describe(
    'Somebody has heard of whom the player stands in for: {hero}, {said}.',
  ),
  talkCreature: Phrase.describe('Somebody has heard of the creature: {creature}, {said}.'),
  befallen: Phrase.describe('The danger of the place, where the idea names it: {disaster}.'),
  cookware: z
    .array(Phrase)
    .min(3)
    .describe(
      'What cooks bring to a plot of makers, where the idea names nothing: without an article.',
    ),
  stands: z
    .strictObject({ china: Stand, plate: Stand, marked: Stand, dish: Stand, box: Stand })
    .describe('What stands for a thing where a plot does something to it that it cannot bear.'),
  read: z.strictObject({
    opening: Phrase.describe('The reasoning begins: {idea}.'),
    who: Phrase.describe('{who}, who is the player.'),
    whoCreature: Phrase.describe('{who} is a creature, and the player is {hero}.'),
    whoStandIn: Phrase.describe(
      'What the texts of a plot would deny of {who}; the player is {hero}.',
    ),
    whoPlain: Phrase.describe('The same of a case, which is told of the {who} as of anybody.'),
    what: Phrase,
    where: Phrase,
    event: Phrase,
    rule: Phrase,
    noRule: Phrase,
    kinds: Phrase.describe('{first}, {because} and {second}.'),
    kindsFree: Phrase.describe('{first} and {second}, where nothing in the idea says so.'),
    proof: Phrase.describe('What will be proved; the last paragraph.'),
  }),
  kinds: z.record(GameKind, Phrase).describe('What a kind is called: “a contest”.'),
})
export type IdeaTexts = Fixed<z.infer<typeof IdeaTexts>>
