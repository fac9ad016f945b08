// `npm run story:report`: measures the games of the storyteller, on a fresh clone too.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/story-report.ts', ...process.argv.slice(2)]])
