import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { eighthMigration } from './eighth-migration.ts'
import { fifthMigration } from './fifth-migration.ts'
import { firstMigration } from './first-migration.ts'
import { fourthMigration } from './fourth-migration.ts'
import { secondMigration } from './second-migration.ts'
import { seventhMigration } from './seventh-migration.ts'
import { sixthMigration } from './sixth-migration.ts'
import type { Store } from './tables.ts'
import { thirdMigration } from './third-migration.ts'

/** Every step the database has ever taken, in the order of the names. A step that was released is never changed. */
export const migrations = {
  '001-accounts': firstMigration,
  '002-scripts': secondMigration,
  '003-published-version': thirdMigration,
  '004-identities': fourthMigration,
  '005-plans': fifthMigration,
  '006-model-questions': sixthMigration,
  '007-cards': seventhMigration,
  '008-shared': eighthMigration,
}

const STEPS = Object.keys(migrations).sort()

/** The schema this build knows; each step makes the next number. */
export const NEWEST_SCHEMA = STEPS.length

/** Where a database stands: which steps it took, which are before it, and which this build has never heard of. */
export type SchemaStand = { taken: string[]; pending: string[]; unknown: string[] }

/** Reads where a database stands, and changes nothing. */
export async function schemaStand(store: Store): Promise<SchemaStand> {
  const tables = await store.introspection.getTables({ withInternalKyselyTables: true })
  const isKept = tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)
  const { rows } = isKept
    ? await sql<{
        name: string
      }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(store)
    : { rows: [] }
  const taken = rows.map(({ name }) => name)
  return {
    taken,
    pending: STEPS.filter((step) => !taken.includes(step)),
    unknown: taken.filter((step) => !STEPS.includes(step)),
  }
}

/** Brings the database to the newest form, all steps with their rows in one transaction; throws when a step fails. */
export async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
