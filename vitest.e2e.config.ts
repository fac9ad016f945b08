import { defineConfig } from 'vitest/config'

/** The browser suite: a real Chromium against the real server and the built interface, one file after another. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
})
