import { from, map, mergeMap, of, switchMap, timeout } from 'rxjs'
import type { Effect } from '#core/plugin.ts'
import { STATUS } from '#schemas/api.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import { decodeGame } from '#schemas/wire/game.ts'
import { decodeEach } from '#schemas/wire/read.ts'
import { decodeTask } from '#schemas/wire/task.ts'

export const openGame: Effect = ({ on, ports }) =>
  on('playing/opened').pipe(
    switchMap(({ payload: { gameId } }) =>
      from(ports.api.call('playGame', { params: { gameId } })).pipe(
        map((answer): EventInput => {
          if (answer.ok) {
            const { game } = decodeGame(answer.data)
            return { type: 'playing/received', source: 'server', payload: { gameId, game } }
          }
          const missing = answer.status === STATUS.missing || answer.status === STATUS.invalid
          return { type: 'playing/failed', source: 'server', payload: { gameId, missing } }
        }),
        timeout({
          first: LIMITS.patienceMs,
          with: () =>
            of<EventInput>({
              type: 'playing/failed',
              source: 'server',
              payload: { gameId, missing: false },
            }),
          scheduler: ports.clock.scheduler,
        }),
      ),
    ),
  )

/** Asks what a choice came to; without an answer the story simply goes on. */
export const judgeChoices: Effect = ({ on, draft, ports }) =>
  on('playing/optionChosen').pipe(
    mergeMap(({ payload: { chapterKey, nodeId, optionId } }) =>
      from(
        ports.api.call('judgeChoice', {
          params: { gameId: draft().playing.gameId ?? '' },
          body: { chapter_key: chapterKey, node_id: nodeId, option_id: optionId },
        }),
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
