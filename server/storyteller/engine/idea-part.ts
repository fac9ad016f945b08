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
  /** How many years it speaks of: “ten years”. */
  readonly years: string
  /** What it is about, made something that can be held. */
  readonly thing: string
  /** The same in its shortest form. */
  readonly thingShort: string
  readonly where: string
  readonly event: string
  /** What the idea says of its person or creature, as a predicate. */
  readonly talk: string
  readonly mechanic: string
  /** What the rule of the idea is about. */
  readonly ruled: string
  /** All nouns, to find the place by. */
  readonly nouns: readonly string[]
}
