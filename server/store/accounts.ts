import { randomBytes } from 'node:crypto'
import type { Clock } from '#core/ports.ts'
import type { Store } from './tables.ts'

export type AccountRow = {
  uid: string
  email: string
  password_hash: string
  nick_name: string
  avatar_seed: string
}

/** The users. */
export type Accounts = {
  byEmail(email: string): Promise<AccountRow | undefined>
  /** Adds a user; undefined when the address has one already. */
  add(
    transaction: Store,
    user: { email: string; passwordHash: string; nickName: string },
  ): Promise<AccountRow | undefined>
  /** Answers the uid, or undefined when there is no such user. */
  setPassword(transaction: Store, email: string, passwordHash: string): Promise<string | undefined>
}

const COLUMNS = ['uid', 'email', 'password_hash', 'nick_name', 'avatar_seed'] as const

export function createAccounts(store: Store, clock: Clock): Accounts {
  return {
    byEmail: (email) =>
      store.selectFrom('user').select(COLUMNS).where('email', '=', email).executeTakeFirst(),
    add: (transaction, { email, passwordHash, nickName }) =>
      transaction
        .insertInto('user')
        .values({
          uid: `u${randomBytes(10).toString('hex')}`,
          email,
          password_hash: passwordHash,
          nick_name: nickName,
          avatar_seed: randomBytes(8).toString('hex'),
          created_at: new Date(clock.now()).toISOString(),
        })
        .onConflict((c) => c.column('email').doNothing())
        .returning(COLUMNS)
        .executeTakeFirst(),
    async setPassword(transaction, email, passwordHash) {
      const row = await transaction
        .updateTable('user')
        .set({ password_hash: passwordHash })
        .where('email', '=', email)
        .returning('uid')
        .executeTakeFirst()
      return row?.uid
    },
  }
}
