import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a storyteller decided about a game before its first word, and what it keeps from one unit for later ones. */
export const fifthMigration: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db
    await schema
      .createTable('script_plan')
      .addColumn('script_id', 'text', (c) =>
        c.primaryKey().references('script.id').onDelete('cascade'),
      )
      .addColumn('plan', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('script_note')
      .addColumn('script_id', 'text', (c) =>
        c.notNull().references('script.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('note', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('script_note_pk', ['script_id', 'seq', 'place'])
      .execute()
  },
}
