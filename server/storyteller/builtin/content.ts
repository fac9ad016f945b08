import type { GameLanguage } from '#schemas/language.ts'
import type { Deed, Environment, Kit } from './kit.ts'
import type { LensKey, Line, Sex, Spoken } from './line.ts'

/** Moments at which a lens may add a sentence of its own to any kit. */
export type Beats = Readonly<
  Partial<
    Record<
      | 'opening'
      | 'notebook'
      | 'firstEnd'
      | 'secondOpening'
      | 'inside'
      | 'confession'
      | 'endingLaw'
      | 'endingMercy'
      | 'endingTruth'
      | 'endingBad'
      | 'epilogue',
      Line
    >
  >
>
export type Lens = {
  readonly name: string
  /** What its second and its third telling are called. */
  readonly names: readonly [string, string]
  /** The outline a creator chooses from: three or more tellings. */
  readonly outline: Line
  readonly beats: Beats
  readonly frame?: {
    readonly one?: Partial<ActOne>
    readonly two?: Partial<ActTwo>
    readonly three?: Partial<ActThree>
  }
}

type Lines<Names extends string> = { readonly [Name in Names]: Line }

/** Chapter one: a hub of three doors, four statements, the clock, the missing word. */
export type ActOne = Lines<
  | 'ask'
  | 'optionSearch'
  | 'replySearch'
  | 'optionTalk'
  | 'replyTalk'
  | 'optionObject'
  | 'replyObject'
  | 'searchTail'
  | 'objectTail'
  | 'talkTail'
  | 'gather'
  | 'notebook'
  | 'puzzle'
  | 'askHour'
  | 'replyRight'
  | 'replyAdd'
  | 'replySame'
  | 'wrongHour'
  | 'rightHour'
  | 'askWord'
  | 'rightWord'
  | 'wrongWord'
> & {
  readonly says: Readonly<Record<'culprit' | 'loner' | 'holder' | 'marked', Spoken>>
  /** The ally, before the clock. */
  readonly puzzleText: Line
}

/** Chapter two: two lanes, soft or hard, the four signatures, the acrostic. */
export type ActTwo = Lines<
  | 'fork'
  | 'forkBoth'
  | 'optionLoner'
  | 'replyLoner'
  | 'optionHolder'
  | 'replyHolder'
  | 'askLoner'
  | 'softLoner'
  | 'hardLoner'
  | 'askHolder'
  | 'softHolder'
  | 'hardHolder'
  | 'replySoft'
  | 'replyHard'
  | 'hardTailLoner'
  | 'puzzleText'
  | 'askThird'
  | 'replyOrderRight'
  | 'replyOrderWrong'
  | 'wrongOrder'
  | 'askVerse'
  | 'rightVerse'
  | 'wrongVerse'
> & {
  readonly softTailLoner: Spoken
  readonly softTailHolder: Spoken
  readonly hardTailHolder: Spoken
  readonly rightOrder: Spoken
}

/** Chapter three: the lock, the slip, the accusation, four endings. `{named.x}` is the person of an option. */
export type ActThree = Lines<
  | 'puzzleText'
  | 'askCode'
  | 'replyCodeRight'
  | 'replyCodeWrong'
  | 'wrongCode'
  | 'trace'
  | 'askSlip'
  | 'rightSlip'
  | 'wrongSlip'
  | 'gather'
  | 'accuse'
  | 'optionName'
  | 'replyName'
  | 'clearLoner'
  | 'clearHolder'
  | 'retry'
  | 'retryName'
  | 'replyRetryRight'
  | 'replyRetryWrong'
  | 'giveUp'
  | 'replyGiveUp'
  | 'verdict'
  | 'optionLaw'
  | 'replyLaw'
  | 'optionMercy'
  | 'replyMercy'
  | 'optionTruth'
  | 'replyTruth'
> & { readonly clearMarked: Spoken }

const TASK_KEYS = [
  'hour',
  'key',
  'name',
  'sleeve',
  'rule',
  'loner',
  'holder',
  'verse',
  'slip',
  'page',
] as const
export type TaskKey = (typeof TASK_KEYS)[number]
export type TaskTexts = Lines<'name' | 'target' | 'condition' | 'reward'>

/** Everything that is the same in every kit of a language. */
export type Frame = {
  /** The reasoning, a paragraph each: what was read, where, the question, the cast, fair play, why, four ways. */
  readonly think: readonly Line[]
  /** Puts the idea into words where the kit does not: in the introduction, the prologue and the opening node. */
  readonly ideaIntro: Line
  readonly ideaPrologue: Line
  readonly ideaOpening: Line
  readonly summaries: readonly [Line, Line, Line]
  readonly one: ActOne
  readonly two: ActTwo
  readonly three: ActThree
  readonly tasks: Readonly<Record<TaskKey, TaskTexts>>
}

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
    readonly never: RegExp
  }
  readonly frame: Frame
  readonly lenses: Readonly<Record<LensKey, Lens>>
  readonly kits: readonly Kit[]
  /** The kit of any idea. */
  readonly elsewhere: Kit
  /** Where an idea may play when no kit is written for its place. */
  readonly environments?: readonly Environment[]
  /** What may have been done there, when it was not a theft. */
  readonly deeds?: readonly Deed[]
}
