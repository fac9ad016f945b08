import { expect } from 'vitest'
import type { LoadFigures } from './load.ts'

/** From the moment a fact is told to each screen, 99 in a hundred. */
const SCREEN_MS = 250
/** Means of some forty waits differ by chance where all of them are shorter than anybody notices. */
const UNNOTICED_MS = 100
/** So often a fact waits for a processor between its telling and the screen: server, database and driver take turns. */
const TURNS = 20

/** Holds a load against what creators are promised; where the driver's own timers come late, so may everything else. */
export function judgeLoad(told: LoadFigures): void {
  const { size, driver } = told
  const slackMs = TURNS * driver.lateP99Ms
  expect(told.faults).toEqual([])
  expect(told.refused).toEqual({})
  expect(told.games).toBeGreaterThanOrEqual(size.creators)
  expect(told.unheard).toBe(0)
  expect(told.toldToScreen.p99).toBeLessThan(SCREEN_MS + slackMs)
  // nobody waits more than twice as long as the middle: for a game, and for each part of it
  for (const { most, p50 } of told.wholeOfEach) expect(most).toBeLessThan(2 * p50)
  const { most, p50 } = told.waitOfEach
  expect(most).toBeLessThan(Math.max(2 * p50, UNNOTICED_MS + slackMs))
}
