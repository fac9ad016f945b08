import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { emptyPlaying, emptyWalk } from '#schemas/playing.ts'
import { judgeChoices, keepWalk, openGame } from './effects.ts'
import { nameOf } from './kept.ts'

/** A published game, played by anybody who has the link. */
export const playing = definePlugin({
  name: 'playing',
  slice: 'playing',
  reduce: {
    'playing/opened': (_, { payload }) => ({
      ...emptyPlaying(),
      gameId: payload.gameId,
      status: 'loading',
    }),
    'playing/received': withImmer((slice, { payload }) => {
      if (slice.gameId !== payload.gameId) return
      slice.status = 'ready'
      slice.game = payload.game
    }),
    'playing/failed': withImmer((slice, { payload }) => {
      if (slice.gameId === payload.gameId) slice.status = payload.missing ? 'missing' : 'failed'
    }),
    'playing/resumed': (slice, { payload }) => ({ ...slice, ...payload }),
    'playing/nodeShown': withImmer((slice, { payload }) => {
      slice.returned = null
      slice.walk.push({ ...payload, optionId: null })
    }),
    'playing/optionChosen': withImmer((slice, { payload }) => {
      const step = slice.walk.findLast(
        (one) => one.chapterKey === payload.chapterKey && one.nodeId === payload.nodeId,
      )
      if (step === undefined) return
      step.optionId = payload.optionId
      slice.returned = null
      const judged = nameOf(payload)
      if (!slice.unjudged.includes(judged)) slice.unjudged.push(judged)
    }),
    'playing/choiceJudged': withImmer((slice, { payload }) => {
      const { correct, earned } = payload
      const judged = nameOf(payload)
      slice.unjudged = slice.unjudged.filter((one) => one !== judged)
      if (correct !== null) slice.verdicts[judged] = correct
      const known = new Set(slice.earned.map((task) => task.globalId))
      slice.earned.push(...earned.filter((task) => !known.has(task.globalId)))
    }),
    'playing/restarted': (slice) => ({ ...slice, ...emptyWalk(), returned: null }),
  },
  effects: [openGame, judgeChoices, keepWalk],
})
