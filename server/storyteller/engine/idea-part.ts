import type { PlaceSort } from '#server/storyteller/reading/typed/shape.ts'
import type { TrialPart } from './trial-part.ts'

/** The noun that a thing is made of, before it is made one. */
export type ThingNoun = {
  readonly text: string
  /** As it stands inside a sentence: “the quilt”, “Mars”. */
  readonly the: string
  /** Without what is said of it: “quilt” of “stolen quilt”. */
  readonly bare: string
  readonly head: string
  /** It is a thing by itself, and no thing about something. */
  readonly isItself: boolean
  /** Nobody knows what it is. */
  readonly isUnsure: boolean
}

/** What an idea gives a plot, in the language of the game: bare noun phrases without articles; '' where it gives nothing. */
export type IdeaPart = {
  /** One line, as it was typed; '' where it is in another language than the game. */
  readonly idea: string
  readonly who: string
  readonly creature: string
  /** Whom the player is one of, where it is about several: “four sisters”. */
  readonly group: string
  /** Whom the player stands in for, where texts would deny what the idea says of them: “girl in a wheelchair”. */
  readonly standsFor: string
  /** What the player is, or each of those the player is one of: “apprentice” of “two apprentices”. */
  readonly trade: string
  /** The beast that is with them. */
  readonly beast: string
  /** How many years it speaks of: “ten years”. */
  readonly years: string
  /** What it is about, made something that can be held. */
  readonly thing: string
  /** The same in its shortest form. */
  readonly thingShort: string
  /** What that was made of; null where it gives none. */
  readonly what: ThingNoun | null
  readonly where: string
  /** As it stands inside a sentence: “the harbour”, “Paris”. */
  readonly whereThe: string
  /** What that is, and what it lies in; nothing where no list knows it. */
  readonly whereSorts: readonly PlaceSort[]
  readonly event: string
  /** On which day it happens: “the last day of summer”. */
  readonly day: string
  /** To whom, or where to the thing is brought. */
  readonly goal: string
  /** What the place is to which it is brought; nothing where it is brought to somebody. */
  readonly goalSorts: readonly PlaceSort[]
  /** Of what there are several on the way: “three mountains”. */
  readonly crossed: string
  /** What the idea says of its person or creature, as a predicate. */
  readonly talk: string
  /** Whom it puts on trial, and for what; absent where it accuses nobody. */
  readonly trial?: TrialPart
  readonly mechanic: string
  /** What the rule of the idea is about. */
  readonly ruled: string
  /** All nouns, to find the place by. */
  readonly nouns: readonly string[]
}

/** All words that an idea gives a plot. */
export const partWords = ({ what, whereSorts: _, trial, ...words }: IdeaPart): string[] => [
  ...Object.values(words).flat(),
  ...(trial === undefined ? [] : [trial.accused, trial.matter, trial.charge]),
  ...(what === null ? [] : [what.text]),
]
