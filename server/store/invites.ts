import { randomInt } from 'node:crypto'
import type { Clock } from '#core/engine/ports.ts'
import type { Config } from '#server/config.ts'
import { metaOnce } from './meta.ts'
import type { Store } from './tables.ts'

const FIRST_RUN_USES = 10
// Without the letters and digits that are taken for each other.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Who may register. Codes are compared without regard to case. */
export type Invites = {
  /** Would this code let somebody in now? */
  isGood(code: string): Promise<boolean>
  /** Uses the code once, inside the transaction of a registration; false when it is used up. */
  consume(transaction: Store, code: string): Promise<boolean>
}

export function createInvites(store: Store, config: Config): Invites {
  const unlimited = new Set(config.inviteCodes.map(spell))
  const free = (code: string) => config.inviteMode === 'open' || unlimited.has(spell(code))
  return {
    async isGood(code) {
      if (free(code)) return true
      const row = await store
        .selectFrom('invite')
        .select('code')
        .where('code', '=', spell(code))
        .whereRef('uses', '<', 'max_uses')
        .executeTakeFirst()
      return row !== undefined
    },
    async consume(transaction, code) {
      if (free(code)) return true
      const row = await transaction
        .updateTable('invite')
        .set((row) => ({ uses: row('uses', '+', 1) }))
        .where('code', '=', spell(code))
        .whereRef('uses', '<', 'max_uses')
        .returning('code')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

/** The code of the first run, made once for an installation; `left` says how often it still works. */
export async function firstRunInvite(
  store: Store,
  clock: Clock,
): Promise<{ code: string; left: number }> {
  const code = await metaOnce(store, 'first-run-invite', randomCode)
  await store
    .insertInto('invite')
    .values({
      code,
      uses: 0,
      max_uses: FIRST_RUN_USES,
      created_at: new Date(clock.now()).toISOString(),
    })
    .onConflict((c) => c.column('code').doNothing())
    .execute()
  const row = await store
    .selectFrom('invite')
    .select(['uses', 'max_uses'])
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return { code, left: row.max_uses - row.uses }
}

const spell = (code: string): string => code.trim().toUpperCase()

function randomCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return [0, 4, 8].map((from) => letters.slice(from, from + 4).join('')).join('-')
}
