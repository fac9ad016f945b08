import { z } from 'zod'

/** What was read from the texts: nobody changes it. */
export type Fixed<Value> = Value extends string | number | boolean
  ? Value
  : { readonly [Key in keyof Value]: Fixed<Value[Key]> }

/**
 * One text of a game, or several that say the same; the teller picks one it has not used yet.
 *
 * Slots are `{path}` or `{path|filter}`. Filters: `cap` (first letter large), `title` (each word’s), `a` (English article).
 * People: `{culprit.x}`, `{loner.x}` (had the hour, no alibi), `{holder.x}` (had the key), `{marked.x}`
 * (bears the mark), `{visited.x}` (any of them: who is spoken to first), `{ally.x}`, `{victim.x}`, and in a person's own lines `{self.x}`; x is one of
 * full, short, call, occupation, he, him, his, himself.
 * The case: `{trueTime}` `{clockTime}` `{gain}` `{days}` `{error}` in words; `{errorNumber}` `{count}`
 * `{code}` in digits; `{order}` the four signatures; `{visitors}` the four, named with what they are;
 * `{everyone}` their names alone; `{hourNames}` `{keyNames}` `{markNames}` the people each doubt leaves;
 * `{finds}` what was found, `{toldFinds}` what they are told of it, `{keptFind}` what they are not, `{lonerFind}` what points at the loner; `{slip}`
 * what the culprit says of that; `{rule}` and with its word missing `{gapped}`; `{acrostic}`, and what it
 * spells and means `{verse.spelled}` `{verse.where}`.
 * The kit: `{place}` `{home}` `{scene}` `{hook}` (where the holder hangs the key) `{key.the}` `{key.bare}`
 * `{key.description}` `{mark.short}` `{mark.description}` `{hidden.the}`
 * `{rooms.KEY}` (a location’s name)
 * `{object}` (what the player can read again: the letter) `{premise}` and `{kit.NAME}` for any of its texts.
 * The idea: `{idea}` (cut to a sentence, no full stop) `{concepts}` (its words, listed), and in the kit for
 * any idea also `{setting}` `{thing}` `{role}`: its place, its precious thing, its protagonist; and
 * whatever else the language reads out of it. `texts/slots.ts` says which stands where.
 */
export type Line = string | readonly string[]
const Text = z.string().min(1)
export const Line = z
  .union([Text, z.array(Text).min(1)], {
    error: 'should be a text, or a list of texts that say the same',
  })
  .meta({ id: 'Line', description: 'A text, or several that say the same: one is told.' })

/** An object that holds the same under each of some keys, and nothing else. */
export const eachOf = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schema: Schema,
) =>
  z.strictObject(
    // the keys are those of the list, which fromEntries cannot say
    Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>,
  )

/** A line, and what a writer should know of it. */
export const line = (about: string) => Line.describe(about)

/** One text, in which slots may stand. */
export const Phrase = Text.meta({ id: 'Phrase', description: 'One text.' })

/** One text that is told as it stands. */
export const Plain = z
  .string()
  .regex(/^[^{}]+$/, 'should be a text without slots: none is filled here')
  .meta({ id: 'Plain', description: 'One text, told as it stands: no slot is filled here.' })

/** How somebody talks; `plain` serves whoever has no line of their own. */
export const REGISTERS = ['plain', 'polite', 'casual', 'elder', 'blunt', 'grand'] as const

/** A frame line put into different mouths. */
export const Spoken = z
  .union(
    [
      Line,
      z.strictObject({
        plain: Line,
        polite: Line.exactOptional(),
        casual: Line.exactOptional(),
        elder: Line.exactOptional(),
        blunt: Line.exactOptional(),
        grand: Line.exactOptional(),
      }),
    ],
    { error: 'should be a text, a list of texts, or a text for each way to talk' },
  )
  .meta({
    id: 'Spoken',
    description: 'A line, or one for each way to talk; plain serves the rest.',
  })
export type Spoken = Fixed<z.infer<typeof Spoken>>

/** A line put into different mouths, and what a writer should know of it. */
export const spoken = (about: string) => Spoken.describe(about)

export const SEXES = ['male', 'female'] as const
export type Sex = (typeof SEXES)[number]

export const LENS_KEYS = ['classic', 'uncanny', 'pact', 'mirror'] as const
/** The four ways to tell an idea. */
export type LensKey = (typeof LENS_KEYS)[number]

type Partly<Shape extends z.ZodRawShape> = {
  [Key in keyof Shape]: z.ZodExactOptional<Shape[Key]>
}
/** The same object with any of its keys left out. */
export function partly<Shape extends z.ZodRawShape>(
  of: z.ZodObject<Shape>,
): z.ZodObject<Partly<Shape>, z.core.$strict> {
  const shape = Object.entries(of.shape).map(([key, schema]) => [key, z.exactOptional(schema)])
  // The same keys, each of them optional: what fromEntries cannot say.
  return z.strictObject(Object.fromEntries(shape) as Partly<Shape>)
}
