import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { storable } from './postgres.ts'
import type { Store, Tables } from './tables.ts'

type Value = string | number | null
/** A row as it stands, whichever table it is of. */
export type AnyRow = Readonly<Record<string, Value>>

/** Each table and what a row of it is known by, a table after those it refers to. */
export const TABLE_KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  user: ['uid'],
  session: ['token_hash'],
  identity: ['provider', 'subject'],
  ticket: ['email', 'ticket_use'],
  invite: ['code'],
  idempotency: ['scope', 'key_hash'],
  meta: ['name'],
  script: ['id'],
  script_event: ['script_id', 'seq'],
  script_plan: ['script_id'],
  script_note: ['script_id', 'seq', 'place'],
  published_game: ['game_id'],
  outline_request: ['uid', 'request_id'],
  model_question: ['id'],
  call_rate: ['key'],
  limit_count: ['key'],
}
export const TABLES = Object.keys(TABLE_KEYS) as (keyof Tables)[]

/** A fact may have some hundred kilobytes. */
const ROWS_AT_ONCE = 50

/** A table page by page, in the order of its key as its own database has it. */
export async function* pagesOf(store: Store, table: keyof Tables): AsyncIterable<AnyRow[]> {
  const key = TABLE_KEYS[table]
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let last: AnyRow | undefined
  while (true) {
    const after =
      last === undefined
        ? sql``
        : sql`where (${columns}) > (${sql.join(key.map((k) => last?.[k]))})`
    const { rows } = await sql<AnyRow>`select * from ${sql.table(table)} ${after}
      order by ${columns} limit ${ROWS_AT_ONCE}`.execute(store)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** Adds rows as they are. */
export async function addRows(store: Store, table: keyof Tables, rows: AnyRow[]): Promise<void> {
  const loose = store as unknown as Kysely<Record<string, Record<string, Value>>>
  await loose.insertInto(table).values(rows).execute()
}

/** What a table holds: how many rows, and one digest of all of them, in whatever order they come. */
export type TableDigest = { rows: number; digest: string }

/** Reads a whole table to its digest. */
export async function digestOfTable(store: Store, table: keyof Tables): Promise<TableDigest> {
  const digests: string[] = []
  for await (const page of pagesOf(store, table))
    digests.push(...page.map((row) => digestOf(textOf(row))))
  return { rows: digests.length, digest: digestOf(digests.sort().join()) }
}

/** The digest of each script's log, by its id, in the order of its facts. */
export async function digestsOfLogs(store: Store): Promise<Map<string, string>> {
  const logs = new Map<string, string>()
  for await (const page of pagesOf(store, 'script_event'))
    for (const row of page) {
      const id = String(row.script_id)
      logs.set(id, digestOf(`${logs.get(id) ?? ''}${textOf(row)}`))
    }
  return logs
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** A row as PostgreSQL can keep it, its columns by name. */
const textOf = (row: AnyRow): string =>
  JSON.stringify(
    Object.entries(row)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, storable(value)]),
  )
