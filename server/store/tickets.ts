import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '#core/engine/ports.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { TicketUse } from '#schemas/user.ts'
import type { ServerSecret } from './secret.ts'
import type { Store } from './tables.ts'

/** What a code belongs to: it is worth nothing for another address or use. */
type TicketFor = { email: string; use: TicketUse }

/** The codes that are sent by mail. */
export type Tickets = {
  /** Makes a new code; the one before it is worth nothing from now on. */
  issue(ticket: TicketFor): Promise<string>
  /** Is this the code? A wrong one uses up a try, and after the last try none is right. */
  attempt(ticket: TicketFor, code: string): Promise<boolean>
  /** Uses the code up, inside the transaction that it allows; false when somebody else was faster. */
  consume(transaction: Store, ticket: TicketFor, code: string): Promise<boolean>
}

/** A code that says it is good for longer is from before the clock was set back; a little of that is common. */
const LONGEST_MS = 2 * LIMITS.ticketValidMs

export function createTickets(store: Store, clock: Clock, secret: ServerSecret): Tickets {
  const iso = (shift = 0) => new Date(clock.now() + shift).toISOString()
  const hashOf = ({ email, use }: TicketFor, code: string) =>
    secret.digest('ticket', use, email, code)
  return {
    async issue(ticket) {
      const code = String(randomInt(10 ** LIMITS.ticketDigits)).padStart(LIMITS.ticketDigits, '0')
      const fresh = {
        code_hash: hashOf(ticket, code),
        expires_at: iso(LIMITS.ticketValidMs),
        tries: 0,
      }
      await store
        .insertInto('ticket')
        .values({ email: ticket.email, ticket_use: ticket.use, ...fresh })
        .onConflict((c) => c.columns(['email', 'ticket_use']).doUpdateSet(fresh))
        .execute()
      return code
    },
    async attempt(ticket, code) {
      // One statement: of many guesses at once no more than the allowed number is looked at.
      const hash = hashOf(ticket, code)
      const row = await store
        .updateTable('ticket')
        .set({ tries: sql<number>`case when code_hash = ${hash} then tries else tries + 1 end` })
        .where('email', '=', ticket.email)
        .where('ticket_use', '=', ticket.use)
        .where('expires_at', '>', iso())
        .where('expires_at', '<=', iso(LONGEST_MS))
        .where('tries', '<', LIMITS.ticketTries)
        .returning('code_hash')
        .executeTakeFirst()
      return row?.code_hash === hash
    },
    async consume(transaction, ticket, code) {
      const row = await transaction
        .deleteFrom('ticket')
        .where('email', '=', ticket.email)
        .where('ticket_use', '=', ticket.use)
        .where('code_hash', '=', hashOf(ticket, code))
        .where('expires_at', '>', iso())
        .where('expires_at', '<=', iso(LONGEST_MS))
        .where('tries', '<', LIMITS.ticketTries)
        .returning('email')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
