import process from 'node:process'
import fc from 'fast-check'
import { expect } from 'vitest'
import { STATUS } from '#schemas/api.ts'
import { isLong } from '../../sweep.ts'
import type { Person } from '../test-server.ts'
import { watchGoodUser } from './good-user.ts'

/** So often as much in the long suite, where 1,000,000 bodies and 1,000,000 frames are sent in all. */
const LONG = 50
/** So many of something wild: that, or the long suite's multiple. */
export const wildly = (number: number): number => number * (isLong ? LONG : 1)

export const PATIENT_MS = wildly(600_000)

/** So many bodies must have been looked at and refused; some of those that are sent are right by chance. */
const REFUSED = 10_000

/** The clock of a test goes on with each request, and a session ends by itself after a month. */
const OF_A_SESSION = 50_000

/**
 * Sends so many requests while somebody else is served, each by `send`, which answers the status that it got; `enter`
 * begins another session of whoever sends.
 */
export async function flooded<Row>(
  name: string,
  {
    address,
    good,
    sent,
    enter,
  }: { address: string; good: Person; sent: number; enter: () => Promise<void> },
  requests: fc.Arbitrary<Row>,
  send: (one: Row) => Promise<number>,
): Promise<void> {
  const endWatch = await watchGoodUser(address, good)
  const counts = new Map<number, number>()
  let left = OF_A_SESSION
  await fc.assert(
    fc.asyncProperty(requests, async (one) => {
      if (--left === 0) {
        left = OF_A_SESSION
        await enter()
      }
      const status = await send(one)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }),
    { numRuns: wildly(sent) },
  )
  const { faults, told } = await endWatch()
  const figures = { ...Object.fromEntries(counts), good: told }
  process.stdout.write(`${name} ${JSON.stringify(figures)}\n`)
  expect(counts.get(STATUS.invalid)).toBeGreaterThanOrEqual(wildly(REFUSED))
  expect(faults).toEqual([])
}
