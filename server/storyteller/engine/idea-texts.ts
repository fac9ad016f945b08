import { z } from 'zod'
import { GameKind } from '#schemas/reading-of-idea.ts'
import type { Fixed } from '#server/storyteller/builtin/line.ts'
import { Relation } from '#server/storyteller/reading/typed/relation-words.ts'

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
  within: Phrase.describe(
    'A place of the idea lies in the one that is told: the {noun}; a sentence, with slots of any text.',
  ),
  bound: Phrase.describe(
    'Nobody tells of the {where} of the idea: that is where the player was going; a sentence.',
  ),
  left: Phrase.describe('A vehicle of the idea, where the game plays elsewhere: the {where}.'),
  passing: z
    .strictObject({ there: Phrase, aboard: Phrase })
    .describe('How somebody is there who was going elsewhere, and the same of what one rides in.'),
  came: Phrase.describe(
    'Nobody tells of the {where} of the idea: that is where all this began; a sentence.',
  ),
  beyond: Phrase.describe(
    'What lies beyond where a journey leads to: a clause about the {where}, or nothing.',
  ),
  offices: z
    .array(Phrase)
    .min(3)
    .describe('Whom everybody knows where they live, in small letters: mayor, village head.'),
  elsewhere: Phrase.describe('Who holds such an office in another place: {hero}.'),
  apprentice: Phrase.describe('Who belongs to a creature: “{creature}’s apprentice”.'),
  oneOf: Phrase.describe('Who is one of several: “one of the {group}”.'),
  standIn: Phrase.describe('Who does what somebody deaf or blind is known for: {who}.'),
  day: Phrase.describe('The day on which it happens, where the idea says none: “the day of it”.'),
  house: Phrase.describe('A house, where an idea names none: without an article.'),
  years: Phrase.describe('How long two have not spoken, where the idea does not say.'),
  siblings: z
    .strictObject({ female: Phrase, male: Phrase, both: Phrase })
    .describe(
      'What brothers and sisters are called together, where an idea has no word for them: “two sisters”.',
    ),
  byAge: z
    .strictObject({
      older: z.strictObject({ female: Phrase, male: Phrase }),
      younger: z.strictObject({ female: Phrase, male: Phrase }),
    })
    .optional()
    .describe('What an older and a younger sister or brother are called, where a language tells.'),
  kin: Phrase.describe('Who is kin of the player: {group}, and {name} is one of them, too.'),
  together: Phrase.describe('Of several all are met: {group}, and {names} beside the player.'),
  someOf: Phrase.describe(
    'Of several some are met: {group}, {names}, and the rest is not told of.',
  ),
  alone: Phrase.describe('Of several nobody else is told of: {group}.'),
  fellow: Phrase.describe('Behind what somebody is: they are one of the {group}, too.'),
  tied: Phrase.describe('Who belongs to the player: {name} is their {relation}.'),
  forWhom: Phrase.describe('For whom all of it is done: the {relation} of the player.'),
  relations: z
    .record(Relation, z.strictObject({ female: Phrase, male: Phrase, any: Phrase }))
    .describe('What somebody is to another one.'),
  master: Phrase.describe('Who taught somebody what they can.'),
  untold: Phrase.describe(
    'The idea in a few words, where it was typed in another language: slots of any text.',
  ),
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
    .strictObject({
      ...{ china: Stand, plate: Stand, marked: Stand, dish: Stand, box: Stand },
      small: Stand.describe('What nobody carries, as it is made for carrying.'),
      chest: Stand.describe('What two have to carry, for a thing that lies in a palm.'),
    })
    .describe('What stands for a thing where a plot does something to it that it cannot bear.'),
  read: z.strictObject({
    opening: Phrase.describe('The reasoning begins: {idea}.'),
    who: Phrase.describe('{who}, who is the player.'),
    whoCreature: Phrase.describe('{who} is a creature, and the player is {hero}.'),
    whoStandIn: Phrase.describe(
      'What the texts of a plot would deny of {who}; the player is {hero}.',
    ),
    whoPlain: Phrase.describe('The same of a case, which is told of the {who} as of anybody.'),
    milder: Phrase.describe(
      'What is hard in an idea is milder in a case for minors: {idea} as it is read for them.',
    ),
    what: Phrase,
    where: Phrase,
    within: Phrase.describe('It plays in {place}, since the {where} lies in such a place.'),
    elsewhere: Phrase.describe('It plays in {place}, since the {where} is not told as what it is.'),
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
