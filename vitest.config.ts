import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    // Suites run side by side: a test that is quick alone may wait for a core.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
