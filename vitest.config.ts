import { defineConfig } from 'vitest/config'
import { longFirst } from './scripts/long-first.ts'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', 'tests/long/**', 'tests/newcomer/**', 'tests/postgres/**'],
    environment: 'node',
    setupFiles: ['tests/same-start.ts'],
    // files share what they import: no test may leave anything changed behind it, whatever comes next
    isolate: false,
    maxWorkers: 2,
    fsModuleCache: true,
    sequence: {
      shuffle: { files: true, tests: true },
      sequencer: longFirst(
        /server.(kill|password|process|scripts|crash|live|whole-game)|media.|front-door.start|soundness|faults.|floods|hostile/,
      ),
    },
    // what is polled is there as soon as a busy machine has it: a second is what the tool gives by itself
    expect: { poll: { timeout: 15_000 } },
    // Suites run side by side: a test that is quick alone may wait for a core.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
