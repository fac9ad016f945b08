import { Migrator } from 'kysely/migration'
import { firstMigration } from './first-migration.ts'
import { fourthMigration } from './fourth-migration.ts'
import { secondMigration } from './second-migration.ts'
import type { Store } from './tables.ts'
import { thirdMigration } from './third-migration.ts'

/** Every step the database has ever taken, in the order of the names. A step that was released is never changed. */
const migrations = {
  '001-accounts': firstMigration,
  '002-scripts': secondMigration,
  '003-published-version': thirdMigration,
  '004-identities': fourthMigration,
}

/** Brings the database to the newest form; throws when a step fails. */
export async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({
    db: store,
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
