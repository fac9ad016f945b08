// `npm run bench`: every benchmark beside its peers, on a fresh clone too.
import process from 'node:process'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

const words = process.argv.slice(2)

install({ withTools: true })
// Some rows measure the product as it is served; whoever only asks what there is need not wait for it.
if (!words.includes('--help') && !words.includes('-h')) build()
runAll([['bench/main.ts', ...words]])
