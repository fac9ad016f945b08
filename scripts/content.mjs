// `npm run content -- check`: checks, reads and tells the storyteller's texts, and proves its plots, on a fresh clone too.
import process from 'node:process'
import { install } from './install.mjs'
import { runAll } from './run.mjs'

const words = process.argv.slice(2)
/** What is told by the engine of plots; everything else is of kits and of all files. */
const OF_PLOTS = ['prove', 'walk']
/** Tells the games on home's shelf, as the build does. */
const OF_SHELF = 'shelf'

install()
const script = OF_PLOTS.includes(words[0]) ? 'plots' : words[0] === OF_SHELF ? 'shelf' : 'content'
runAll([[`scripts/${script}.ts`, ...words]])
