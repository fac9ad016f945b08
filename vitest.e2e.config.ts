import { defineConfig } from 'vitest/config'

/**
 * The browser suite: one Chromium, the real server and the built interface, two files at a time. Files come in any
 * order; what stands in a file is told in its own, since a journey goes on where it was.
 */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/e2e/one-chromium.ts'],
    sequence: { shuffle: { files: true, tests: false } },
    isolate: false,
    maxWorkers: 2,
    fsModuleCache: true,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
