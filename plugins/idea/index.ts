import { definePlugin } from '#core/plugin.ts'
import { emptyIdea } from '#schemas/idea.ts'
import { forgetUnsent, openCreationPage, startOverAtHome, submitAfterLogin } from './effects.ts'

/** The idea of a game, and how far its creation has come. */
export const idea = definePlugin({
  name: 'idea',
  slice: 'idea',
  on: {
    'idea/edited': (slice, { payload }) => {
      slice.text = payload.text
    },
    'idea/languageChosen': (slice, { payload }) => {
      slice.language = payload.language
    },
    'idea/submitted': (_, { payload }) => ({
      ...payload,
      gameStatus: 'creating',
      routeStatus: 'create',
      waiting: false,
    }),
    'idea/heldForLogin': (_, { payload }) => ({ ...emptyIdea(), ...payload, waiting: true }),
    'idea/creationEntered': (slice) => {
      slice.gameStatus = 'creating'
      slice.routeStatus = 'generate'
    },
    'idea/creationRestored': (_, { payload }) => ({ ...payload, waiting: false }),
    // C3: the proposals, not the chapters
    'outlines/updated': (slice) => {
      slice.gameStatus = 'complete'
    },
    'settings/startAccepted': (slice) => {
      slice.routeStatus = 'generate'
    },
    'account/loginClosed': (slice) => {
      slice.waiting = false
    },
    'idea/creationReset': () => emptyIdea(),
    'account/signedOut': () => emptyIdea(),
  },
  effects: [openCreationPage, startOverAtHome, submitAfterLogin, forgetUnsent],
})
