import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'
import { openStore } from '#server/store/open.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { answer } from './measure.ts'

/** How many durable appends of one fact a second: ours, and the same two rows written without anything of ours. */
const APPENDS = 3_000
const AT = new Date().toISOString()
const PAYLOAD = { chapters: [], prologue: ['x'.repeat(800)] }
const TEXT = JSON.stringify(PAYLOAD)
const UPDATE = 'update script set updated_at = ? where id = ?'
const INSERT =
  'insert into script_event (script_id, seq, unit, type, payload, at) values (?, ?, ?, ?, ?, ?)'

type Append = (seq: number) => Promise<void> | void

/** The file a start of ours left behind, opened as ours is. */
function rawFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path)
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  return file
}

function rawSqlite(path: string, isRowTouched: boolean): Append {
  const file = rawFile(path)
  const update = file.prepare(UPDATE)
  const insert = file.prepare(INSERT)
  return (seq) => {
    file.exec('begin')
    if (isRowTouched) update.run(AT, 's1')
    insert.run('s1', seq, null, 'story/written', TEXT, AT)
    file.exec('commit')
  }
}

type Tables = {
  script: { id: string; updated_at: string }
  script_event: Record<'script_id' | 'type' | 'payload' | 'at', string> & {
    seq: number
    unit: string | null
  }
}

/** Kysely as its manual shows it: a statement is prepared each time. */
function plainKysely(path: string): Append {
  const file = rawFile(path)
  const database = {
    close: () => file.close(),
    prepare(text: string) {
      const statement = file.prepare(text)
      return {
        reader: statement.columns().length > 0,
        all: (given: readonly unknown[]) => statement.all(...(given as string[])),
        run: (given: readonly unknown[]) => statement.run(...(given as string[])),
        iterate: (given: readonly unknown[]) => statement.iterate(...(given as string[])),
      }
    },
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  return (seq) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('script')
        .set({ updated_at: AT })
        .where('id', '=', 's1')
        .execute()
      await transaction
        .insertInto('script_event')
        .values({
          ...{ script_id: 's1', seq, unit: null },
          ...{ type: 'story/written', payload: TEXT, at: AT },
        })
        .execute()
    })
}

const [candidate = ''] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'append-'))
const opened = await openStore(folder)
if ('refused' in opened) throw new Error(opened.refused)
const store = createScriptStore(opened.store)
await store.create({ id: 's1', ownerUid: 'somebody', brief: '{}', at: AT }, async () => undefined)
const path = join(folder, 'lamplight.db')

const WAYS: Record<string, () => Append> = {
  'raw SQLite, the fact alone': () => rawSqlite(path, false),
  'raw SQLite, both rows': () => rawSqlite(path, true),
  'Kysely alone, both rows': () => plainKysely(path),
  ours: () => async (seq) => {
    const facts = [{ unit: null, fact: { type: 'story/written', payload: PAYLOAD } as const }]
    if (!(await store.append('s1', seq - 1, facts, {}, AT))) throw new Error('not appended')
  },
}
const append = WAYS[candidate]?.()
if (append === undefined) throw new Error(`nobody appends by "${candidate}"`)

let seq = 0
while (seq < 200) await append(++seq)
const from = performance.now()
while (seq < 200 + APPENDS) await append(++seq)
const seconds = (performance.now() - from) / 1_000
const { facts } = await store.page('s1', seq - 1)
await opened.close()
await rm(folder, { recursive: true, force: true })
answer({ figure: APPENDS / seconds, same: `${facts[0]?.seq} ${JSON.stringify(facts[0]?.fact)}` })
