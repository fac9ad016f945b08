import { ignoreElements, map, merge, mergeMap, switchMap, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import { STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { LIMITS } from '#schemas/limits.ts'
import { decodeGame } from '#schemas/wire/game.ts'
import { decodeEach } from '#schemas/wire/read.ts'
import { decodeTask } from '#schemas/wire/task.ts'
import { found, keep, nameOf } from './kept.ts'

export const openGame: Effect = ({ on, ports }) =>
  on('playing/opened').pipe(
    switchMap(({ payload: { gameId } }) =>
      callApi(ports, 'playGame', { params: { gameId } }).pipe(
        map((answer): EventInput[] => {
          if (answer.ok) return received(ports.storage, gameId, decodeGame(answer.data).game)
          const missing = answer.status === STATUS.missing || answer.status === STATUS.invalid
          return [failed(gameId, missing)]
        }),
      ),
    ),
  )

const failed = (gameId: string, missing: boolean): EventInput => ({
  type: 'playing/failed',
  source: 'server',
  payload: { gameId, missing },
})

/** A game that came, and with it where this device's player stood in it. */
function received(storage: Storage, gameId: string, game: GameSnapshot): EventInput[] {
  const kept = found(storage, gameId, game)
  return [
    { type: 'playing/received', source: 'server', payload: { gameId, game } },
    ...(kept === null
      ? []
      : [{ type: 'playing/resumed', source: 'server', payload: kept } satisfies EventInput]),
  ]
}

/** Asks what a choice came to, at once or when the player is back; without an answer the story simply goes on. */
export const judgeChoices: Effect = ({ on, draft, ports }) =>
  merge(
    on('playing/optionChosen').pipe(map(({ payload }) => payload)),
    on('playing/resumed').pipe(
      mergeMap(({ payload: { walk, unjudged } }) =>
        unjudged.flatMap((name) => {
          const step = walk.findLast((one) => nameOf(one) === name)
          const optionId = step?.optionId ?? null
          return step === undefined || optionId === null ? [] : [{ ...step, optionId }]
        }),
      ),
    ),
  ).pipe(
    mergeMap(({ chapterKey, nodeId, optionId }) =>
      callApi(
        ports,
        'judgeChoice',
        {
          params: { gameId: draft().session.playing.gameId ?? '' },
          body: { chapter_key: chapterKey, node_id: nodeId, option_id: optionId },
        },
        // nobody waits for it: whenever it comes it is told
        { limitMs: LIMITS.requestTimeoutMs },
      ).pipe(
        mergeMap((answer): EventInput[] => {
          if (!answer.ok) return []
          const earned = decodeEach(answer.data.earned, (task) => decodeTask(task))
          const payload = { chapterKey, nodeId, correct: answer.data.correct, earned }
          return [{ type: 'playing/choiceJudged', source: 'server', payload }]
        }),
      ),
    ),
  )

/** Keeps every step on the device (PU14). */
export const keepWalk: Effect = ({ on, draft, ports }) =>
  on(
    'playing/resumed',
    'playing/nodeShown',
    'playing/optionChosen',
    'playing/choiceJudged',
    'playing/restarted',
  ).pipe(
    tap(() => keep(ports.storage, draft().session.playing)),
    ignoreElements(),
  )
