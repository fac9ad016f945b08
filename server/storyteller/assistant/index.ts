import type { Assistant } from '../assistant-port.ts'
import { recast } from '../builtin/recast.ts'
import { retell } from '../builtin/retell.ts'
import { translate } from '../builtin/translate-plot.ts'
import type { Reteller } from '../reteller.ts'
import { analyse } from './analyse.ts'
import { carryOut } from './carry-out.ts'
import { retellableAt } from './make-retelling.ts'

const HERE: Reteller = {
  retell: async (job) => retell(job),
  recast: async (job) => recast(job),
  translate: async (job) => translate(job),
}

/** The assistant that needs no model and no network: it reads a request by its words, in three languages. */
export const createBuiltInAssistant = (reteller: Reteller = HERE): Assistant => ({
  async analyse(game, asked, signal) {
    signal.throwIfAborted()
    return analyse(game, asked, {
      retell: (job) => reteller.retell(job, signal),
      recast: (job) => reteller.recast(job, signal),
      translate: (job) => reteller.translate(job, signal),
    })
  },
  async retellable(game, addresses, signal) {
    signal.throwIfAborted()
    return retellableAt(game, addresses, (job) => reteller.retell(job, signal))
  },
  async carryOut(game, { operation, scope }, signal) {
    signal.throwIfAborted()
    return carryOut(game, operation, scope)
  },
})
