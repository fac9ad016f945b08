import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which version of its script a published game shows: a later one has changes nobody has seen yet. */
export const thirdMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema
      .alterTable('published_game')
      .addColumn('script_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // the columns this step needs, as they are on its day
    const games = db as unknown as Kysely<{
      published_game: { game_id: string; snapshot: string; script_version: number }
    }>
    const rows = await games.selectFrom('published_game').select('game_id').execute()
    for (const { game_id } of rows) {
      const of = games.selectFrom('published_game').select('snapshot')
      const { snapshot } = await of.where('game_id', '=', game_id).executeTakeFirstOrThrow()
      await games
        .updateTable('published_game')
        .set({ script_version: versionIn(snapshot) })
        .where('game_id', '=', game_id)
        .execute()
    }
  },
}

/** One game that cannot be read must not keep all others from being upgraded. */
function versionIn(snapshot: string): number {
  try {
    const { scriptVersion } = JSON.parse(snapshot) as { scriptVersion?: number }
    return scriptVersion ?? 0
  } catch {
    return 0
  }
}
