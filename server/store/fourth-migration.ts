import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who somebody is at a third party, and who was let in. Whoever registered before had an invite code. */
export const fourthMigration: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db
    await schema
      .alterTable('user')
      .addColumn('invited', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await schema
      .createTable('identity')
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('uid', 'text', (c) => c.notNull().references('user.uid').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('identity_pk', ['provider', 'subject'])
      .execute()
    await schema
      .createIndex('identity_user')
      .on('identity')
      .columns(['uid', 'provider'])
      .unique()
      .execute()
  },
}
