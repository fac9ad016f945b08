import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { retryFailed } from '#plugins/retrying/commands.ts'
import { scriptStatus } from '#plugins/script/projections.ts'
import { answered, frameOf, openTestEditor } from './test-editor.ts'

const partial = aGame({ status: 3, failedStages: ['npc_list', 'outline'] })

async function failed(answer: unknown) {
  const testEditor = openTestEditor({
    answer: (name) => (name === 'resumeGeneration' ? answer : answered(partial, 5)),
  })
  testEditor.open()
  await testEditor.until(0)
  return testEditor
}

describe('parts that failed', () => {
  it('[GE13] are asked for once a press, and are being written as soon as the server says so', async () => {
    const testEditor = await failed({ ok: true, desc: '', data: { run: 1 } })
    expect(scriptStatus(testEditor.draft())).toBe(3)
    expect(testEditor.editor.run(retryFailed, { idempotencyKey: 'k1' })).toBeNull()
    testEditor.editor.run(retryFailed, { idempotencyKey: 'k2' })
    await testEditor.until(100)
    const asked = testEditor.asked.filter(({ name }) => name === 'resumeGeneration')
    expect(asked.map(({ key, request }) => [key, request])).toEqual([
      ['k1', { body: { id: 's1' } }],
    ])
    expect(testEditor.polls()).toHaveLength(2)
    const payload = { run: 1, left: ['outline' as const] }
    testEditor.last().frame(frameOf({ type: 'script/generationResumed', payload }, 6))
    expect(scriptStatus(testEditor.draft())).toBe(1)
    expect(testEditor.draft().script.script.failedStages.rows.map(({ id }) => id)).toEqual([
      'outline',
    ])
    expect(testEditor.editor.run(retryFailed, { idempotencyKey: 'k3' })).toEqual({
      refused: 'nothing_failed',
    })
    testEditor.last().frame(frameOf({ type: 'script/generationCompleted', payload: {} }, 7))
    expect(scriptStatus(testEditor.draft())).toBe(3)
  })

  it('[GE13] that cannot be asked for say so, with the server’s words when it has any', async () => {
    const testEditor = await failed({ ok: false, status: 409, desc: 'No part can be tried again.' })
    testEditor.editor.run(retryFailed, { idempotencyKey: 'k1' })
    await testEditor.until(100)
    expect(testEditor.draft().session.toasts.items.map(({ text }) => text)).toEqual([
      'No part can be tried again.',
    ])
    expect(scriptStatus(testEditor.draft())).toBe(3)
  })

  it('[GE13] left unanswered can be asked for again', async () => {
    const testEditor = await failed(new Promise(() => undefined))
    testEditor.editor.run(retryFailed, { idempotencyKey: 'k1' })
    await testEditor.until(31_000)
    testEditor.editor.run(retryFailed, { idempotencyKey: 'k2' })
    await testEditor.until(31_100)
    expect(testEditor.asked.filter(({ name }) => name === 'resumeGeneration')).toHaveLength(2)
  })
})
