import { importGraph } from './mutation/import-graph.ts'
import { nearTests } from './near-tests.ts'

/** The one place where tests open a store. */
const STORE = 'tests/server/test-store.ts'

/** Tests of the embedded database itself: its file, its copies, its steps. */
const EMBEDDED = [
  'backup',
  'damage',
  'data-folder',
  'full-disk',
  'kill-migration',
  'restored-backup',
  'secrecy',
  'upgrade',
].map((name) => `tests/server/${name}.test.ts`)

/** The tests of what a server does with its store, whichever database that is. */
export const testsOverStore = (): string[] =>
  nearTests(
    importGraph(),
    [STORE],
    (file) => /^tests\/(server|spec-server|postgres)\/.*\.test\.ts$/.test(file),
    Number.POSITIVE_INFINITY,
  ).near.filter((file) => !EMBEDDED.includes(file))
