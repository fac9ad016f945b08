import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { GameLanguage } from '../language.ts'

export const IdeaEdited = defineEvent('idea/edited', 'session', z.object({ text: z.string() }))
export const IdeaLanguageChosen = defineEvent(
  'idea/languageChosen',
  'session',
  z.object({ language: GameLanguage }),
)
export const IdeaSubmitted = defineEvent(
  'idea/submitted',
  'session',
  z.object({ text: z.string().min(1), language: GameLanguage }),
)
/** The generation screen opened. */
export const CreationEntered = defineEvent('idea/creationEntered', 'session', z.object({}))
export const CreationReset = defineEvent('idea/creationReset', 'session', z.object({}))
/** A saved draft of the creation came back from the browser's storage. */
export const CreationRestored = defineEvent(
  'idea/creationRestored',
  'session',
  z.object({
    text: z.string(),
    language: GameLanguage.nullable(),
    gameStatus: z.enum(['initial', 'creating', 'complete']),
    routeStatus: z.enum(['home', 'create', 'generate']),
  }),
)
/** A visitor submitted an idea: it is kept until somebody has signed in. */
export const IdeaHeldForLogin = defineEvent(
  'idea/heldForLogin',
  'session',
  z.object({ text: z.string().min(1), language: GameLanguage }),
)
