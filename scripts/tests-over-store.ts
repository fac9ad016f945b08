import process from 'node:process'
import { importGraph } from './mutation/import-graph.ts'
import { nearTests } from './near-tests.ts'

/** The one place where tests open a store. */
const STORE = 'tests/server/test-store.ts'

/** Tests of the embedded database itself: its file, its copies, its steps; its load and its kills, since `tests/postgres` has its own. */
const EMBEDDED = [
  'backup',
  'damage',
  'data-folder',
  'full-disk',
  'kill-migration',
  'kills',
  'load',
  'media-command',
  'restored-backup',
  'secrecy',
  'upgrade',
].map((name) => `tests/server/${name}.test.ts`)

/** `npm run test:long` tries all of it. */
export const isLongRun = process.env.LAMPLIGHT_LONG !== undefined

/** What only PostgreSQL has, or several servers together. */
const SHARED =
  /^tests\/(postgres\/.*|server\/(two-servers|leases|limits|shared-counts|one-running|log))\.test\.ts$/

/** The tests of what a server does with its store, whichever database that is; all of them, or those of what is shared. */
export function testsOverStore(isWhole: boolean): string[] {
  const { near } = nearTests(
    importGraph(),
    [STORE],
    (file) => /^tests\/(server|spec-server|postgres)\/.*\.test\.ts$/.test(file),
    Number.POSITIVE_INFINITY,
  )
  return near.filter((file) => !EMBEDDED.includes(file) && (isWhole || SHARED.test(file)))
}
