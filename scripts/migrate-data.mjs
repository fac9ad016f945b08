// `npm run migrate-data`: moves the embedded database into PostgreSQL, on a fresh clone too.
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/migrate-data.ts']])
