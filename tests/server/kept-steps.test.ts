import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, it } from 'vitest'
import { migrations } from '#server/store/migrate.ts'
import { storeOf } from '#server/store/sqlite.ts'

const HEADER =
  'Databases of earlier builds took these steps, so a step that was released is never changed; one that is new is written here by vitest run -u'

type Step = (typeof migrations)[keyof typeof migrations]
const steps = Object.entries(migrations) as [string, Step][]

/** What a step asks of PostgreSQL, which answers nothing here. */
async function askedOf(step: Step): Promise<string[]> {
  const asked: string[] = []
  const db = new Kysely<never>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.sql.replaceAll(/\s+/g, ' ').trim()),
  })
  await step.up(db)
  await db.destroy()
  return asked
}

it('[DU62] every step makes of an embedded database what it always has: its tables, keys and indexes', async () => {
  const file = new DatabaseSync(':memory:')
  const store = storeOf(file)
  const lines: string[] = []
  const known = new Map<string, string>()
  for (const [name, step] of steps) {
    await step.up(store as never)
    const parts = file.prepare('select type, name, sql from sqlite_master order by rowid').all()
    for (const { type, name: part, sql } of parts) {
      const [place, made] = [`${type} ${part}`, String(sql ?? 'of a key')]
      if (known.get(place) !== made) lines.push(`${name} ${place}: ${made.replaceAll(/\s+/g, ' ')}`)
      known.set(place, made)
    }
  }
  await store.destroy()
  const kept = join(import.meta.dirname, 'kept-steps', 'sqlite.txt')
  await expect([HEADER, ...lines, ''].join('\n')).toMatchFileSnapshot(kept)
})

it('[DU62] every step asks of PostgreSQL what it always has', async () => {
  const lines: string[] = []
  for (const [name, step] of steps)
    for (const asked of await askedOf(step)) lines.push(`${name} ${asked}`)
  const kept = join(import.meta.dirname, 'kept-steps', 'postgres.txt')
  await expect([HEADER, ...lines, ''].join('\n')).toMatchFileSnapshot(kept)
})
