// Lets one editor of the whole product hear facts for as long as it is told to, and tells what it holds after each clearing.

import process from 'node:process'
import fc from 'fast-check'
import { factOf, revisionOf } from '#fixtures/arbitraries.ts'
import { frameOf, openTestEditor } from '../plugins/test-editor.ts'

/** What the test reads. */
export type Held = {
  /** Heard between the first and the last figure. */
  facts: number
  /** Bytes of the heap after it was cleared, each time the log had just been trimmed. */
  heap: number[]
  /** The most facts the log held. */
  logged: number
  head: number
  faults: string[]
}

const clear = globalThis.gc
if (clear === undefined) throw new Error('run with --expose-gc')
const heapAfterClearing = (): number => {
  clear()
  clear()
  return process.memoryUsage().heapUsed
}

const [facts = 0, seed = 0] = process.argv.slice(2).map(Number)
const pool = fc.sample(fc.oneof({ weight: 5, arbitrary: factOf }, revisionOf), {
  numRuns: 2_000,
  seed,
})
const testEditor = openTestEditor()
const { log } = testEditor.editor.bus
const held: Held = { facts: 0, heap: [], logged: 0, head: 0, faults: [] }
testEditor.editor.faults$.subscribe((fault) => void held.faults.push(JSON.stringify(fault)))
testEditor.open()
await testEditor.until(0)
testEditor.last().say({ kind: 'opened' })

/** So many times the log is full first: what it holds then it holds from then on, and the code is warm. */
const WARM = 3
/** At every so many trims it is looked at. */
const LOOK = 8
let trims = 0
let began = 0
// a log that is never trimmed ends this, too, with nothing told
for (let seq = 1; held.facts < facts && seq < 2 * facts; seq++) {
  const before = log.events.length
  testEditor.last().frame(frameOf(pool[seq % pool.length] as (typeof pool)[number], seq))
  // timers of the product come due, too
  if (seq % 2_000 === 0) await testEditor.until(seq)
  held.logged = Math.max(held.logged, log.events.length)
  held.head = testEditor.draft().session.live.head
  if (log.events.length >= before) continue
  trims += 1
  if (trims === WARM) began = seq
  const isOver = seq - began >= facts
  if (trims < WARM || ((trims - WARM) % LOOK > 0 && !isOver)) continue
  held.heap.push(heapAfterClearing())
  held.facts = seq - began
}
process.stdout.write(JSON.stringify(held))
