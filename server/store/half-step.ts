import { sql } from 'kysely'
import type { Store } from './tables.ts'

/** What a step leaves behind when it is broken off, children before their parents. */
type Made = {
  tables: readonly string[]
  columns: readonly (readonly [table: string, name: string])[]
}

// The steps of builds that took them outside of a transaction, and those that are taken within one all the same.
const MADE: Readonly<Record<string, Made>> = {
  '001-accounts': {
    tables: ['session', 'user', 'ticket', 'invite', 'idempotency', 'meta'],
    columns: [],
  },
  '002-scripts': {
    tables: ['script_event', 'published_game', 'script', 'outline_request'],
    columns: [],
  },
  '003-published-version': { tables: [], columns: [['published_game', 'script_version']] },
  '004-identities': { tables: ['identity'], columns: [['user', 'invited']] },
  '005-plans': { tables: ['script_note', 'script_plan'], columns: [] },
  '006-model-questions': { tables: ['model_question'], columns: [] },
  '007-cards': { tables: [], columns: [['script', 'card']] },
  '008-shared': {
    tables: ['call_rate', 'limit_count'],
    columns: [
      ['script', 'place_in_line'],
      ['outline_request', 'worker'],
      ['outline_request', 'lease_until'],
    ],
  },
}

/**
 * Takes back what a killed server left of a step it never recorded, so that the step can be taken whole. Nobody has
 * written there, because a server serves only after its last step; a table that holds something all the same is named.
 */
export function undoHalfStep(store: Store, step: string): Promise<{ filled: string } | null> {
  const made = MADE[step]
  if (made === undefined) return Promise.resolve(null)
  return store.transaction().execute(async (transaction) => {
    const present = await transaction.introspection.getTables()
    const left = made.tables.filter((name) => present.some((table) => table.name === name))
    for (const name of left) {
      const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction)
      if (rows.length > 0) return { filled: name }
    }
    for (const name of left) await transaction.schema.dropTable(name).execute()
    for (const [table, name] of made.columns) {
      const columns = present.find((one) => one.name === table)?.columns ?? []
      if (columns.some((column) => column.name === name))
        await transaction.schema.alterTable(table).dropColumn(name).execute()
    }
    return null
  })
}
