/**
 * One text of a game, or several that say the same; the teller picks one it has not used yet.
 *
 * Slots are `{path}` or `{path|filter}`. Filters: `cap` (first letter large), `title` (each word’s), `a` (English article).
 * People: `{culprit.x}`, `{loner.x}` (had the hour, no alibi), `{holder.x}` (had the key), `{marked.x}`
 * (bears the mark), `{ally.x}`, `{victim.x}`, and in a person's own lines `{self.x}`; x is one of
 * full, short, call, occupation, he, him, his, himself.
 * The case: `{trueTime}` `{clockTime}` `{gain}` `{days}` `{error}` in words; `{errorNumber}` `{count}`
 * `{code}` in digits; `{order}` the four signatures; `{visitors}` the four, named with what they are;
 * `{hourNames}` `{keyNames}` `{markNames}` the people each doubt leaves; `{slip}`; `{acrostic}`.
 * The kit: `{place}` `{home}` `{scene}` `{hook}` (where the holder hangs the key) `{key.the}` `{key.bare}`
 * `{key.description}` `{mark.short}` `{mark.description}` `{hidden.the}` `{hidden.spelled}`
 * `{rooms.KEY}` (a location’s name)
 * `{object}` (what the player can read again: the letter) `{premise}` and `{kit.NAME}` for any of its texts.
 * The idea: `{idea}` (cut to a sentence, no full stop) `{concepts}` (its words, listed), and in the kit for
 * any idea also `{setting}` `{thing}` `{role}`: its place, its precious thing, its protagonist; and
 * whatever else the language reads out of it.
 */
export type Line = string | readonly string[]

/** How somebody talks; `plain` serves whoever has no line of their own. */
export type Register = 'plain' | 'polite' | 'casual' | 'elder' | 'blunt' | 'grand'

/** A frame line put into different mouths. */
export type Spoken = Line | (Readonly<Partial<Record<Register, Line>>> & { readonly plain: Line })

export type Sex = 'male' | 'female'

export const LENS_KEYS = ['classic', 'uncanny', 'pact', 'mirror'] as const
/** The four ways to tell an idea. */
export type LensKey = (typeof LENS_KEYS)[number]
