import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What several servers know together: what was counted, where games stand in line, and who tells an outline. */
export const eighthMigration: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db
    await schema
      .createTable('call_rate')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('made_up_at', 'bigint', (c) => c.notNull())
      .execute()
    await schema
      .createTable('limit_count')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('times', 'text', (c) => c.notNull())
      .addColumn('until', 'text', (c) => c.notNull())
      .execute()
    await schema
      .alterTable('script')
      .addColumn('place_in_line', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('outline_request').addColumn('worker', 'text').execute()
    await schema
      .alterTable('outline_request')
      .addColumn('lease_until', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  },
}
