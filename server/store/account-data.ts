import type { Store } from './tables.ts'

/** What the profile shows and changes of a user. */
export type ProfileRow = {
  uid: string
  email: string
  nick_name: string
  avatar_seed: string
  created_at: string
}

const PROFILE = ['uid', 'email', 'nick_name', 'avatar_seed', 'created_at'] as const

/** What is kept of an account, to be changed, taken along and forgotten by its owner. */
export function createAccountData(store: Store) {
  const scriptsOf = (transaction: Store, uid: string) =>
    transaction.selectFrom('script').select('id').where('owner_uid', '=', uid)

  /** Deletes everything of an account inside a transaction; false when there is no such user (any more). */
  async function remove(transaction: Store, uid: string): Promise<boolean> {
    // who writes on one of them waits from here on, and then finds nothing to write on
    await transaction
      .updateTable('script')
      .set((row) => ({ updated_at: row.ref('updated_at') }))
      .where('owner_uid', '=', uid)
      .execute()
    await transaction
      .deleteFrom('script_event')
      .where('script_id', 'in', scriptsOf(transaction, uid))
      .execute()
    await transaction.deleteFrom('published_game').where('owner_uid', '=', uid).execute()
    await transaction.deleteFrom('script').where('owner_uid', '=', uid).execute()
    await transaction.deleteFrom('outline_request').where('uid', '=', uid).execute()
    await transaction.deleteFrom('model_question').where('uid', '=', uid).execute()
    // the scope of a command begins with who gave it
    await transaction.deleteFrom('idempotency').where('scope', 'like', `${uid} %`).execute()
    await transaction.deleteFrom('identity').where('uid', '=', uid).execute()
    await transaction.deleteFrom('session').where('uid', '=', uid).execute()
    const user = await transaction
      .deleteFrom('user')
      .where('uid', '=', uid)
      .returning('email')
      .executeTakeFirst()
    if (user === undefined) return false
    await transaction.deleteFrom('ticket').where('email', '=', user.email).execute()
    return true
  }

  return {
    profileOf: (uid: string): Promise<ProfileRow | undefined> =>
      store.selectFrom('user').select(PROFILE).where('uid', '=', uid).executeTakeFirst(),

    change: (uid: string, change: { nick_name?: string; avatar_seed?: string }) =>
      store
        .updateTable('user')
        .set(change)
        .where('uid', '=', uid)
        .returning(PROFILE)
        .executeTakeFirst(),

    remove,

    /** Work that was under way for an account when it was deleted may have left something: that goes too. */
    async sweep(): Promise<void> {
      const users = store.selectFrom('user').select('uid')
      const left = await store
        .selectFrom('script')
        .select('owner_uid as uid')
        .where('owner_uid', 'not in', users)
        .union(store.selectFrom('outline_request').select('uid').where('uid', 'not in', users))
        .union(store.selectFrom('model_question').select('uid').where('uid', 'not in', users))
        .execute()
      for (const { uid } of left)
        await store.transaction().execute((transaction) => remove(transaction, uid))
    },

    sessionsOf: (uid: string) =>
      store
        .selectFrom('session')
        .select(['created_at', 'expires_at', 'ended_at'])
        .where('uid', '=', uid)
        .orderBy('created_at')
        .execute(),

    /** Also the deleted ones: they are still kept. */
    scriptsOf: (uid: string) =>
      store
        .selectFrom('script')
        .select(['id', 'brief', 'status', 'script_version', 'created_at', 'updated_at'])
        .select('deleted_at')
        .where('owner_uid', '=', uid)
        .orderBy('created_at')
        .execute(),

    logOf: (scriptId: string) =>
      store
        .selectFrom('script_event')
        .select(['seq', 'at', 'type', 'payload'])
        .where('script_id', '=', scriptId)
        .orderBy('seq')
        .execute(),

    gameIdsOf: async (uid: string): Promise<string[]> => {
      const rows = await store
        .selectFrom('published_game')
        .select('game_id')
        .where('owner_uid', '=', uid)
        .orderBy('published_at')
        .execute()
      return rows.map(({ game_id }) => game_id)
    },

    gameOf: (gameId: string) =>
      store
        .selectFrom('published_game')
        .select(['game_id', 'script_id', 'title', 'version', 'published_at', 'visibility'])
        .select(['script_version', 'snapshot'])
        .where('game_id', '=', gameId)
        .executeTakeFirst(),

    outlinesOf: (uid: string) =>
      store
        .selectFrom('outline_request')
        .select(['request_id', 'created_at', 'lines'])
        .where('uid', '=', uid)
        .orderBy('created_at')
        .execute(),

    modelQuestionsOf: (uid: string) =>
      store
        .selectFrom('model_question')
        .select(['at', 'script_id', 'stage', 'unit', 'purpose', 'provider', 'model'])
        .select(['input', 'cached', 'output', 'reasoning', 'ms', 'ended'])
        .where('uid', '=', uid)
        .orderBy('at')
        .execute(),
  }
}
export type AccountData = ReturnType<typeof createAccountData>
