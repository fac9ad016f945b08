import { perRegistry } from '#core/engine/stages.ts'
import type { Lamplight, NamedStage, Stages } from '#plugins/kit.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Presented } from '#schemas/steps.ts'

/**
 * How fast a game that is told at once is shown, in milliseconds: so much between two parts, at most so much between
 * two people, and at most so much for all people of a part. With five parts the whole takes 6 to 10 s.
 */
export const PACE = { partMs: 1_200, pieceMs: 500, piecesMs: 1_800 } as const

/** Which piece is shown next, and how long after the one before; or that all is shown and the presentation ends then. */
export type Turn =
  | {
      kind: 'piece'
      step: number
      pieces: number
      whole: boolean
      at: number | null
      afterMs: number
    }
  | { kind: 'end'; at: number | null; afterMs: number }

/** A part without pieces is one itself. */
function piecesOf(stage: NamedStage, draft: Draft, ready: boolean | undefined) {
  const { there, expected } = stage.pieces?.(draft) ?? { there: 1, expected: 1 }
  return { there: ready === true ? Math.max(1, there) : 0, expected }
}

const between = (pieces: number): number =>
  Math.min(PACE.pieceMs, Math.floor(PACE.piecesMs / Math.max(1, pieces - 1)))

/** What is there of each part now, as shown: what its reader has seen before is not presented again. */
export function allThere(stages: Stages, draft: Draft): Pick<Presented, 'shown' | 'whole'> {
  const ready = stages.ready(draft)
  const shown = stages.all.map((stage, step) => piecesOf(stage, draft, ready[step]).there)
  return { shown, whole: shown.flatMap((pieces, step) => (pieces > 0 ? [step] : [])) }
}

/** Whether nothing more of the game's parts is on its way; its pictures may be. */
const isWhole = (stages: Stages, draft: Draft): boolean => {
  const ready = stages.ready(draft)
  return (
    processComplete(draft) ||
    stages.all.every((stage, step) => {
      const { there, expected } = piecesOf(stage, draft, ready[step])
      return there > 0 && there >= expected
    })
  )
}

/**
 * Whose turn it is: the first piece in the order of the parts that is there and not shown. What is not there is not
 * waited for, so that a slow storyteller is shown as it tells. Null while nothing is presented, or nothing is there.
 */
export const nextTurn = perRegistry<Lamplight, (draft: Draft) => Turn | null>(
  (stages) => (draft) => {
    const { presented } = draft.session.steps
    if (presented === null) return null
    const { at } = presented
    const ready = stages.ready(draft)
    for (const [step, stage] of stages.all.entries()) {
      const shown = presented.shown[step] ?? 0
      const { there, expected } = piecesOf(stage, draft, ready[step])
      if (shown >= there) continue
      const afterMs = shown === 0 ? PACE.partMs : between(Math.max(there, expected))
      return { kind: 'piece', step, pieces: shown + 1, whole: shown + 1 === there, at, afterMs }
    }
    return isWhole(stages, draft) ? { kind: 'end', at, afterMs: PACE.partMs } : null
  },
)

export const isSameTurn = (one: Turn | null, other: Turn | null): boolean =>
  one?.kind === other?.kind &&
  one?.at === other?.at &&
  one?.afterMs === other?.afterMs &&
  (one?.kind !== 'piece' ||
    other?.kind !== 'piece' ||
    (one.step === other.step && one.pieces === other.pieces && one.whole === other.whole))
