import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

const COUNTS = ['input', 'cached', 'output', 'reasoning', 'ms'] as const

/** What each question to a language model has cost: never what was asked or answered. */
export const sixthMigration: Migration = {
  async up(db: Kysely<never>) {
    const { schema } = db
    // it names its game by id alone: what was paid for a game that is gone was paid all the same
    let table = schema
      .createTable('model_question')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('uid', 'text', (c) => c.notNull())
      .addColumn('script_id', 'text')
      .addColumn('stage', 'text')
      .addColumn('unit', 'text')
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('model', 'text', (c) => c.notNull())
    for (const name of COUNTS) table = table.addColumn(name, 'integer', (c) => c.notNull())
    await table
      .addColumn('ended', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute()
    await schema
      .createIndex('model_question_uid')
      .on('model_question')
      .columns(['uid', 'at'])
      .execute()
    await schema
      .createIndex('model_question_script')
      .on('model_question')
      .column('script_id')
      .execute()
  },
}
