import { defineConfig } from 'vitest/config'
import { longFirst } from './scripts/long-first.ts'

/**
 * The browser suite: the real server and the built interface, three files at a time, a Chromium for each of the three.
 * Files come in any order; what stands in a file is told in its own, since a journey goes on where it was.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    sequence: {
      shuffle: { files: true, tests: false },
      sequencer: longFirst(/walk-|journey-|error-catalogue|editor-preview/),
    },
    isolate: false,
    maxWorkers: 3,
    fsModuleCache: true,
    // three Chromiums share two cores: what is waited for may take longer than a second
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
