import { defineConfig } from 'vitest/config'
import { longFirst } from './scripts/long-first.ts'
import { isLongRun, testsOverStore } from './scripts/tests-over-store.ts'

/** What a server does, over PostgreSQL: the same tests as over the embedded database, and those of what only one of them has. */
export default defineConfig({
  test: {
    // all of it takes some minutes: `npm run test:long` tries it whole
    include: testsOverStore(isLongRun),
    environment: 'node',
    globalSetup: ['tests/postgres/start.ts'],
    setupFiles: ['tests/same-start.ts'],
    isolate: false,
    // much of it waits for processes and for the database: a third worker fills the cores
    maxWorkers: 3,
    fsModuleCache: true,
    sequence: {
      shuffle: { files: true, tests: false },
      sequencer: longFirst(/server.(kill|process|scripts|crash|live|whole-game)/),
    },
    // what is polled is there as soon as a busy machine has it: a second is what the tool gives by itself
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
