import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { prepare } from './mutation/commands.ts'
import { copyTree, workFolder } from './mutation/copies.ts'
import { withFault } from './mutation/faults.ts'
import { pick } from './mutation/pick.ts'
import { WaitingTests } from './mutation/waiting-tests.ts'
const [folders = '', count = '20', seed = '1', tests = '', skip = '0'] = process.argv.slice(2)
const root = join(import.meta.dirname, '..')
const faults = pick(root, folders.split(','), Number(count), Number(seed)).slice(Number(skip))
const copy = copyTree(root, join(workFolder(), 'copy-0'))
prepare(copy)
const waiting = new WaitingTests(copy)
let caught = 0
for (const fault of faults) {
  const file = join(copy, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, withFault(source, fault))
  const from = Date.now()
  const answer = await waiting.ask({ changed: fault.file, files: tests.split(',') }, 400_000)
  writeFileSync(file, source)
  const is = answer === null || answer.failed !== null
  if (is) caught++
  console.log(`${is ? 'caught  ' : 'SURVIVED'} ${fault.file}:${fault.line} ${fault.kind}: ${fault.change} (${answer === null ? 'time' : answer.failed}) ${Math.round((Date.now() - from) / 1000)}s`)
}
console.log(`${caught} of ${faults.length}`)
WaitingTests.endAll()
process.exit()
