import { expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { judgeLoad } from '../load/judge.ts'
import { runLoad, SMALL, sizeAsked } from '../load/load.ts'
import { slopeOf } from '../load/samples.ts'
import { createShortStoryteller, noStudio } from './short-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer } from './test-server.ts'

it('[LD1] twenty creators whose games are written at once, with four windows each, see every part of them soon, and none waits much longer than another', async () => {
  judgeLoad(await runLoad(sizeAsked(SMALL)))
}, 7_200_000)

it('[LD3] the slope of a memory is that of a line through what was seen of it', () => {
  expect(slopeOf([2, 5, 9].map((x) => [x, 7 - 3 * x]))).toBeCloseTo(-3)
  expect(slopeOf([1, 2, 3, 4].map((x) => [x, x % 2]))).toBeCloseTo(-0.2)
})

it('[LD4] facts that several games tell at the same moment share a commit', async () => {
  const makers = { storyteller: createShortStoryteller(), media: noStudio }
  const testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  const people = []
  for (let at = 0; at < 8; at++) people.push(await testServer.register(`p${at}@example.com`))
  const commits = vi.spyOn(testServer.store, 'transaction')
  const start = calls.startGeneration.path
  await Promise.all(people.map(({ token }) => testServer.post(start, startBody(), { token })))
  const { store } = testServer
  const scripts = () => store.selectFrom('script').select('status').execute()
  const areWritten = async () => (await scripts()).every(({ status }) => status === 2)
  await vi.waitUntil(areWritten, { timeout: 20_000, interval: 20 })
  const facts = (await store.selectFrom('script_event').select('seq').execute()).length
  expect(facts).toBeGreaterThan(8 * 6)
  // one for each plan, too
  expect(commits.mock.calls.length).toBeLessThan(facts / 2)
  await testServer.close()
})
