// `npm run doctor`: says what a start would, on a fresh clone too.
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/doctor.ts']])
