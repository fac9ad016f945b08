import { defineConfig } from 'vitest/config'

/** What takes long, `npm run test:long`: whole sweeps, attacks at full size, properties at many times their runs. */
export default defineConfig({
  test: {
    include: [
      'tests/{floods,leaves,long,media,model,properties,storyteller}/**/*.test.ts',
      'tests/schemas/quick-decode.test.ts',
      'tests/server/{drops,kills,malformed,wild-frames,wild-requests}.test.ts',
    ],
    environment: 'node',
    env: { LAMPLIGHT_LONG: '1' },
    sequence: { shuffle: { files: true, tests: true } },
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
})
