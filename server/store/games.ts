import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

export type NewPublication = {
  gameId: string
  scriptId: string
  ownerUid: string
  snapshot: string
  scriptVersion: number
  title: string
  cover: string | null
  at: string
}

/** A published game and the version of its script that it shows. */
export type PublishedVersion = { gameId: string; scriptVersion: number }

/** All of a publication but what was published, which is large. */
const STANDING = [
  'published_game.game_id',
  'published_game.script_id',
  'published_game.owner_uid',
  'published_game.version',
  'published_game.title',
  'published_game.cover',
  'published_game.published_at',
  'published_game.visibility',
  'published_game.script_version',
] as const

const OPEN = 'unlisted'
const WITHDRAWN = 'withdrawn'

/** Published games: one for a script, its snapshot replaced by each publication. */
export function createGameStore(db: Kysely<Tables>) {
  /** The games that can be opened: neither withdrawn nor of a deleted script. */
  const open = () =>
    db
      .selectFrom('published_game')
      .innerJoin('script', 'script.id', 'published_game.script_id')
      .where('script.deleted_at', 'is', null)
      .where('published_game.visibility', '!=', WITHDRAWN)

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
          visibility: OPEN,
          script_version: one.scriptVersion,
        })
        .onConflict((conflict) =>
          conflict.column('script_id').doUpdateSet((update) => ({
            snapshot: one.snapshot,
            title: one.title,
            cover: one.cover,
            published_at: one.at,
            version: update('published_game.version', '+', 1),
            visibility: OPEN,
            script_version: one.scriptVersion,
          })),
        )
        .returning('game_id')
        .executeTakeFirstOrThrow()
      return row.game_id
    },

    find: (gameId: string) =>
      open().select(STANDING).where('published_game.game_id', '=', gameId).executeTakeFirst(),

    /** What was published, as JSON. */
    async snapshotOf(gameId: string): Promise<string | undefined> {
      const row = await open()
        .select('published_game.snapshot')
        .where('published_game.game_id', '=', gameId)
        .executeTakeFirst()
      return row?.snapshot
    },

    /** The number of its publication, for a game that can be opened. */
    async versionOf(gameId: string): Promise<number | undefined> {
      const row = await open()
        .select('published_game.version')
        .where('published_game.game_id', '=', gameId)
        .executeTakeFirst()
      return row?.version
    },

    ofOwner: (uid: string, offset: number, size: number) =>
      open()
        .select(STANDING)
        .where('published_game.owner_uid', '=', uid)
        .orderBy('published_game.published_at', 'desc')
        .offset(offset)
        .limit(size)
        .execute(),

    /** A script's game with what was published, also one that nobody can open. */
    async wholeOf(scriptId: string) {
      const row = await db
        .selectFrom('published_game')
        .select(['game_id', 'snapshot', 'script_version', 'published_at', 'visibility'])
        .where('script_id', '=', scriptId)
        .executeTakeFirst()
      return row === undefined ? undefined : { ...row, isOpen: row.visibility !== WITHDRAWN }
    },

    /** Lets players see what they saw before; a game that is left out stays what is kept. */
    async show(
      scriptId: string,
      { version, at }: { version: number; at: string },
      game?: Pick<NewPublication, 'snapshot' | 'title' | 'cover'>,
    ): Promise<void> {
      await db
        .updateTable('published_game')
        .set((row) => ({
          visibility: OPEN,
          script_version: version,
          published_at: at,
          ...(game === undefined
            ? {}
            : { ...game, version: row('published_game.version', '+', 1) }),
        }))
        .where('script_id', '=', scriptId)
        .execute()
    },

    /** What players see of a script: null where it was withdrawn, undefined where it never was published. */
    async ofScript(scriptId: string): Promise<PublishedVersion | null | undefined> {
      const row = await db
        .selectFrom('published_game')
        .select(['game_id', 'script_version', 'visibility'])
        .where('script_id', '=', scriptId)
        .executeTakeFirst()
      if (row === undefined) return undefined
      if (row.visibility === WITHDRAWN) return null
      return { gameId: row.game_id, scriptVersion: row.script_version }
    },

    /** The open games of some scripts, by script, without what they hold. */
    async ofScripts(scriptIds: readonly string[]): Promise<Map<string, PublishedVersion>> {
      if (scriptIds.length === 0) return new Map()
      const rows = await open()
        .select([
          'published_game.script_id',
          'published_game.game_id',
          'published_game.script_version',
        ])
        .where('published_game.script_id', 'in', [...scriptIds])
        .execute()
      return new Map(
        rows.map((row) => [
          row.script_id,
          { gameId: row.game_id, scriptVersion: row.script_version },
        ]),
      )
    },

    /** Closes a game to everybody; what was published stays, and so does the link for the next time. */
    withdraw: (gameId: string) =>
      db
        .updateTable('published_game')
        .set({ visibility: WITHDRAWN })
        .where('game_id', '=', gameId)
        .execute(),
  }
}
export type GameStore = ReturnType<typeof createGameStore>
