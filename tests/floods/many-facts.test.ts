import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalog } from '#schemas/events/index.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { checkSource } from '../../scripts/check-source.ts'
import { isLong } from '../sweep.ts'
import { poolOf } from './drawn.ts'
import { flood } from './flood.ts'
import { projectionsOf } from './readings.ts'
import { counted, type Tally } from './tally.ts'
import { holdLog, holdStorm } from './whole-log.ts'

const { FACTS, FACTS_SEED, SUITE_SEED } = process.env
const ALL = Number(FACTS ?? (isLong ? 25_000_000 : 1_000_000))
/** `FACTS_SEED=…` tries the same facts again; without it they come by the seed of `npm test`. */
const SEED = Number(FACTS_SEED ?? SUITE_SEED ?? Date.now())
/** So many facts are one script's log, and so many logs one test. */
const LOG = 5_000
const LOGS = 4
const batches = Array.from({ length: Math.ceil(ALL / LOG / LOGS) }, (_, at) => at)

/** What has to have happened so often in a million facts, or the flood has not reached what it says; most come to twice that. */
const REACHED = {
  'in the log': 1_000_000,
  ...{ heard: 950_000, 'wrote nothing': 300_000, 'progress held up': 300_000 },
  ...{ twice: 40_000, lost: 20_000, late: 8_000, old: 8_000, 'early pictures': 200 },
  ...{ foreign: 60_000, 'unknown types': 9_000, 'invalid payloads': 12_000 },
  ...{ beside: 25_000, 'beside refused': 15_000 },
  ...{ wholes: 20_000, 'gaps closed': 4_000, 'poor wholes': 1_200 },
  ...{ 'stale wholes': 6_000, 'stays complete': 500, 'states sought': 500 },
  ...{ shapes: 4_000, readings: 500_000 },
  ...{ 'wild frames': 15_000, 'wild frames that did something': 10_000 },
  ...{ 'animation blur': 200, 'animation scanning': 150, 'animation completed': 40 },
  ...{ 'animation hidden': 100 },
  ...{ 'wrote basics/written': 10_000, 'wrote player/written': 10_000 },
  ...{ 'wrote npcs/written': 10_000, 'wrote npcs/tasksWritten': 10_000 },
  ...{ 'wrote story/written': 10_000, 'wrote nodes/written': 10_000 },
  ...{ 'wrote media/coverPainted': 10_000, 'wrote media/locationPainted': 10_000 },
  ...{ 'wrote media/npcPainted': 10_000, 'wrote script/stageFailed': 10_000 },
  ...{ 'wrote script/generationResumed': 10_000, 'wrote script/generationCompleted': 10_000 },
  ...{ 'wrote updates/applied': 30_000, 'wrote updates/finished': 15_000 },
} as const

const reads = projectionsOf(
  import.meta.glob<Record<string, unknown>>('../../plugins/*/projections.ts', { eager: true }),
)
const tally: Tally = new Map()
let check: (event: unknown) => boolean

beforeAll(async () => {
  const { source } = checkSource(catalog)
  const url = `data:text/javascript,${encodeURIComponent(source)}`
  ;({ check } = await import(/* @vite-ignore */ url))
})

afterAll(() => {
  const missed = Object.entries(REACHED).flatMap(([what, often]) => {
    const wanted = Math.floor((often * ALL) / 1_000_000)
    return counted(tally, what) < wanted ? [`${what}: ${counted(tally, what)} of ${wanted}`] : []
  })
  const [all, seed] = [counted(tally, 'in the log'), `FACTS_SEED=${SEED}`]
  process.stdout.write(
    `${all} facts in ${batches.length * LOGS} logs held every invariant; ${seed}\n`,
  )
  expect(missed, seed).toEqual([])
})

describe('random facts of many games', { timeout: 600_000 }, () => {
  it.each(batches)(
    `[FU1] [FU2] [FU3] hold every invariant one by one, and each log as a whole: FACTS_SEED=${SEED}, batch %i`,
    (batch) => {
      for (let at = 0; at < LOGS; at++) {
        const rng = createRng(`${SEED} ${batch} ${at}`)
        const pool = poolOf(rng.int(0, 2 ** 31 - 1))
        // most devices read facts as the built product does, by the checks written from the schemas
        const one = flood(rng, pool, LOG, tally, {
          reads,
          ...(at % 4 === 0 ? {} : { check }),
        })
        holdLog(one, rng, tally)
        holdStorm(one, pool, tally)
        expect(one.log).toHaveLength(LOG)
      }
    },
  )
})
