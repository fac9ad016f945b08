import type { TextFieldName } from '#core/game/addresses.ts'
import type { GameLanguage } from '#schemas/language.ts'
import type { Shade } from '../moods.ts'
import type { FaultKind } from '../proof.ts'
import type { Beyond } from '../reading/beyond.ts'
import type { RecastCounts } from '../recast-places.ts'

/** What the assistant understands a request to want. */
export type Verb = 'change' | 'shorten' | 'soften' | 'remove' | 'add' | 'other'

/** How the assistant calls the places of a game. */
export type Names = {
  parts: Readonly<Record<TextFieldName, string>>
  of(owner: string, part: string): string
  game: string
  prologue: string
  player: string
  chapter(number: number): string
  node(id: number): string
  option(number: number): string
  reply(number: number): string
  paragraph(number: number): string
  trait(name: string): string
  task(name: string): string
  taskOf(owner: string, name: string): string
  inPlay(title: string): string
  cover: string
  /** The picture of a person or a place. */
  picture(owner: string): string
  languages: Readonly<Record<GameLanguage, string>>
}

/** Why a place is in a plan. */
type Reasons = {
  isName: string
  says(words: string, times: number): string
  asked: string
  shorter(from: number, to: number, node: boolean): string
  gentler(words: string): string
  removed: string
  added: string
  /** What another picture keeps, and what it changes. */
  painted: Readonly<Record<'cover' | 'place' | 'person', string>>
  /** Somebody speaks there from now on. */
  speaks(name: string): string
  /** Somebody gives the task from now on. */
  gives(name: string): string
  /** Another answer is right from now on. */
  answer(words: string): string
  /** What leads on to the truth there is another. */
  right: string
  /** It tells of who did it. */
  follows: string
  /** The same of a place that reads otherwise than it was told. */
  rewritten(why: string): string
}

/** What a plan does, in one sentence. */
type Plans = {
  renamed(from: string, to: string, places: number): string
  replaced(from: string, to: string, places: number): string
  set(title: string, to: string): string
  rewritten(title: string): string
  shortened(title: string, places: number): string
  softened(title: string, places: number): string
  removed(title: string, still: number): string
  /** Another mood, another title, or both; the titles of what is changed. */
  retold(mood: Shade | undefined, titles: readonly string[]): string
  lengthened(title: string, places: number): string
  taskAdded(person: string, task: string): string
  /** Other words of the storyteller's own. */
  toldAgain(title: string, places: number): string
  /** The same in another language; so many texts of what is meant stay as they are. */
  translated(title: string, language: string, places: number, still: number): string
  /** Another picture; the picture's title. */
  painted(title: string): string
  /** The case around another culprit. */
  culprit(to: string, from: string, counts: RecastCounts): string
}

/** Why something is not done, in one sentence. */
type Refusals = {
  unclear: string
  /** What is to change was said, and not what it becomes. */
  toWhat(title: string): string
  cannot: Readonly<Record<Verb, string>>
  notFound(words: string): string
  notHere(words: string): string
  taken(name: string): string
  ambiguous(said: string, names: readonly string[]): string
  same: string
  empty: string
  tooLong(most: number): string
  short(title: string): string
  gentle(title: string): string
  /** What takes more than words of the game. */
  beyond: Readonly<Record<Beyond, string>>
  /** Why there is no translation. */
  translation: {
    /** No language was named, or none that stories are told in. */
    intoWhat: string
    /** More than a part was asked for. */
    wholeGame: string
    /** Such a game is told in each language for itself. */
    eachForItself(language: string): string
    /** It is not told in that language. */
    untold(language: string): string
    /** Something else was written there since. */
    written(title: string, language: string): string
    /** It holds what there is in one language alone: a name, the idea's own words, a game with letters. */
    noWords(title: string, language: string): string
  }
  /** Why somebody cannot be made the culprit, and who can. */
  culprit: {
    unknown(words: string, names: readonly string[]): string
    /** It was said how it should end. */
    outcome(names: readonly string[]): string
    already(name: string, names: readonly string[]): string
    cannotBe(name: string, names: readonly string[]): string
    /** The game is not as the storyteller told it. */
    notTold: string
    /** A game of a plot is about no deed. */
    nobody: string
  }
  /** Somebody has nothing to say that a task could hang on, or has every task there is. */
  noTask(person: string): string
  /** There is nothing more to say of it. */
  full(title: string): string
  /** It has no picture that could be painted another way. */
  noPicture(title: string): string
  /** The storyteller has no other words for it. */
  toldOnce(title: string): string
  /** The game is not as the storyteller told it. */
  notMine: string
  riddle(title: string): string
  breaks(title: string, faults: readonly (readonly [FaultKind, number])[]): string
}

/** Requests that name something of this very game and can be done as they stand. */
export type Requests = {
  rename(name: string, to: string): string
  age(name: string, years: number): string
  title(to: string): string
  intro: string
  summary(chapter: number): string
  soften(chapter: number): string
  retell(chapter: number): string
  translate(chapter: number, language: GameLanguage): string
  addTask(person: string): string
  removeTask(name: string): string
  culprit(name: string): string
}

/** All that the assistant says in one language. */
export type Speech = {
  names: Names
  reasons: Reasons
  plans: Plans
  refusals: Refusals
  requests: Requests
}
