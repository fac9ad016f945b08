// `npm run check -- --changed`, or `--changed=BASE`: types of everything, lint of what changed, and the tests nearest to it.
import process from 'node:process'
import { changedFiles } from './changed-files.ts'
import { root } from './install.mjs'
import { importGraph } from './mutation/import-graph.ts'
import { nearTests, READERS } from './near-tests.ts'
import { run } from './run.mjs'
import { check, LINT, SLOW, TYPES, UNUSED, VITEST } from './run-suite.mjs'

const [first = '', ...words] = process.argv.slice(2)
const { base, files } = changedFiles(root, first.split('=')[1])
if (files.length === 0) {
  console.log(`Nothing changed since ${base}.`)
  process.exit(0)
}
console.log(`${files.length} changed since ${base}: ${files.join(', ')}`)

const elsewhere = new RegExp(`^tests/(?:${[...SLOW, 'e2e', 'long', 'newcomer'].join('|')})/`)
const isTest = (file) => /\.test\.tsx?$/.test(file) && !elsewhere.test(file)

// Two cores: types on one, what reads files on the other.
const checks = Promise.all([
  check('types', TYPES),
  check('lint', [...LINT, '--no-errors-on-unmatched', ...files], [...UNUSED, '--cache']),
])
const { near, left } = nearTests(importGraph(root), files, isTest)
const told = await checks
const code = run(...VITEST, '--no-isolate', ...new Set([...READERS, ...near]), ...words)
if (left > 0) console.log(`${left} more test files reach what changed: npm run check has them all.`)
process.exit(code !== 0 || told.some(({ failed }) => failed.length > 0) ? 1 : 0)
