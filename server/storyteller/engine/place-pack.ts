import { z } from 'zod'
import { MOODS, PLACES, ROOMS } from '#server/media/picture.ts'
import { eachOf, type Fixed, Plain } from '#server/storyteller/builtin/line.ts'
import { PLACE_SORTS } from '#server/storyteller/reading/typed/shape.ts'
import { PLACE_FUNCTIONS, PLACE_TRAITS } from './plot.ts'
import { Anagram, Saying, Verse } from './tests/phrases.ts'

const Phrase = z.string().min(1)
export const PlacePart = z.strictObject({
  the: Phrase.describe('What it is called: “the fish hall”.'),
  in: Phrase.describe('Where one is: “in the fish hall”.'),
  seen: Phrase.describe('What one sees on coming: two sentences or so. Used once on a path.'),
  small: Phrase.describe('One detail more: a sentence.'),
  room: z.enum(ROOMS).describe('How the painter furnishes it.'),
})

const word = (about: string) => Phrase.describe(about)
/** What a place calls its things: `{place.food}`. */
const PlaceWords = z.strictObject({
  people: word('Who lives here: “the harbour people”.'),
  morning: word('A sentence.'),
  evening: word('A sentence.'),
  night: word('A sentence.'),
  dawn: word('A sentence.'),
  food: word('Something to eat, that can be handed over: “hard cheese”.'),
  drink: word('Something to drink: “black tea”.'),
  counted: word('What can be counted on coming, some fifty of them: “steps up from the railway”.'),
  marks: word('What marks the way across: “withies”, “cairns”.'),
  closes: word('What closes the way across: “the tide comes over the stones”.'),
  way: word('How one gets across: “over the ridge”.'),
  sound: word('What is always heard: “the gulls”.'),
  tool: word('A tool everybody has: “a boat hook”.'),
  light: word('What is carried for light: “a storm lamp”.'),
  council: word('Who decides here: “the harbour board”.'),
  world: word('What is to be known of the place: two or three sentences.'),
  rules: word('How things are done here: a sentence or two.'),
  time: word('When it is: a fragment, without a year.'),
})

/** The danger of a place: `{hazard.sign}`. */
const Hazard = z.strictObject({
  is: z
    .array(Plain)
    .min(2)
    .describe('What an idea calls it: one that names such a disaster and no place plays here.'),
  says: z
    .array(Plain)
    .min(1)
    .optional()
    .describe('What an idea says where it has no noun for it: “snowed in”; it plays here as well.'),
  name: word('“the fog”'),
  sign: word('Seen hours before: a sentence.'),
  close: word('Seen at the last moment where one can turn back: two sentences.'),
  go: word('Going through it, and coming out.'),
  wait: word('Sitting it out.'),
  lost: word('Not coming out: told gently.'),
  turn: word('Turning back in time.'),
})

/** One of the dangers of a place. */
export type Hazard = Fixed<z.infer<typeof Hazard>>

/** A place by what its parts are for; it knows no kind of game. */
export const PlacePackFile = z.strictObject({
  suits: z.array(Plain).min(3).describe('Nouns of an idea that choose this place.'),
  is: z
    .array(z.enum(PLACE_SORTS))
    .min(1)
    .describe('What it is: a place of the idea that is of such a sort is told as this one.'),
  holds: z
    .array(z.enum(PLACE_SORTS))
    .describe('What may lie in it: a shop in a town, a chapel in a village.'),
  reaches: z
    .array(z.enum(PLACE_SORTS))
    .min(1)
    .exactOptional()
    .describe(
      'What its far end is: an idea that brings something to an island begins on the shore before it.',
    ),
  lacks: z
    .array(z.enum(PLACE_TRAITS))
    .min(1)
    .exactOptional()
    .describe('What it has not: no episode that needs it plays there.'),
  ahead: z
    .literal(true)
    .exactOptional()
    .describe('It is of years to come: no idea that does not ask for it is told there.'),
  named: z
    .literal(true)
    .exactOptional()
    .describe('Nothing is told there but what names it: nobody happens to be in an aquarium.'),
  names: z.array(Plain).min(2),
  paint: z.strictObject({
    place: z.enum(PLACES),
    mood: z.enum(MOODS),
    bed: z.enum(['sea', 'rain', 'clock', 'wind', 'none']),
  }),
  parts: eachOf(PLACE_FUNCTIONS, PlacePart),
  words: PlaceWords,
  hazard: Hazard,
  dangers: z
    .array(Hazard)
    .min(1)
    .exactOptional()
    .describe('What else may befall there, where an idea that names the place says so.'),
  keeps: z
    .array(Phrase)
    .min(3)
    .exactOptional()
    .describe(
      'What is kept there that one can carry, of wood or paper: told where an idea of being shut in names no thing.',
    ),
  sayings: z.array(Saying).min(1),
  anagrams: z.array(Anagram).min(1),
  verses: z.array(Verse).min(1),
})
/** A place, named after its file. */
export type PlacePack = Fixed<z.infer<typeof PlacePackFile>> & { readonly id: string }
