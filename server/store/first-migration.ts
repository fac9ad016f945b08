import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Accounts, scripts and published games. */
export const firstMigration: Migration = {
  // A migration outlives the table types of its day, so it must not know them.
  async up(db: Kysely<never>) {
    const { schema } = db
    await schema
      .createTable('user')
      .addColumn('uid', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('nick_name', 'text', (c) => c.notNull())
      .addColumn('avatar_seed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('session')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('uid', 'text', (c) => c.notNull().references('user.uid').onDelete('cascade'))
      .addColumn('client_hash', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('ended_at', 'text')
      .execute()
    await schema.createIndex('session_user').on('session').columns(['uid', 'client_hash']).execute()
    await schema
      .createTable('ticket')
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('ticket_use', 'text', (c) => c.notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ticket_pk', ['email', 'ticket_use'])
      .execute()
    await schema
      .createTable('invite')
      .addColumn('code', 'text', (c) => c.primaryKey())
      .addColumn('uses', 'integer', (c) => c.notNull())
      .addColumn('max_uses', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createTable('idempotency')
      .addColumn('scope', 'text', (c) => c.notNull())
      .addColumn('key_hash', 'text', (c) => c.notNull())
      .addColumn('body_hash', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('idempotency_pk', ['scope', 'key_hash'])
      .execute()
    await schema
      .createTable('meta')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  },
}
