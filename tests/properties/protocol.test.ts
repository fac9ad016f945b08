import { describe, expect, it } from 'vitest'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { isLong } from '../sweep.ts'
import type { Fault } from './protocol/database.ts'
import { faultOfSchedule } from './protocol/schedule.ts'

const SCHEDULES = isLong ? 1_000_000 : 100_000
/** Where a fault is in the protocol, so many schedules are enough to show it. */
const ENOUGH = 20_000

describe('the protocol of leases, log and notices', { timeout: 600_000 }, () => {
  it(`[PQ20] loses nothing, doubles nothing and ends in time, in ${SCHEDULES} schedules of kills, cut connections, wrong clocks and lost answers`, () => {
    for (let at = 0; at < SCHEDULES; at++) {
      const seed = `schedule ${at}`
      expect(faultOfSchedule(createRng(seed)) ?? '', seed).toBe('')
    }
  })

  it.each<[Fault, RegExp]>([
    ['units told again', /told twice/],
    ['no number as key', /missing, or double/],
    ['no slow look', /missed a frame/],
  ])('[PQ20] is shown to be wrong where it has %s', (fault, found) => {
    const faults = new Set<string>()
    for (let at = 0; at < ENOUGH && ![...faults].some((one) => found.test(one)); at++)
      faults.add(faultOfSchedule(createRng(`schedule ${at}`), fault) ?? '')
    expect([...faults].join('\n')).toMatch(found)
  })
  it('[PQ20] needs the lease to save work, and not to be right', () => {
    for (let at = 0; at < ENOUGH; at++)
      expect(faultOfSchedule(createRng(`schedule ${at}`), 'no lease in the fence') ?? '').toBe('')
  })
})
