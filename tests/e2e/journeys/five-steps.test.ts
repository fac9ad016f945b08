import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LIMITS } from '#schemas/limits.ts'
import { registerAt } from '../../server/process.ts'
import { paceTelling } from '../support/paced-telling.ts'
import {
  openServerAndBrowser,
  pageOf,
  startGame,
  type TestServer,
} from '../support/server-and-browser.ts'
import { MOST_SHIFT, takeShift, watchShifts } from '../support/speed-watch.ts'
import { type StepMoment, stepMoments, watchSteps } from '../support/steps-watch.ts'
import { wordsOf } from '../support/words.ts'

const FRAME_EVERY_MS = 200
const STEPS = [0, 1, 2, 3, 4]
const say = wordsOf('en-US')

let testServer: TestServer
beforeAll(async () => {
  testServer = await openServerAndBrowser()
})
afterAll(() => testServer.close())

/** A new game as its creator sees it come, from its first frame to its last hand-over, and how far things jumped meanwhile. */
async function seenWhileWritten() {
  const aya = await registerAt(testServer.running, `${randomUUID()}@example.com`)
  const id = await startGame(testServer.running, aya, 'A cat opens a bakery on Mars', 'en_US')
  const { page, faults } = await pageOf(testServer, 'en-US', aya)
  await paceTelling(page, id, FRAME_EVERY_MS)
  await watchSteps(page)
  await watchShifts(page)
  await page.goto(testServer.at(`/game-generation?id=${id}`))
  const complete = page.getByText(say('errors', 'generation_complete')).first()
  await complete.waitFor({ timeout: 90_000 })
  // the last hand-over may still be on its way, and the way back to the top
  await page.waitForTimeout(LIMITS.stepCount * LIMITS.advanceAfterMs)
  await page.getByRole('button', { name: say('editor', 'actions.playIt') }).waitFor()
  await page.waitForTimeout(LIMITS.advanceAfterMs)
  const seen = { moments: await stepMoments(page), shift: await takeShift(page), faults }
  await page.context().close()
  return seen
}

/** When something was true for the first time, in ms. */
function first(moments: readonly StepMoment[], is: (moment: StepMoment) => boolean): number {
  const found = moments.find(is)
  if (found === undefined) throw new Error(`never seen among ${JSON.stringify(moments)}`)
  return found.at
}

it('[GE1] [ST1] [ST8] [ST17] shows five steps written one after another, hands over from tab to tab, and nothing jumps', async () => {
  const { moments, shift, faults } = await seenWhileWritten()
  expect(moments[0]?.percents).toEqual([0, 0, 0, 0, 0])
  expect(moments.at(-1)?.percents).toEqual([100, 100, 100, 100, 100])
  for (const [at, { percents }] of moments.entries())
    for (const step of STEPS)
      expect(percents[step]).toBeGreaterThanOrEqual(moments[at - 1]?.percents[step] ?? 0)
  const begun = STEPS.map((step) => first(moments, ({ percents }) => (percents[step] ?? 0) > 0))
  expect(begun).toEqual(begun.toSorted((one, other) => one - other))
  expect(new Set(begun).size).toBe(STEPS.length)

  const tabs = moments.map(({ active }) => active).filter((tab, at, all) => tab !== all[at - 1])
  // and back to its top, once all of it is shown
  expect(tabs).toEqual([...STEPS, 0])
  const came = STEPS.map((step) => first(moments, ({ active }) => active === step))
  for (const step of STEPS.slice(1)) {
    const waited = (came[step] ?? 0) - (came[step - 1] ?? 0)
    // on a busy machine the one before may have been seen a little late
    if (step > 1) expect(waited).toBeGreaterThan(LIMITS.advanceAfterMs * 0.7)
    // what let the reader go: a step nearly done that is not behind it, or a later one that can be read
    const released = first(moments, ({ percents }) =>
      percents.some((one, at) => (one >= 90 && at >= step - 1) || (one > 0 && at > step - 1)),
    )
    expect((came[step] ?? 0) - released).toBeGreaterThan(LIMITS.advanceAfterMs * 0.7)
  }

  expect(shift.value, shift.what).toBeLessThan(MOST_SHIFT)
  expect(faults).toEqual([])
})
