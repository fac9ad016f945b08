import type { Subject } from 'rxjs'
import { definitionOf } from '#schemas/events/index.ts'
import type { GenerationStage } from '#schemas/game.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import type { NewFact } from '#server/store/scripts.ts'
import { Note, type PlannedUnit } from '#server/storyteller/plan.ts'
import {
  type MediaMaker,
  type PicturePayer,
  type Storyteller,
  StorytellerRefusal,
  type UnitContext,
  type UnitFact,
  type UsedBudget,
} from '#server/storyteller/port.ts'
import { inSpan } from '#server/tracing/spans.ts'
import { type Attempt, type AttemptLimits, DEADLINE_MS } from './attempts.ts'
import { paidMedia } from './paid-media.ts'
import type { Spender } from './spending.ts'
import type { Tale } from './tale.ts'

/**
 * How far a unit has come, as the fact it would end in by now. Neither stored nor numbered; each says all the one before
 * it said. Taken back: the attempt that told this much has failed.
 */
export type UnitProgress = {
  script: string
  uid: string
  unit: string
  fact: UnitFact
  isTakenBack?: true
}
/** What a unit ends in: its fact, or the failure of its stage. */
export type Written = Omit<NewFact, 'unit'>

export type UnitWriterOptions = {
  storyteller: Storyteller
  media: MediaMaker
  attempt: Attempt
  parts: Pick<Subject<UnitProgress>, 'next'>
  /** Hears of each question that was put to a provider, whatever became of its attempt. */
  spent?: (of: Spender, spent: SpentQuestion) => void
  /** Whether a budget of a user, or of a game, is used up. */
  usedUp?: (of: Pick<Spender, 'uid' | 'script'>) => Promise<UsedBudget | null>
  log: { error(details: object, words: string): void }
}

/** Has units written: tried again where that may help, told by the storyteller's fallback where it does not. */
export function createUnitWriter(options: UnitWriterOptions) {
  const { storyteller, media, attempt, parts, usedUp, log } = options

  /** One attempt at a unit, by itself: what comes of it once it has ended, or is late, counts no more. */
  async function one(
    write: NonNullable<Storyteller['fallback']>,
    { script, uid, unit, tale }: Piece,
    signal: AbortSignal,
  ): Promise<Written> {
    const notes: Note[] = []
    let shown: UnitProgress | undefined
    let isOpen = true
    const counts = () => isOpen && !signal.aborted
    const payer: PicturePayer = {
      spent: (question) =>
        options.spent?.({ uid, script, stage: unit.stage, unit: unit.id }, question),
      ...(usedUp && { usedUp: () => usedUp({ uid, script }) }),
    }
    const context: UnitContext = {
      ...tale,
      ...payer,
      media: paidMedia(media, payer),
      signal,
      keep: (note) => {
        if (counts()) notes.push(Note.parse(note))
      },
      report: (fact) => {
        if (!counts()) return
        if (isKnown(fact)) {
          shown = { script, uid, unit: unit.id, fact }
          parts.next(shown)
        } else log.error({ unit: unit.id }, 'a part told no fact of the vocabulary')
      },
    }
    try {
      const fact = await write(unit, context)
      if (!isKnown(fact)) throw new Error(`a unit told no fact of the vocabulary: ${fact.type}`)
      return { fact, ...(notes.length > 0 ? { notes } : {}) }
    } catch (cause) {
      if (shown !== undefined && !signal.aborted) parts.next({ ...shown, isTakenBack: true })
      throw cause
    } finally {
      isOpen = false
    }
  }

  return (piece: Piece, signal: AbortSignal): Promise<Written> =>
    inSpan('unit', { stage: piece.unit.stage }, () => written(piece, signal))

  async function written(piece: Piece, signal: AbortSignal): Promise<Written> {
    const { id, stage } = piece.unit
    const asked: AttemptLimits = {
      deadlineMs: storyteller.deadlinesMs?.[stage] ?? DEADLINE_MS,
      signal,
    }
    try {
      return await attempt(asked, (leaving) =>
        one((...words) => storyteller.write(...words), piece, leaving),
      )
    } catch (cause) {
      if (signal.aborted) return failure(stage, cause, id)
      log.error({ unit: id, cause }, 'a unit could not be made')
      if (storyteller.fallback === undefined) return failure(stage, cause, id)
      const once = { ...asked, isWorthATry: () => false }
      const fallback = storyteller.fallback.bind(storyteller)
      return attempt(once, (leaving) => one(fallback, piece, leaving)).catch((fault: unknown) => {
        if (!signal.aborted) log.error({ unit: id, cause: fault }, 'a fallback could not be told')
        return failure(stage, cause, id)
      })
    }
  }
}

/** What is to be written, for whom, and the tale it belongs to. */
type Piece = { script: string; uid: string; unit: PlannedUnit; tale: Tale }

/** A storyteller's fact is taken only in the shape every reader counts on. */
const isKnown = ({ type, payload }: UnitFact): boolean =>
  definitionOf(type)?.payload.safeParse(payload).success === true

/** A stage whose unit failed, in a code the creator's words are found by. */
export function failure(stage: GenerationStage, cause: unknown, unit: string): Written {
  const refused = cause instanceof StorytellerRefusal && cause.code === 'refused'
  const reason = refused ? 'refused' : 'fault'
  const fact = {
    type: 'script/stageFailed',
    payload: { stage, reason, retryable: !refused, unit },
  } as const
  return { fact }
}
