import { z } from 'zod'
import {
  ACCESSORIES,
  CULTURES,
  CUTS,
  GARMENTS,
  HAIRS,
  HATS,
  HELD,
  MIENS,
  WORN,
} from '#server/media/picture.ts'
import { KitTexts } from './kit-texts.ts'
import { type Fixed, line, Phrase, Plain, partly, REGISTERS, SEXES } from './line.ts'

/** What the painter needs to know of a face. */
export const PortraitSheet = z
  .strictObject({
    culture: z.enum(CULTURES).exactOptional(),
    hair: z.enum(HAIRS).exactOptional(),
    cut: z.enum(CUTS).exactOptional(),
    hat: z.enum(HATS).exactOptional(),
    glasses: z.boolean().exactOptional(),
    beard: z.boolean().exactOptional(),
    accessory: z.enum(ACCESSORIES).exactOptional(),
    garment: z.enum(GARMENTS).exactOptional(),
    worn: z.array(z.enum(WORN)).exactOptional(),
    prop: z.enum(HELD).exactOptional().describe('What is held in the hand.'),
    mien: z.enum(MIENS).exactOptional().describe('What the face says.'),
    coat: z
      .string()
      .regex(/^#[0-9a-f]{6}$/, 'should be a colour: #5d7a6c')
      .exactOptional(),
  })
  .describe('What the painter needs to know of a face.')

/** Somebody a kit casts. */
export const Person = z.strictObject({
  occupation: Phrase,
  sex: z.enum([...SEXES, 'any']),
  age: z.tuple([z.int().min(0), z.int().min(0)]).describe('In years: an inclusive span.'),
  given: z
    .array(Plain)
    .min(1)
    .exactOptional()
    .describe('Given names that suit, or groups of names.yaml; otherwise the language’s own.'),
  bio: line('Told on their card.'),
  backstory: line('Told on their card.'),
  personality: Plain.describe('A few words, between commas.'),
  appearance: line('Told on their card; the painter does not read it.'),
  portrait: PortraitSheet,
  called: line(
    'What the teller calls them where a name would be stiff (“grandmother”); otherwise the name.',
  ).exactOptional(),
})
export type Person = Fixed<z.infer<typeof Person>>

const { motive, whyNow, innocentMarkSaid } = KitTexts.shape

/** A suspect: any of them can be guilty, and each has an innocent reason for each doubt. */
export const Role = z
  .strictObject({
    ...Person.shape,
    register: z.enum(REGISTERS).exactOptional().describe('How they talk.'),
    meet: line(
      'The first words when visited: direct speech and stage directions, never “says NAME”.',
    ),
    account: line(
      'The whole of what they say of their evening, in their own voice, and what is seen of them meanwhile: {self.alone}, {self.quip}, {remark}.',
    ).exactOptional(),
    alone: line('Where they were alone: a fragment inside their own speech.'),
    quip: line('One sentence only they would say, without quotation marks.'),
    hint: line('Narrated: what is found among the loner’s things.'),
    soft: line('The private reason, given to a kind question: direct speech.'),
    hard: line(
      'The same reason, given to a hard question and proved by a thing: direct speech, then narration.',
    ),
    habit: line('Why they hang the key up instead of keeping it: direct speech.'),
    confess: line('The first words of the confession: direct speech.'),
    own: partly(z.strictObject({ motive, whyNow, innocentMarkSaid }))
      .exactOptional()
      .describe(
        'Kit texts that this mouth says otherwise, in its own voice, when it is the one to say them.',
      ),
  })
  .meta({
    id: 'Suspect',
    description: 'Any of them can be guilty, and each has an innocent reason for each doubt.',
  })
export type Role = Fixed<z.infer<typeof Role>>
