// `node scripts/rules.ts`: how many rules are tested, and which are open; `npm test` ends with its first line.
import { readRules } from '../tests/rules/read-rules.ts'

const { rules, tested } = readRules()
const open = rules.filter(({ piece }) => piece !== null)
const untested = rules.filter(({ id, piece }) => piece === null && !tested.has(id))
const pieces = [...new Set(open.map(({ piece }) => piece))].join('; ')
const missing = untested.length === 0 ? '' : `, ${untested.length} without a test`

console.log(
  `${rules.length} rules: ${rules.length - open.length - untested.length} tested${missing}, ` +
    `${open.length} open${open.length === 0 ? '' : ` (${pieces})`}`,
)
if (process.argv.includes('--short')) process.exit()
for (const { id, sentence, piece } of [...untested, ...open])
  console.log(`  ${id} ${sentence}${piece === null ? ' (no test)' : ` (${piece})`}`)
