import { z } from 'zod'
import { Plain } from '#server/storyteller/builtin/line.ts'
import { Pattern } from '#server/storyteller/builtin/pattern.ts'

const Names = z.array(Plain).min(1)

/** What there is to tell in a language, in the order in which it is tried: names of folders and files. */
export const Language = z.strictObject({
  kits: Names.describe('Folders of kits/: the stories that are written for a place.'),
  anyIdea: Names.describe('Folders of kits/: the stories told of an idea no kit is written for.'),
  environments: Names.exactOptional().describe('Files of environments/.'),
  deeds: Names.exactOptional().describe('Files of deeds/.'),
  plots: Names.exactOptional().describe(
    'Folders of told/: the plots that are offered; one that is not named is still being written.',
  ),
})

/** The names of a language; the name of a group stands for all of its names. */
export const NamesFile = z.strictObject({
  male: Names,
  female: Names,
  family: Names,
  groups: z
    .record(z.string().regex(/^[a-z][A-Za-z]*$/, 'should begin with a small letter'), Names)
    .exactOptional()
    .describe('Given names that belong together, for `given` of a person.'),
})

/** What games for minors say instead, and what they never say. */
export const Gentle = z.strictObject({
  instead: z.array(z.strictObject({ hard: Pattern, gentle: Plain })),
  ideas: z
    .array(z.strictObject({ hard: Pattern, gentle: Plain }))
    .describe('How an idea is read for them, in this order: a killing as a disappearance.'),
  wholeWords: z
    .literal(true)
    .exactOptional()
    .describe('`never` is of whole words, in small letters or large.'),
  never: z.array(Pattern).min(1),
})
