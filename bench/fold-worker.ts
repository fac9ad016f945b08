import process from 'node:process'
import { FOLDS } from './fold-candidates.ts'
import { gameLog, type Size } from './game-log.ts'
import { answer, collect, middleOf, threadMs } from './measure.ts'
import { hashOf } from './same-state.ts'

/** Folds a whole log again and again with one candidate: microseconds a fact, and a hash of the game. */
const [candidate = '', size = 'small', samples = '7'] = process.argv.slice(2)
const fold = FOLDS[candidate]?.()
if (fold === undefined) throw new Error(`no fold is called "${candidate}"`)
const log = gameLog(size as Size)
const SAMPLE_MS = 250

const copy = () => structuredClone(log)
const timeOf = (times: number): number => {
  const logs = Array.from({ length: times }, copy)
  collect()
  const from = threadMs()
  for (const one of logs) fold(one)
  return (threadMs() - from) / times
}

const hash = hashOf(fold(copy()))
const first = Math.max(0.05, timeOf(3))
const times = Math.max(1, Math.min(400, Math.ceil(SAMPLE_MS / first)))
timeOf(times)
const figures = Array.from({ length: Number(samples) }, () => timeOf(times))
answer({ figure: (middleOf(figures).middle / log.length) * 1_000, same: hash })
