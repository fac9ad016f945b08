import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'
import { copyDatabase } from './copies.ts'
import { damageLine, findDamage } from './damage.ts'
import { isHalfRestored } from './half-restored.ts'
import { undoHalfStep } from './half-step.ts'
import { lockFolder } from './lock.ts'
import { migrate, NEWEST_SCHEMA, schemaStand } from './migrate.ts'
import type { OpenedStore, RefusedStore } from './opened.ts'
import { privateFile, privateFolder } from './private-file.ts'
import { storeOf } from './sqlite.ts'
import type { Store } from './tables.ts'

/** Opens the embedded database of a data folder, whole and migrated; refuses in one line where that cannot be. */
export async function openStore(dataDir: string): Promise<OpenedStore | RefusedStore> {
  privateFolder(dataDir)
  const lock = lockFolder(dataDir)
  if ('heldBy' in lock) return { refused: lock.heldBy }
  try {
    const opened = await openHeld(dataDir)
    if ('refused' in opened) {
      lock.release()
      return opened
    }
    const close = async () => {
      await opened.close()
      lock.release()
    }
    return { store: opened.store, close }
  } catch (fault) {
    lock.release()
    throw fault
  }
}

async function openHeld(dataDir: string): Promise<OpenedStore | RefusedStore> {
  if (isHalfRestored(dataDir))
    return {
      refused: `A restore of the data folder ${dataDir} was broken off: run it again (npm run restore), it goes on where it was.`,
    }
  const path = join(dataDir, 'lamplight.db')
  const wasEmptied = existsSync(path) && statSync(path).size === 0
  if (wasEmptied && existsSync(join(dataDir, 'secret.key')))
    return { refused: damageLine(dataDir, 'the file is empty') }
  privateFile(path)
  // Read only: what is refused is left as it is, to the last byte.
  const looked = open(path, { readOnly: true })
  const refused = await whyNot(looked, dataDir).finally(looked.close)
  if (refused !== null) return { refused }
  const { file, store, close } = open(path, { timeout: 5000 })
  try {
    const left = await bringUp(store, file, dataDir)
    if (left === null) return { store, close }
    await close()
    return { refused: left }
  } catch (fault) {
    await close()
    throw fault
  }
}

type OpenFile = { file: DatabaseSync; store: Store; close(): Promise<void> }

function open(path: string, options: DatabaseSyncOptions): OpenFile {
  const file = new DatabaseSync(path, options)
  const store = storeOf(file)
  const close = async () => {
    await store.destroy()
    // Kysely closes only what it has begun to use.
    if (file.isOpen) file.close()
  }
  return { file, store, close }
}

/** Why a database must stay as it is; null where nothing speaks against using it. */
async function whyNot({ file, store }: OpenFile, dataDir: string): Promise<string | null> {
  const damage = findDamage(file, join(dataDir, 'lamplight.db'))
  if (damage !== null) return damageLine(dataDir, damage)
  const { taken, unknown } = await schemaStand(store)
  const newer = unknown.at(-1)
  if (newer === undefined) return null
  return `The data folder ${dataDir} has schema ${taken.length} (${newer}), and this build knows no later one than ${NEWEST_SCHEMA}: start the newer build that wrote it, or set DATA_DIR to another folder. Nothing was changed.`
}

/** Brings the database to the schema of this build; answers why not where it must stay as it is. */
async function bringUp(store: Store, file: DatabaseSync, dataDir: string): Promise<string | null> {
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const { taken, pending } = await schemaStand(store)
  const [next] = pending
  if (next === undefined) return null
  if (taken.length > 0) copyDatabase(file, dataDir, taken.length, new Date())
  const half = await undoHalfStep(store, next)
  if (half !== null)
    return `The data folder ${dataDir} was left in the middle of step ${next}, and its table ${half.filled} holds something. Nothing was changed: keep a copy of the folder and ask who maintains Lamplight.`
  await migrate(store)
  return null
}
