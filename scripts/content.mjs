// `npm run content -- check`: checks, reads and tells the storyteller's texts, on a fresh clone too.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/content.ts', ...process.argv.slice(2)]])
