// `npm run check`: the fast part of `npm test`, on a fresh clone too. Further words go to vitest: a file, a title.
// With `--changed` first, only what the working tree changed.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'
import { LINT, SLOW, TYPES, UNUSED, VITEST } from './run-suite.mjs'

const [first = '', ...others] = process.argv.slice(2)

install({ withTools: true })
if (/^--changed(=|$)/.test(first)) runAll([['scripts/check-changed.mjs', first, ...others]])
runAll([
  TYPES,
  LINT,
  UNUSED,
  [
    ...VITEST,
    '--no-isolate',
    ...SLOW.map((folder) => `--exclude=tests/${folder}/**`),
    ...process.argv.slice(2),
  ],
])
