import { scriptRoutes } from '#server/routes/script-routes.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import { openCopiedGames } from './copied-games.ts'
import { quickStoryteller } from './quick-storyteller.ts'

/** A server with the sample game, of which each test takes a copy with a chat of its own. */
export const openChatServer = (assistant: Assistant) =>
  openCopiedGames([scriptRoutes({ ...quickStoryteller(), assistant })])
