// `npm run replay -- FILE`: folds a recording, on a fresh clone too.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/replay.ts', ...process.argv.slice(2)]])
