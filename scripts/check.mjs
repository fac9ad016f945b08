// `npm run check`: the fast part of `npm test`, on a fresh clone too. Further words go to vitest: a file, a title.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'
import { LINT, TYPES } from './run-suite.mjs'

const SLOW = ['front-door', 'server', 'media', 'storyteller', 'spec-server']

install({ withTools: true })
runAll([
  TYPES,
  LINT,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--no-isolate',
    ...SLOW.map((folder) => `--exclude=tests/${folder}/**`),
    ...process.argv.slice(2),
  ],
])
