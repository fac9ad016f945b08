import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { retryFailed } from '#plugins/retrying/commands.ts'
import { scriptStatus } from '#plugins/script/projections.ts'
import { answered, editorWorld, frameOf } from './editor-world.ts'

const partial = aGame({ status: 3, failedStages: ['npc_list', 'outline'] })

async function failed(answer: unknown) {
  const world = editorWorld({
    answer: (name) => (name === 'resumeGeneration' ? answer : answered(partial, 5)),
  })
  world.open()
  await world.until(0)
  return world
}

describe('parts that failed', () => {
  it('[GE13] are asked for once a press, and are being written as soon as the server says so', async () => {
    const world = await failed({ ok: true, desc: '', data: { run: 1 } })
    expect(scriptStatus(world.draft())).toBe(3)
    expect(world.editor.run(retryFailed, { idempotencyKey: 'k1' })).toBeNull()
    world.editor.run(retryFailed, { idempotencyKey: 'k2' })
    await world.until(100)
    const asked = world.asked.filter(({ name }) => name === 'resumeGeneration')
    expect(asked.map(({ key, request }) => [key, request])).toEqual([
      ['k1', { body: { id: 's1' } }],
    ])
    expect(world.polls()).toHaveLength(2)
    const payload = { run: 1, left: ['outline' as const] }
    world.last().frame(frameOf({ type: 'script/generationResumed', payload }, 6))
    expect(scriptStatus(world.draft())).toBe(1)
    expect(world.draft().script.script.failedStages.rows.map(({ id }) => id)).toEqual(['outline'])
    expect(world.editor.run(retryFailed, { idempotencyKey: 'k3' })).toEqual({
      refused: 'nothing_failed',
    })
    world.last().frame(frameOf({ type: 'script/generationCompleted', payload: {} }, 7))
    expect(scriptStatus(world.draft())).toBe(3)
  })

  it('[GE13] that cannot be asked for say so, with the server’s words when it has any', async () => {
    const world = await failed({ ok: false, status: 409, desc: 'No part can be tried again.' })
    world.editor.run(retryFailed, { idempotencyKey: 'k1' })
    await world.until(100)
    expect(world.draft().session.toasts.items.map(({ text }) => text)).toEqual([
      'No part can be tried again.',
    ])
    expect(scriptStatus(world.draft())).toBe(3)
  })

  it('[GE13] left unanswered can be asked for again', async () => {
    const world = await failed(new Promise(() => undefined))
    world.editor.run(retryFailed, { idempotencyKey: 'k1' })
    await world.until(31_000)
    world.editor.run(retryFailed, { idempotencyKey: 'k2' })
    await world.until(31_100)
    expect(world.asked.filter(({ name }) => name === 'resumeGeneration')).toHaveLength(2)
  })
})
