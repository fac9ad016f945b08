// `npm run check -- --changed`, or `--changed=BASE`: types of everything, lint of what changed, and the tests nearest to it.
import process from 'node:process'
import { changedFiles } from './changed-files.ts'
import { root } from './install.mjs'
import { importGraph } from './mutation/import-graph.ts'
import { nearTests, READERS } from './near-tests.ts'
import { run } from './run.mjs'
import { check, LINT, SLOW, TYPES, UNUSED, VITEST } from './run-suite.mjs'

const [first = '', ...words] = process.argv.slice(2)
const { base, files, gone } = changedSince(first.split('=')[1])
const changed = [...files, ...gone]
if (changed.length === 0) {
  console.log(`Nothing changed since ${base}.`)
  process.exit(0)
}
console.log(`${changed.length} changed since ${base}: ${changed.join(', ')}`)

const isTest = (file) => /\.test\.tsx?$/.test(file)
const others = new RegExp(`^tests/(?:${[...SLOW, 'e2e', 'long', 'newcomer'].join('|')})/`)

// Two cores: types on one, what reads files on the other.
const checks = Promise.all([
  check('types', TYPES),
  check('lint', ...lintOf(files), [...UNUSED, '--cache']),
])
const graph = importGraph(root)
const { near, left } = nearTests(graph, changed, (file) => isTest(file) && !others.test(file))
const slow = nearTests(graph, changed, (file) => isTest(file) && others.test(file))
const told = await checks
// each file by itself: what one leaves behind, a language say, would be found by another
const code = run(...VITEST, ...new Set([...READERS, ...near]), ...words)
if (left > 0) console.log(`${left} more test files reach what changed: npm run check has them all.`)
if (slow.near.length > 0)
  console.log(
    `${slow.near.length + slow.left} more reach it in npm test, the nearest is ${slow.near[0]}.`,
  )
process.exit(code !== 0 || told.some(({ failed }) => failed.length > 0) ? 1 : 0)

/** What changed, or git's own words why it cannot tell. */
function changedSince(commit) {
  try {
    return changedFiles(root, commit)
  } catch (fault) {
    console.error(String(fault.stderr ?? fault.message).trim())
    process.exit(2)
  }
}

/** Biome without a file would read all of them. */
function lintOf(some) {
  return some.length === 0 ? [] : [[...LINT, '--no-errors-on-unmatched', ...some]]
}
