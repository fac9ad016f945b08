import { defineConfig } from 'vitest/config'
import { longFirst } from './scripts/long-first.ts'

/** Tests of the embedded database itself: its file, its copies, its steps. */
const EMBEDDED = [
  'damage',
  'data-folder',
  'full-disk',
  'kill-migration',
  'restored-backup',
  'secrecy',
  'upgrade',
].map((name) => `tests/server/${name}.test.ts`)

/** What a server does, over PostgreSQL: the same tests as over the embedded database, and those of what only one of them has. */
export default defineConfig({
  test: {
    include: ['tests/{postgres,server,spec-server}/**/*.test.ts'],
    exclude: EMBEDDED,
    environment: 'node',
    globalSetup: ['tests/postgres/start.ts'],
    setupFiles: ['tests/same-start.ts'],
    isolate: false,
    maxWorkers: 2,
    fsModuleCache: true,
    sequence: {
      shuffle: { files: true, tests: false },
      sequencer: longFirst(/server.(kill|process|scripts|crash|live|whole-game)/),
    },
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
