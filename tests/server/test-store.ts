import { createHash } from 'node:crypto'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openStore } from '#server/store/open.ts'
import { openPostgres } from '#server/store/open-postgres.ts'
import type { OpenedStore, RefusedStore } from '#server/store/opened.ts'
import type { Store, Tables } from '#server/store/tables.ts'

/** The address of a PostgreSQL that is there for the tests, without the name of a database; unset: the embedded one is tried. */
const { LAMPLIGHT_TEST_POSTGRES: CLUSTER } = process.env
/** Whether PostgreSQL is tried. */
const isPostgres = CLUSTER !== undefined
/** Whether a connection leads to that PostgreSQL. */
export const isTestDatabase = ({ remotePort }: { remotePort?: number | undefined }): boolean =>
  CLUSTER !== undefined && remotePort === Number(new URL(CLUSTER).port)
/** A database that has the schema already, since a copy is made sooner than it. */
export const TEMPLATE = 'lamplight_template'
const TAKEN = '42P04'

/** The settings by which a server of some data folder finds its database: one for each folder. */
export async function storeSettings(dataDir: string): Promise<{ DATABASE_URL?: string }> {
  if (CLUSTER === undefined) return {}
  const name = `t${createHash('sha256').update(dataDir).digest('hex').slice(0, 24)}`
  const client = new Client(`${CLUSTER}/postgres`)
  await client.connect()
  try {
    await client.query(`create database ${name} template ${TEMPLATE}`)
  } catch (cause) {
    // whoever comes a second time finds what they left
    if (!(cause instanceof Error && 'code' in cause && cause.code === TAKEN)) throw cause
  } finally {
    await client.end()
  }
  return { DATABASE_URL: `${CLUSTER}/${name}` }
}

/** Opens the store of a data folder: of the kind that is tried. */
export async function openTestStore(dataDir: string): Promise<OpenedStore | RefusedStore> {
  const { DATABASE_URL: url } = await storeSettings(dataDir)
  return url === undefined ? openStore(dataDir) : openPostgres(url, () => undefined)
}

type Row = Record<string, unknown>

/** What is durable: reads one row by another connection, at once where that is a file. */
export function readBeside(
  dataDir: string,
  text: string,
): Row | undefined | Promise<Row | undefined> {
  if (!isPostgres) {
    const file = new DatabaseSync(join(dataDir, 'lamplight.db'), { readOnly: true })
    const row = file.prepare(text).get()
    file.close()
    return row
  }
  return (async () => {
    const { DATABASE_URL: url } = await storeSettings(dataDir)
    const client = new Client(url)
    await client.connect()
    const { rows } = await client.query<Row>(text)
    await client.end()
    return rows[0]
  })()
}

/** Makes every writing of a table fail; answers how to end that. */
export async function breakTable(store: Store, table: keyof Tables): Promise<() => Promise<void>> {
  const run = (text: string) => sql.raw(text).execute(store)
  const kinds = ['insert', 'update'] as const
  const nameOf = (kind: string) => `broken_${table}_${kind}`
  if (isPostgres)
    await run(`create or replace function broken() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`)
  for (const kind of kinds)
    await run(
      `create trigger ${nameOf(kind)} before ${kind} on ${table} ` +
        (isPostgres
          ? 'execute function broken()'
          : "begin select raise(abort, 'the disk is full'); end"),
    )
  return async () => {
    for (const kind of kinds)
      await run(`drop trigger ${nameOf(kind)}${isPostgres ? ` on ${table}` : ''}`)
  }
}
