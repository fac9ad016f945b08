import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import { emptyIdea } from '#schemas/idea.ts'
import { forgetUnsent, startOverAtHome, submitAfterLogin } from './effects.ts'

/** The idea of a game, and how far its creation has come. */
export const idea = definePlugin({
  name: 'idea',
  slice: 'idea',
  reduce: {
    'idea/edited': withImmer((slice, { payload }) => {
      slice.text = payload.text
    }),
    'idea/languageChosen': withImmer((slice, { payload }) => {
      slice.language = payload.language
    }),
    'idea/submitted': (_, { payload }) => ({
      ...payload,
      gameStatus: 'creating',
      routeStatus: 'create',
      waiting: false,
    }),
    'idea/heldForLogin': (_, { payload }) => ({ ...emptyIdea(), ...payload, waiting: true }),
    'idea/creationEntered': withImmer((slice) => {
      slice.gameStatus = 'creating'
      slice.routeStatus = 'generate'
    }),
    'idea/creationRestored': (_, { payload }) => ({ ...payload, waiting: false }),
    // the proposals, not the chapters
    'outlines/updated': withImmer((slice) => {
      slice.gameStatus = 'complete'
    }),
    // what stood on the table is proposed again
    'correcting/corrected': withImmer((slice) => {
      slice.gameStatus = 'creating'
    }),
    'settings/startAccepted': withImmer((slice) => {
      slice.routeStatus = 'generate'
    }),
    'account/loginClosed': withImmer((slice) => {
      slice.waiting = false
    }),
  },
  effects: [startOverAtHome, submitAfterLogin, forgetUnsent],
})
