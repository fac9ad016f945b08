import process from 'node:process'
import { FOLDS } from './fold-candidates.ts'
import { gameLog, type Size } from './game-log.ts'
import { answer, collect } from './measure.ts'
import { hashOf } from './same-state.ts'

/** Folds a log with one candidate and compares what a fact costs in its last tenth and in its second. */
const [candidate = '', size = 'large', rounds = '5'] = process.argv.slice(2)
const fold = FOLDS[candidate]?.()
if (fold === undefined) throw new Error(`no fold is called "${candidate}"`)
const log = gameLog(size as Size)
const TENTHS = 10
const tenth = Math.floor(log.length / TENTHS)

const hash = hashOf(fold(structuredClone(log)))
const best = new Array<number>(TENTHS).fill(Number.POSITIVE_INFINITY)
for (let round = 0; round < Number(rounds); round++) {
  const copy = structuredClone(log)
  const marks = [0]
  let told = 0
  collect()
  // a tenth takes a few milliseconds, less than a tick of the processor's clock: the best of several rounds
  const from = performance.now()
  fold(copy, () => {
    if (++told % tenth === 0) marks.push(performance.now() - from)
  })
  for (let at = 0; at < TENTHS; at++)
    best[at] = Math.min(best[at] ?? 0, (marks[at + 1] ?? 0) - (marks[at] ?? 0))
}
answer({ figure: (best[TENTHS - 1] ?? 0) / (best[1] ?? 0), same: hash })
