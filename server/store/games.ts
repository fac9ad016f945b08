import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type NewPublication = {
  gameId: string
  scriptId: string
  ownerUid: string
  snapshot: string
  title: string
  cover: string | null
  at: string
}

/** Published games: one for a script, its snapshot replaced by each publication. */
export function createGameStore(db: Kysely<Tables>) {
  return {
    /** Publishes for the first time or again; answers the game's id, which stays. */
    async publish(one: NewPublication): Promise<string> {
      const row = await db
        .insertInto('published_game')
        .values({
          game_id: one.gameId,
          script_id: one.scriptId,
          owner_uid: one.ownerUid,
          version: 1,
          snapshot: one.snapshot,
          title: one.title,
          cover: one.cover,
          published_at: one.at,
          visibility: 'unlisted',
        })
        .onConflict((conflict) =>
          conflict.column('script_id').doUpdateSet((update) => ({
            snapshot: one.snapshot,
            title: one.title,
            cover: one.cover,
            published_at: one.at,
            version: update('published_game.version', '+', 1),
            visibility: 'unlisted',
          })),
        )
        .returning('game_id')
        .executeTakeFirstOrThrow()
      return row.game_id
    },

    find: (gameId: string) =>
      db.selectFrom('published_game').selectAll().where('game_id', '=', gameId).executeTakeFirst(),

    ofOwner: (uid: string, offset: number, size: number) =>
      db
        .selectFrom('published_game')
        .selectAll()
        .where('owner_uid', '=', uid)
        .orderBy('published_at', 'desc')
        .offset(offset)
        .limit(size)
        .execute(),

    async ofScripts(scriptIds: readonly string[]): Promise<Map<string, string>> {
      if (scriptIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('published_game')
        .select(['script_id', 'game_id'])
        .where('script_id', 'in', [...scriptIds])
        .execute()
      return new Map(rows.map((row) => [row.script_id, row.game_id]))
    },
  }
}
export type GameStore = ReturnType<typeof createGameStore>
