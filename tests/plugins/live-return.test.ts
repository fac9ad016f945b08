import { expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { LIMITS } from '#schemas/limits.ts'
import { answered, editorWorld } from './editor-world.ts'

const ANSWER = answered(aGame({ status: 1 }), 1)

/** A socket that was lost so often that it waits the longest; answers the world and when it was lost last. */
async function lostOften() {
  const world = editorWorld({ answer: () => ANSWER })
  world.open()
  let now = 0
  await world.until(now)
  for (let losses = 0; losses < 7; losses++) {
    const before = world.connections.length
    world.last().drop()
    while (world.connections.length === before) {
      now += 50
      await world.until(now)
    }
  }
  world.last().drop()
  return { world, now, known: world.connections.length }
}

it('[LV25] a lost socket is opened at once when a poll is answered after one that failed', async () => {
  const { world, now, known } = await lostOften()
  world.answerWith(() => ({ ok: false, status: 0, desc: '' }))
  await world.until(now + LIMITS.pollEveryMs)
  expect(world.types()).toContain('live/pollFailed')
  expect(world.connections).toHaveLength(known)
  world.answerWith(() => ANSWER)
  await world.until(now + 2 * LIMITS.pollEveryMs + 50)
  expect(world.connections).toHaveLength(known + 1)
  const polled = world.polls().at(-1) ?? 0
  expect(world.last().at - polled).toBeLessThanOrEqual(50)
})

it('[LV4] [LV25] polls that were answered all the time bring no connection forward', async () => {
  const { world, now, known } = await lostOften()
  await world.until(now + 0.8 * LIMITS.reconnectMaxMs - 50)
  expect(world.polls().filter((at) => at > now).length).toBeGreaterThan(1)
  expect(world.connections).toHaveLength(known)
})
