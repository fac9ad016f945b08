import { Brief } from '#schemas/settings.ts'
import { createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createStates } from '#server/scripts/states.ts'
import { DamagedRow, readObject } from './damaged-row.ts'
import {
  addRows,
  digestOfTable,
  digestsOfLogs,
  pagesOf,
  TABLES,
  type TableDigest,
} from './every-row.ts'
import { createScriptStore } from './scripts.ts'
import type { Store, Tables } from './tables.ts'

/** What was moved, table by table. */
export type Moved = {
  tables: (TableDigest & { table: keyof Tables })[]
  logs: number
  /** Games folded from both logs to the same; those that are damaged are so in both. */
  games: number
  damaged: number
}
export type Moving = { target: Store; say(line: string): void }

/**
 * Copies every row into a database that has none, in one transaction: who is killed meanwhile has moved nothing. It is
 * committed only where the target, read again, holds what the source holds; throws a line that says what differs.
 */
export async function moveData(source: Store, { target, say }: Moving): Promise<Moved> {
  await mustBeEmpty(target)
  return target.transaction().execute(async (transaction) => {
    for (const table of TABLES) {
      let rows = 0
      for await (const page of pagesOf(source, table)) {
        await addRows(transaction, table, page)
        rows += page.length
      }
      say(`copied ${table}: ${rows} rows`)
    }
    return compared(source, transaction)
  })
}

async function mustBeEmpty(target: Store): Promise<void> {
  for (const table of TABLES)
    if (
      (
        await target
          .selectFrom(table)
          .select(({ lit }) => lit(1).as('n'))
          .limit(1)
          .execute()
      ).length
    )
      throw new Error(`its table ${table} holds something already`)
}

/** Reads both databases whole and holds one against the other. */
async function compared(source: Store, target: Store): Promise<Moved> {
  const tables: Moved['tables'] = []
  for (const table of TABLES) tables.push({ table, ...(await sameTable(source, target, table)) })
  const logs = await sameLogs(source, target)
  return { tables, logs, ...(await sameGames(source, target)) }
}

async function sameTable(source: Store, target: Store, table: keyof Tables): Promise<TableDigest> {
  const [one, other] = [await digestOfTable(source, table), await digestOfTable(target, table)]
  if (one.digest !== other.digest)
    throw new Error(`table ${table} differs: ${one.rows} rows and ${other.rows}`)
  return one
}

/** Answers how many. */
async function sameLogs(source: Store, target: Store): Promise<number> {
  const [one, other] = [await digestsOfLogs(source), await digestsOfLogs(target)]
  for (const [id, digest] of one)
    if (other.get(id) !== digest) throw new Error(`the log of script ${id} differs`)
  return one.size
}

async function sameGames(source: Store, target: Store): Promise<Pick<Moved, 'games' | 'damaged'>> {
  const found = { games: 0, damaged: 0 }
  const scripts = await source.selectFrom('script').select(['id', 'owner_uid', 'brief']).execute()
  for (const row of scripts) {
    const [one, other] = [await gameOf(source, row), await gameOf(target, row)]
    if (one !== other) throw new Error(`the game of script ${row.id} is folded otherwise`)
    found[one === DAMAGED ? 'damaged' : 'games'] += 1
  }
  return found
}

const DAMAGED = 'damaged'

/** The game its log tells, as one text. */
async function gameOf(
  store: Store,
  { id, owner_uid: ownerUid, brief }: { id: string; owner_uid: string; brief: string },
): Promise<string> {
  try {
    const log = { id, ownerUid, brief: Brief.parse(readObject(brief, 'script', id)) }
    const states = createStates(createScriptStore(store), createYieldingMutex())
    return JSON.stringify((await states.at(log)).draft)
  } catch (fault) {
    if (fault instanceof DamagedRow) return DAMAGED
    // a brief that is none
    if (fault instanceof Error && fault.name === 'ZodError') return DAMAGED
    throw fault
  }
}
