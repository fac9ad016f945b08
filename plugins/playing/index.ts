import { definePlugin } from '#core/plugin.ts'
import { emptyPlaying } from '#schemas/playing.ts'
import { judgeChoices, openGame } from './effects.ts'

/** A published game, played by anybody who has the link. */
export const playing = definePlugin({
  name: 'playing',
  slice: 'playing',
  on: {
    'playing/opened': (_, { payload }) => ({
      ...emptyPlaying(),
      gameId: payload.gameId,
      status: 'loading',
    }),
    'playing/received': (slice, { payload }) => {
      if (slice.gameId !== payload.gameId) return
      slice.status = 'ready'
      slice.game = payload.game
    },
    'playing/failed': (slice, { payload }) => {
      if (slice.gameId === payload.gameId) slice.status = payload.missing ? 'missing' : 'failed'
    },
    'playing/nodeShown': (slice, { payload }) => {
      slice.walk.push({ ...payload, optionId: null })
    },
    'playing/optionChosen': (slice, { payload }) => {
      const step = slice.walk.findLast(
        (one) => one.chapterKey === payload.chapterKey && one.nodeId === payload.nodeId,
      )
      if (step !== undefined) step.optionId = payload.optionId
    },
    'playing/choiceJudged': (slice, { payload }) => {
      const { chapterKey, nodeId, correct, earned } = payload
      if (correct !== null) slice.verdicts[`${chapterKey}|${nodeId}`] = correct
      const known = new Set(slice.earned.map((task) => task.globalId))
      slice.earned.push(...earned.filter((task) => !known.has(task.globalId)))
    },
    'playing/restarted': (slice) => {
      slice.walk = []
      slice.verdicts = {}
      slice.earned = []
    },
  },
  effects: [openGame, judgeChoices],
})
