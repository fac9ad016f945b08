import type { Edit } from '#core/game/edits.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import type { Direction } from '#schemas/record.ts'
import type { OnSpent } from '#server/model/spent.ts'
import type { Operation } from './assistant/operation.ts'
import type { AskBudget } from './port.ts'

/** What of the game is quoted: a whole thing's address (`npcs/7`), or words of the text at an address (`npcs/7/bio`). */
export type Quoted = { address: string; text: string }

/** A creator's request, what they quoted with it, and the interface's language, in which it is answered. */
export type Asked = { text: string; quotes: readonly Quoted[]; language: RequestLanguage }

/** One place a plan changes, in the game's words; `now` and `then` are '' where there is no text. */
export type PlannedPlace = {
  address: string
  title: string
  reason: string
  now: string
  then: string
  /** Where it is a whole thing: the addresses in it that are written. */
  parts?: readonly string[]
}

/** What a request would change, or, where it cannot be done, why not and at most three nearest things that can. */
export type Analysis =
  | {
      kind: 'plan'
      sentence: string
      places: readonly PlannedPlace[]
      operation: Operation
      /** It is carried out in all of its places or in none. */
      isWhole?: true
    }
  | { kind: 'directions'; sentence: string; directions: readonly Direction[] }

/** Who reads a request for a change of a written game and, once its plan is confirmed, answers the edits. */
export interface Assistant {
  analyse(
    game: GameSnapshot,
    asked: Asked,
    signal: AbortSignal,
    spent?: OnSpent,
    usedUp?: AskBudget,
  ): Promise<Analysis>
  /** Which of some places it can tell in other words; absent: of the story any part is offered, of people and places none. */
  retellable?(
    game: GameSnapshot,
    addresses: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly string[]>
  carryOut(
    game: GameSnapshot,
    plan: { operation: Operation; scope: readonly string[] },
    signal: AbortSignal,
    spent?: OnSpent,
  ): Promise<readonly Edit[]>
}
