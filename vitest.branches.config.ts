import { defineConfig, mergeConfig } from 'vitest/config'
import units from './vitest.config.ts'

/** What judges the core and the schemas, with each branch of theirs counted: one that no test runs fails the suite, by file and line. */
export default mergeConfig(
  units,
  defineConfig({
    test: {
      coverage: {
        enabled: true,
        provider: 'v8',
        include: ['core/**/*.ts', 'schemas/**/*.ts'],
        reporter: [['text', { skipFull: true, maxCols: 120 }]],
        thresholds: { branches: 100 },
      },
    },
  }),
)
