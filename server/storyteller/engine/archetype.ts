import { z } from 'zod'
import { type Fixed, Plain, REGISTERS, SEXES } from '#server/storyteller/builtin/line.ts'
import { PortraitSheet } from '#server/storyteller/builtin/person.ts'

/** What a role may ask of whoever plays it, because its texts presuppose it; `near` says nothing as to a stranger, `reads` says nowhere that they cannot. */
const TRAITS = [
  ...(['grown', 'young', 'old', 'settled', 'roams', 'able', 'skilled'] as const),
  ...(['authority', 'humble', 'sly', 'warm', 'stern', 'near', 'maker', 'reads'] as const),
] as const
export type ArchetypeTrait = (typeof TRAITS)[number]

const Own = z.string().min(1)
/** Somebody who can be cast in any kind of game. In their own texts `{me.full}` and its kin are they themselves. */
export const Archetype = z.strictObject({
  traits: z.array(z.enum(TRAITS)).min(1),
  sex: z.enum([...SEXES, 'any']),
  age: z.tuple([z.int().min(0), z.int().min(0)]).describe('In years: an inclusive span.'),
  register: z.enum(REGISTERS).exactOptional().describe('How they talk.'),
  given: z.array(Plain).min(1).exactOptional().describe('Given names that suit, or groups.'),
  want: Own.describe('A fragment: “to owe nobody anything”.'),
  fear: Own.describe('A fragment: “a kindness that cannot be paid back”.'),
  look: Own.describe('Narrated: what one sees first. Told on their card, too.'),
  habit: Own.describe('Narrated: what they do while others talk.'),
  hello: z
    .union([Own, z.array(Own).min(2)])
    .describe(
      'Direct speech without quotation marks, like those below; of a list each game takes one.',
    ),
  warm: Own.describe('Said when something was done for them.'),
  cold: Own.describe('Said when something was done against them.'),
  secret: Own.describe(
    'What they have told nobody, true of anybody of that age and sex, whatever part they play: three sentences or more.',
  ),
  advice: Own,
  bye: Own,
  bio: Own.describe('Their card: who they are in any story, in no trade of their own.'),
  personality: z
    .array(z.strictObject({ name: Plain, effect: Plain.describe('What it does in a game.') }))
    .min(2),
  portrait: PortraitSheet,
})
export type Archetype = Fixed<z.infer<typeof Archetype>>
