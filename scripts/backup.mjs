// `npm run backup -- FOLDER`: copies what must be kept of the data folder, while the server runs.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/backup.ts', ...process.argv.slice(2)]])
