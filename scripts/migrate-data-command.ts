import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import { moveData } from '#server/store/move-data.ts'
import { openStore } from '#server/store/open.ts'
import { openAlone } from '#server/store/open-postgres.ts'
import type { OpenedStore } from '#server/store/opened.ts'

type Outcome = { status: number; refused: string }
const refuse = (refused: string): Outcome => ({ status: 1, refused })
const DONE: Outcome = { status: 0, refused: '' }

/** Moves the embedded database into an empty PostgreSQL and says what was compared; 1 where nothing was moved. */
export async function migrateDataCommand(
  environment: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<Outcome> {
  const read = readConfig(environment)
  if (!read.ok) return refuse(read.faults.join('\n'))
  const { dataDir, databaseUrl } = read.config
  if (databaseUrl === null)
    return refuse('DATABASE_URL must be set: it says where the data are moved to.')
  if (!existsSync(join(dataDir, 'lamplight.db')))
    return refuse(`The data folder ${dataDir} has no embedded database: there is nothing to move.`)
  const source = await openStore(dataDir)
  if ('refused' in source) return refuse(source.refused)
  try {
    const target = await openAlone(databaseUrl)
    if ('refused' in target) return refuse(target.refused)
    return await move(source, target, say).finally(target.close)
  } finally {
    await source.close()
  }
}

async function move(
  source: OpenedStore,
  target: OpenedStore,
  say: (line: string) => void,
): Promise<Outcome> {
  try {
    const moved = await moveData(source.store, { target: target.store, say })
    for (const { table, rows, digest } of moved.tables) say(`${table} ${rows} ${digest}`)
    const damaged = moved.damaged === 0 ? '' : ` Damaged in both alike: ${moved.damaged}.`
    say(
      `Nothing differs: ${moved.tables.length} tables, ${moved.logs} logs and ${moved.games} folded games.${damaged}`,
    )
    say(
      'Start with the same DATA_DIR and DATABASE_URL from now on; the embedded database stays as it was, and so do pictures and music, in DATA_DIR or in the bucket of MEDIA_URL.',
    )
    return DONE
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault)
    return refuse(`Nothing was moved to the database of DATABASE_URL: ${why}.`)
  }
}
