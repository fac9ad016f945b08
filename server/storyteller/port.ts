import type { PicturePart } from '#core/game/pictures.ts'
import type { GameSnapshot, GenerationStage } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { OutlineOption, OutlineRequest } from '#schemas/outline.ts'
import type { ReadOfIdea } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import type { CoverScene } from '#server/media/cover-scene.ts'
import type { MusicBrief } from '#server/media/music-brief.ts'
import type { PictureBrief } from '#server/media/picture.ts'
import type { OnSpent } from '#server/model/spent.ts'
import type { Note, Plan, PlannedUnit } from './plan.ts'

/** One fact a unit of work ends in: exactly one frame on the wire. */
export type UnitFact = GameFact

/** Who pays where a model paints. */
export type PicturePayer = Pick<UnitContext, 'spent' | 'usedUp'>

/** Makes pictures and music where the server can serve them; answers absolute addresses. */
export type MediaMaker = {
  /** Without a payer no model is asked. */
  picture(brief: PictureBrief, signal: AbortSignal, payer?: PicturePayer): Promise<string>
  music(brief: MusicBrief, signal: AbortSignal): Promise<string>
  /** A loop that is shipped and needs no rendering. */
  shippedMusic(brief: MusicBrief): string
}

/**
 * A piece of a proposal: how the idea was read, and what its cover shows, by a storyteller that says so; reasoning in markdown, whose pieces are
 * concatenated as they are; or one way to tell the idea.
 */
export type Proposal =
  | { reading: ReadOfIdea }
  | { cover: CoverScene }
  | { thought: string }
  | { outline: OutlineOption }

/** A unit that was told, in any run, and what it ended in. */
export type ToldUnit = { unit: string; fact: UnitFact }
/** What was kept while a unit was written. */
export type KeptNote = { unit: string; note: Note }

/** What a unit is written from. What an attempt that failed has kept is forgotten. */
export type UnitContext = {
  plan: Plan
  /** What stands in the log so far, oldest first. */
  told: readonly ToldUnit[]
  /** What the units told so far have kept, oldest first. */
  notes: readonly KeptNote[]
  /** Remembers something for later units: stored together with this unit's fact, or not at all. */
  keep(note: Note): void
  /** Shows how far the unit has come, as the fact it would end in by now: neither stored nor numbered. */
  report(part: UnitFact): void
  media: MediaMaker
  /** Hears of each question that was put to a provider for this unit, as it ends. */
  spent: OnSpent
  /** Whether a budget for models is used up by now; absent: there is none. */
  usedUp?: AskBudget
  /** Aborted when the unit's deadline passes, and when its game is left. */
  signal: AbortSignal
}

/** Asks whether a budget for models is used up by now. */
export type AskBudget = () => Promise<UsedBudget | null>

/** The most that may be spent on a game, or on a user's day, as what ends it is called in notes. */
export type UsedBudget = 'gameBudget' | 'dayBudget'

/** Why a storyteller tells nothing: refused for good, or not to be had for now. */
export type RefusalCode = 'refused' | 'unavailable'

/**
 * Refused for a reason the creator should read: the code is a key of the server's words. What is `refused` is not
 * asked for again; what is `unavailable` is, not before `retryAfterMs`.
 */
export class StorytellerRefusal extends Error {
  readonly code: RefusalCode
  readonly retryAfterMs: number | undefined
  constructor(code: RefusalCode, message: string, retryAfterMs?: number) {
    super(message)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** The code of a refusal, as a process of its own tells it; undefined of any other fault. */
export const refusalCodeOf = (fault: unknown): RefusalCode | undefined =>
  fault instanceof StorytellerRefusal ? fault.code : undefined

/** Which picture is wanted another way, and the game as it is by now. */
export type OtherPicture = { part: PicturePart; salt: string; game: GameSnapshot }

/** What a scene is told again from: the plan, what was told before it, and who hears what it cost. */
export type RetellingContext = Pick<UnitContext, 'plan' | 'told' | 'spent' | 'signal'>
/** The scene in other words, or the code of why they could not be used. */
export type RetoldScene = { node: KeyNode } | { why: string }

/** Who writes the games: the built-in storyteller, or a language model. */
export interface Storyteller {
  readonly name: string
  /** Writes no faster than is read: the creator sees what it reports. Absent: its units come whole. */
  readonly isSeenWriting?: true
  /** How long an attempt at a unit of a stage, or at a plan, may take; absent: five minutes. */
  readonly deadlinesMs?: Partial<Record<GenerationStage | 'plan', number>>
  /** Thinks, then offers at least three ways to tell the idea, with distinct keys and texts: one telling, in this order. */
  propose(
    request: OutlineRequest,
    signal: AbortSignal,
    spent?: OnSpent,
    usedUp?: AskBudget,
  ): AsyncIterable<Proposal>
  /** Decides a whole game. Asked once a script: what it answers is stored, and never compared with another answer. */
  plan(brief: Brief, signal: AbortSignal): Promise<Plan>
  /** Writes one unit of a plan. Asked again where it failed, and after a kill with the same plan. */
  write(unit: PlannedUnit, context: UnitContext): Promise<UnitFact>
  /** A picture of a plan's game, to be painted another way: one for each salt; undefined where it has none. */
  otherPicture?(plan: Plan, asked: OtherPicture): PictureBrief | undefined
  /** One scene of a plan's game in other words; undefined where the plan, or the scene, is not its to tell so. */
  tellAgain?(node: KeyNode, context: RetellingContext): Promise<RetoldScene | undefined>
  /** Tells a unit where `write` failed for good, so that the game is whole; what fails here is a failed stage. */
  fallback?(unit: PlannedUnit, context: UnitContext): Promise<UnitFact>
}
