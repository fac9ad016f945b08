import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Scripts, their facts, outline requests and published games. */
export const secondMigration: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db
    await schema
      .createTable('script')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_uid', 'text', (c) => c.notNull())
      .addColumn('brief', 'text', (c) => c.notNull())
      .addColumn('status', 'integer', (c) => c.notNull())
      .addColumn('script_version', 'integer', (c) => c.notNull())
      .addColumn('worker', 'text')
      .addColumn('lease_until', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addColumn('deleted_at', 'text')
      .execute()
    await schema
      .createIndex('script_owner')
      .on('script')
      .columns(['owner_uid', 'created_at'])
      .execute()
    await schema
      .createIndex('script_pending')
      .on('script')
      .columns(['status', 'lease_until'])
      .execute()
    await schema
      .createTable('script_event')
      .addColumn('script_id', 'text', (c) => c.notNull().references('script.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('unit', 'text')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('script_event_pk', ['script_id', 'seq'])
      .execute()
    await schema
      .createTable('published_game')
      .addColumn('game_id', 'text', (c) => c.primaryKey())
      .addColumn('script_id', 'text', (c) => c.notNull().references('script.id'))
      .addColumn('owner_uid', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('snapshot', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('cover', 'text')
      .addColumn('published_at', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createIndex('published_game_script')
      .unique()
      .on('published_game')
      .columns(['script_id'])
      .execute()
    await schema
      .createIndex('published_game_owner')
      .on('published_game')
      .columns(['owner_uid', 'published_at'])
      .execute()
    await schema
      .createTable('outline_request')
      .addColumn('uid', 'text', (c) => c.notNull())
      .addColumn('request_id', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('lines', 'text', (c) => c.notNull())
      .addColumn('finished', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('outline_request_pk', ['uid', 'request_id'])
      .execute()
  },
}
