import { defineConfig } from 'vitest/config'

/** What the README promises, tried as it is written on a clone of its own; before everything else. */
export default defineConfig({
  test: {
    include: ['tests/newcomer/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // The one installation is as quick as the network; the tests build on one another, as a newcomer's steps do.
    sequence: { shuffle: false },
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
