import { distinctUntilChanged, EMPTY, filter, map, of, switchMap, take, timer } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { processComplete, scriptKnown } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { isIdle } from './leaving.ts'
import { allThere, isSameTurn, nextTurn, type Turn } from './turns.ts'

const NOTHING = { shown: [], whole: [] }

const ended = (returning: boolean): EventInput => ({
  type: 'steps/presentationEnded',
  source: 'clock',
  payload: { returning },
})

/** Whether this browser showed something of the game before it was opened. */
const isSeen = ({ session: { steps } }: Draft): boolean => steps.highest.some((one) => one > 0)

/**
 * ST18: a game that is opened while it is written is presented part by part; what was seen of it before stays shown.
 * One that is whole when it is opened is there at once, and so is any under reduced motion.
 */
export const startPresenting: Effect = ({ on, draft$, stages, ports }) =>
  on('script/opened').pipe(
    switchMap(() => draft$.pipe(filter(scriptKnown), take(1))),
    filter(
      (draft) =>
        !processComplete(draft) &&
        draft.session.steps.presented === null &&
        !ports.motion.reduced(),
    ),
    filter((draft) => !isSeen(draft) || !stages.ready(draft).every(Boolean)),
    map(
      (draft): EventInput => ({
        type: 'steps/presentationStarted',
        source: 'clock',
        payload: isSeen(draft) ? allThere(stages, draft) : NOTHING,
      }),
    ),
  )

/** ST18: shows each piece when it is there and its turn has come; ends when all is shown. */
export const present: Effect = ({ draft$, draft, stages, ports: { clock, motion } }) => {
  const factOf = (turn: Turn): EventInput => {
    // asked anew: the reader may have asked for less motion meanwhile
    if (turn.kind === 'end' || motion.reduced())
      return ended(isIdle(draft().session.steps, clock.now()))
    const { step, pieces, whole } = turn
    return { type: 'steps/presented', source: 'clock', payload: { step, pieces, whole } }
  }
  return draft$.pipe(
    map(nextTurn(stages)),
    distinctUntilChanged(isSameTurn),
    switchMap((turn) => {
      if (turn === null) return EMPTY
      const waits = turn.at === null ? 0 : turn.at + turn.afterMs - clock.now()
      // what has its turn already waits for no timer
      return waits <= 0 ? of(turn) : timer(waits, clock.scheduler).pipe(map(() => turn))
    }),
    map(factOf),
  )
}
