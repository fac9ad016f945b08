// `npm run restore -- FOLDER`: puts a backup in the place of the data folder, while no server runs.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/restore.ts', ...process.argv.slice(2)]])
