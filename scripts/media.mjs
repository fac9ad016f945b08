// `npm run media -- check | clean | move`: looks after pictures and music, on a fresh clone too.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/media.ts', ...process.argv.slice(2)]])
