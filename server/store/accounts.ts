import { randomBytes } from 'node:crypto'
import type { Clock } from '#core/engine/ports.ts'
import type { Store } from './tables.ts'

export type AccountRow = {
  uid: string
  email: string
  password_hash: string
  nick_name: string
  avatar_seed: string
  invited: number
}

/** Somebody new. Without an address they are known by a third party alone; without a hash no password is right. */
type NewAccount = {
  email: string | null
  passwordHash: string
  nickName: string
  invited: boolean
}

/** The users. */
export type Accounts = {
  byEmail(email: string, transaction?: Store): Promise<AccountRow | undefined>
  byUid(uid: string, transaction?: Store): Promise<AccountRow | undefined>
  /** The same, and nobody else changes this user or what is decided by them until the transaction ends. */
  hold(transaction: Store, uid: string): Promise<AccountRow | undefined>
  /** Adds a user; undefined when the address has one already. */
  add(transaction: Store, user: NewAccount): Promise<AccountRow | undefined>
  /** Notes that somebody is let in, under the name they chose. */
  letIn(transaction: Store, uid: string, nickName: string): Promise<AccountRow | undefined>
  /** Answers the uid, or undefined when there is no such user. */
  setPassword(transaction: Store, email: string, passwordHash: string): Promise<string | undefined>
}

const COLUMNS = ['uid', 'email', 'password_hash', 'nick_name', 'avatar_seed', 'invited'] as const

/** The address somebody can be written to, else null. */
export const emailIn = ({ email }: Pick<AccountRow, 'email'>): string | null =>
  email.includes('@') ? email : null

export function createAccounts(store: Store, clock: Clock): Accounts {
  return {
    byEmail: (email, transaction = store) =>
      transaction.selectFrom('user').select(COLUMNS).where('email', '=', email).executeTakeFirst(),
    byUid: (uid, transaction = store) =>
      transaction.selectFrom('user').select(COLUMNS).where('uid', '=', uid).executeTakeFirst(),
    // a writing and not a reading: on every engine whoever comes second waits here, and then sees what the first one did
    hold: (transaction, uid) =>
      transaction
        .updateTable('user')
        .set((row) => ({ invited: row.ref('invited') }))
        .where('uid', '=', uid)
        .returning(COLUMNS)
        .executeTakeFirst(),
    add(transaction, { email, passwordHash, nickName, invited }) {
      const uid = `u${randomBytes(10).toString('hex')}`
      return transaction
        .insertInto('user')
        .values({
          uid,
          email: email ?? uid,
          password_hash: passwordHash,
          nick_name: nickName,
          avatar_seed: randomBytes(8).toString('hex'),
          created_at: new Date(clock.now()).toISOString(),
          invited: invited ? 1 : 0,
        })
        .onConflict((c) => c.column('email').doNothing())
        .returning(COLUMNS)
        .executeTakeFirst()
    },
    letIn: (transaction, uid, nickName) =>
      transaction
        .updateTable('user')
        .set({ invited: 1, nick_name: nickName })
        .where('uid', '=', uid)
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
