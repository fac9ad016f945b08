import { expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { LIMITS } from '#schemas/limits.ts'
import { answered, openTestEditor } from './test-editor.ts'

const ANSWER = answered(aGame({ status: 1 }), 1)

/** A socket that was lost so often that it waits the longest; answers the world and when it was lost last. */
async function lostOften() {
  const testEditor = openTestEditor({ answer: () => ANSWER })
  testEditor.open()
  let now = 0
  await testEditor.until(now)
  for (let losses = 0; losses < 7; losses++) {
    const before = testEditor.connections.length
    testEditor.last().drop()
    while (testEditor.connections.length === before) {
      now += 50
      await testEditor.until(now)
    }
  }
  testEditor.last().drop()
  return { testEditor, now, known: testEditor.connections.length }
}

it('[LV25] a lost socket is opened at once when a poll is answered after one that failed', async () => {
  const { testEditor, now, known } = await lostOften()
  testEditor.answerWith(() => ({ ok: false, status: 0, desc: '' }))
  await testEditor.until(now + LIMITS.pollEveryMs)
  expect(testEditor.types()).toContain('live/pollFailed')
  expect(testEditor.connections).toHaveLength(known)
  testEditor.answerWith(() => ANSWER)
  await testEditor.until(now + 2 * LIMITS.pollEveryMs + 50)
  expect(testEditor.connections).toHaveLength(known + 1)
  const polled = testEditor.polls().at(-1) ?? 0
  expect(testEditor.last().at - polled).toBeLessThanOrEqual(50)
})

it('[LV4] [LV25] polls that were answered all the time bring no connection forward', async () => {
  const { testEditor, now, known } = await lostOften()
  await testEditor.until(now + 0.8 * LIMITS.reconnectMaxMs - 50)
  expect(testEditor.polls().filter((at) => at > now).length).toBeGreaterThan(1)
  expect(testEditor.connections).toHaveLength(known)
})

it('[LV4] a server that says that it ends is followed at once, and not again until something was heard', async () => {
  const testEditor = openTestEditor({ answer: () => ANSWER })
  testEditor.open()
  await testEditor.until(0)
  const known = testEditor.connections.length
  testEditor.last().drop(1001)
  await testEditor.until(1)
  expect(testEditor.connections).toHaveLength(known + 1)
  // the next one ends, too: nobody asks again and again without a pause
  testEditor.last().drop(1001)
  await testEditor.until(0.8 * LIMITS.reconnectFirstMs - 1)
  expect(testEditor.connections).toHaveLength(known + 1)
  await testEditor.until(LIMITS.reconnectFirstMs + 1)
  expect(testEditor.connections).toHaveLength(known + 2)
  testEditor.last().frame('pong')
  testEditor.last().drop(1001)
  await testEditor.until(LIMITS.reconnectFirstMs + 2)
  expect(testEditor.connections).toHaveLength(known + 3)
  // one that merely breaks is waited for as ever
  testEditor.last().drop()
  await testEditor.until(LIMITS.reconnectFirstMs + 3)
  expect(testEditor.connections).toHaveLength(known + 3)
})
