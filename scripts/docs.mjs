// `npm run docs`: writes the pages that are made of docstrings, on a fresh clone too.
import { install } from './install.mjs'
import { runAll } from './run.mjs'

install()
runAll([['scripts/docs.ts']])
