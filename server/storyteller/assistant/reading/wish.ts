import type { NamedField } from '../fields.ts'

/** What may be meant by `call the lighthouse The Needle`: what is changed, and to what. */
export type ChangeReading = { what: string; to: string }

/** What a request wants, in its own words; '' is what was quoted. */
export type Wish =
  | {
      verb: 'change'
      /** The likeliest first; where words part them there is but one. */
      readings: readonly ChangeReading[]
      /** `should be`: what it becomes is told, not how it is called. */
      becomes: boolean
      here: boolean
    }
  | { verb: 'shorten' | 'soften' | 'remove' | 'retell' | 'lengthen'; what: string }
  /** One more task of somebody; `name` is '' where none is given. */
  | { verb: 'addTask'; what: string; name: string }
  | { verb: 'add' | 'other' }

/** How a language refers to the things of a game; each pattern is of a whole phrase, `number` and `name` its parts. */
type References = {
  this: RegExp
  game: RegExp
  player: RegExp
  prologue: RegExp
  chapter: RegExp
  lastChapter: RegExp
  paragraph: RegExp
  node: RegExp
  task: readonly RegExp[]
  trait: readonly RegExp[]
}

/** What somebody may be said to become. */
export type ValueWords = {
  age: RegExp
  female: RegExp
  male: RegExp
  /** A profession in its group `job`. */
  job: RegExp
}

/** How requests are read in one language. */
export type RequestReading = {
  wish(text: string): Wish | undefined
  /** May `にして` also name something otherwise? */
  becomesNames: boolean
  /** What says how a text should be and is not the text: `something funnier`. */
  manner: RegExp
  fields: Readonly<Record<NamedField, readonly string[]>>
  /** Whose field is meant: groups `owner` and `field`, made of the words for fields. */
  fieldPatterns(fields: string): readonly RegExp[]
  references: References
  values: ValueWords
  /** A phrase without articles and the like. */
  bare(phrase: string): string
}

/** What a pattern's groups hold. */
export const groupsOf = (
  pattern: RegExp,
  text: string,
): Record<string, string | undefined> | undefined => {
  const found = pattern.exec(text)
  return found === null ? undefined : { ...found.groups }
}

/** What the first pattern that fits holds. */
export function firstOf(
  patterns: readonly RegExp[],
  text: string,
): Record<string, string | undefined> | undefined {
  for (const pattern of patterns) {
    const groups = groupsOf(pattern, text)
    if (groups !== undefined) return groups
  }
  return undefined
}

/** A request that gives no text of its own is no longer than this. */
export const LONGEST_ORDER = 600
