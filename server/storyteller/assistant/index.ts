import type { Assistant } from '../assistant-port.ts'
import { analyse } from './analyse.ts'
import { carryOut } from './carry-out.ts'

/** The assistant that needs no model and no network: it reads a request by its words, in three languages. */
export const createBuiltInAssistant = (): Assistant => ({
  async analyse(game, asked, signal) {
    signal.throwIfAborted()
    return analyse(game, asked)
  },
  async carryOut(game, { operation, scope }, signal) {
    signal.throwIfAborted()
    return carryOut(game, operation, scope)
  },
})
