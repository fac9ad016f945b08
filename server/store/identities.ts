import type { Clock } from '#core/engine/ports.ts'
import type { Provider } from '#schemas/provider.ts'
import type { ProviderUser } from '#server/oauth/provider.ts'
import type { Store } from './tables.ts'

/** Somebody at a third party: which one, and whom it says they are. */
export type Identity = { provider: Provider; person: ProviderUser }

/** Who the users are at third parties. A user has one identity at each, an identity has one user. */
export type Identities = {
  /** The uid of whoever this is here. */
  uidOf(transaction: Store, identity: Identity): Promise<string | undefined>
  /** The identities of a user, by the name they go by there. */
  of(transaction: Store, uid: string): Promise<{ provider: Provider; name: string }[]>
  /** False where the identity has a user, or the user another identity of that provider. */
  add(transaction: Store, uid: string, identity: Identity): Promise<boolean>
  remove(transaction: Store, uid: string, provider: Provider): Promise<void>
}

export const createIdentities = (clock: Clock): Identities => ({
  async uidOf(transaction, { provider, person }) {
    const row = await transaction
      .selectFrom('identity')
      .select('uid')
      .where('provider', '=', provider)
      .where('subject', '=', person.subject)
      .executeTakeFirst()
    return row?.uid
  },
  of: (transaction, uid) =>
    transaction
      .selectFrom('identity')
      .select(['provider', 'name'])
      .where('uid', '=', uid)
      .orderBy('created_at')
      .execute(),
  async add(transaction, uid, { provider, person }) {
    const row = await transaction
      .insertInto('identity')
      .values({
        provider,
        subject: person.subject,
        uid,
        name: person.name,
        created_at: new Date(clock.now()).toISOString(),
      })
      .onConflict((c) => c.doNothing())
      .returning('uid')
      .executeTakeFirst()
    return row !== undefined
  },
  async remove(transaction, uid, provider) {
    await transaction
      .deleteFrom('identity')
      .where('uid', '=', uid)
      .where('provider', '=', provider)
      .execute()
  },
})
