import type { GameLanguage } from '#schemas/language.ts'
import type { PlotContent } from '#server/storyteller/engine/content.ts'
import type { Lens, StoryFrame } from './frame.ts'
import type { Deed, Environment, Kit } from './kit.ts'
import type { LensKey, Sex } from './line.ts'

export type CalledName = { readonly full: string; readonly short: string; readonly call: string }
export type Pronouns = {
  readonly he: string
  readonly him: string
  readonly his: string
  readonly himself: string
}

/** The nouns of an idea; every name in it is a slot of the kit for any idea. */
export type IdeaNouns = Readonly<Record<string, string>> & {
  readonly setting: string
  readonly thing: string
  readonly role: string
}

/** All the built-in storyteller knows of one language. */
export type LanguagePack = {
  readonly language: GameLanguage
  readonly names: {
    readonly male: readonly string[]
    readonly female: readonly string[]
    readonly family: readonly string[]
  }
  readonly nameOf: (given: string, family: string, sex: Sex) => CalledName
  readonly pronouns: Readonly<Record<Sex, Pronouns>>
  readonly sexLabel: Readonly<Record<Sex | 'any', string>>
  /** Between two sentences: a space, or nothing. */
  readonly space: string
  readonly quote: (text: string) => string
  /** What a picture shows: its name, then what there is to see. */
  readonly caption: (name: string, seen: string) => string
  /** A whole number from 0 to 999, in words. */
  readonly number: (value: number) => string
  /** Minutes after midnight, to five minutes, as a person says it. */
  readonly time: (minutes: number) => string
  readonly list: (items: readonly string[]) => string
  /** The four visitors, from pairs of occupation and name. */
  readonly visitors: (
    people: readonly { full: string; call: string; occupation: string }[],
  ) => string
  /** The order puzzle: sentences over names, how they are joined, and its question. */
  readonly order: {
    readonly before: (first: string, second: string) => string
    readonly later: (late: string, early: string) => string
    readonly notEnd: (name: string) => string
    readonly notFirst: (name: string) => string
    readonly join: (rules: readonly string[]) => string
    readonly sequence: (names: readonly string[]) => string
    readonly question: string
  }
  /** The same over who came when, in a long game. */
  readonly row: LanguagePack['order']
  /** What the kit for any idea is about when the idea names no place, thing or protagonist. */
  readonly nouns: IdeaNouns
  /**
   * Reads an idea (cut to a sentence, no full stop) by the language's own grammar, knowing what the lexicon
   * made of it. `idea` is empty when it is written in another language.
   */
  readonly readIdea?: (idea: string, words: IdeaNouns) => IdeaNouns
  /** The kit of any idea, fitted to one idea's nouns: the protagonist's age, say. */
  readonly fitElsewhere?: (nouns: IdeaNouns) => Kit
  /** How games for minors say what is no word for them, and the words none of them may say. */
  readonly gentle: {
    readonly instead: readonly (readonly [hard: RegExp, gentle: string])[]
    readonly ideas: readonly (readonly [hard: RegExp, gentle: string])[]
    readonly never: RegExp
  }
  readonly frame: StoryFrame
  readonly lenses: Readonly<Record<LensKey, Lens>>
  readonly kits: readonly Kit[]
  /** The kit of any idea. */
  readonly elsewhere: Kit
  /** Where an idea may play when no kit is written for its place. */
  readonly environments?: readonly Environment[]
  /** What may have been done there, when it was not a theft. */
  readonly deeds?: readonly Deed[]
  /** What games of plots are told from. */
  readonly plots?: PlotContent
}
