// `node scripts/mutate.ts --faults 200 --seed 7`: puts small faults into copies of the tree, one at a time, and prints
// which ones the types, the unit tests and, of what an effect follows, the lint catch, with a score for each folder. The checkout is never touched.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { baseline } from './mutation/baseline.ts'
import { checkTypes, endAll, prepare } from './mutation/commands.ts'
import { copyTree, workFolder } from './mutation/copies.ts'
import { judge, type Verdict } from './mutation/judge.ts'
import { type Drawn, FOLDERS, pick } from './mutation/pick.ts'
import { WaitingTests } from './mutation/waiting-tests.ts'

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    folders: { type: 'string', default: FOLDERS.join(',') },
    tests: { type: 'string', default: '' },
    'at-once': { type: 'string', default: '2' },
    list: { type: 'boolean', default: false },
  },
})
const root = join(import.meta.dirname, '..')
const seed = Number(values.seed)
const faults = pick(root, values.folders.split(','), Number(values.faults), seed)
const say = (text: string): void => console.log(text)
const place = ({ file, line, kind, change }: Drawn): string => `${file}:${line} ${kind}: ${change}`

say(`${faults.length} faults, seed ${seed}`)
if (values.list) {
  for (const fault of faults) say(place(fault))
  process.exit()
}

const folder = workFolder()
const leave = (code: number): never => {
  endAll()
  WaitingTests.endAll()
  rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(130))
process.on('uncaughtException', (error) => {
  console.error(error)
  leave(1)
})

const copies = Array.from({ length: Number(values['at-once']) }, (_, number) =>
  copyTree(root, join(folder, `copy-${number}`)),
)
const [first = folder] = copies
if ((await checkTypes(first)).code !== 0) {
  say('the types are not in order before any fault')
  leave(1)
}
const asked = values.tests.split(',').filter((one) => one !== '')
const { failing, tests, reached } = await baseline(first, faults, asked)
say(
  `${tests} test files; ${failing.length} fail by themselves and are not asked: ${failing.join(' ')}`,
)
for (const copy of copies.slice(1)) {
  cpSync(join(first, 'types.json'), join(copy, 'types.json'))
  prepare(copy)
}

const verdicts: Verdict[] = []
const waiting = [...faults.keys()]
async function work(copy: string): Promise<void> {
  const tests = new WaitingTests(copy)
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const fault = faults[next] as Drawn
    const verdict = await judge(copy, tests, fault, reached[next] ?? [])
    verdicts[next] = verdict
    say(`${verdict.caught ? 'caught  ' : 'SURVIVED'} ${place(fault)} (${verdict.by})`)
  }
}
await Promise.all(copies.map(work))

const score = (some: number[]): string => {
  const caught = some.filter((number) => verdicts[number]?.caught).length
  return `${caught} of ${some.length} caught, ${Math.round((100 * caught) / some.length)} %`
}
say('\nsurvived:')
for (const [number, fault] of faults.entries())
  if (!verdicts[number]?.caught) say(`  ${place(fault)} (${verdicts[number]?.by})`)
say('\nscore by folder:')
for (const [name, some] of Map.groupBy(faults.keys(), (number) => faults[number]?.folder ?? ''))
  say(`  ${name}: ${score([...some])}`)
say(`  all: ${score([...faults.keys()])} (seed ${seed})`)
leave(0)
