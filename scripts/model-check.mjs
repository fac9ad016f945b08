// `npm run model:check -- --live`: tries the model that is set, on a fresh clone too.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/model-check.ts', ...process.argv.slice(2)]])
