import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a list shows of a script stands in its row; of one that nobody has told anything since, its log is read once. */
export const seventhMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('script').addColumn('card', 'text').execute()
  },
}
