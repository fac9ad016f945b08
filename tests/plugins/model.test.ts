import { describe, expect, it } from 'vitest'
import { reasonAt, shownWork } from '#plugins/model/projections.ts'
import type { ModelWork } from '#schemas/model-work.ts'
import { edited, NOTHING, ok, opened } from './history-editor.ts'
import { SCRIPT } from './test-editor.ts'

const part = { calls: 9, input: 900, cached: 300, output: 400, reasoning: 20, ms: 8_000 }
const WORK: ModelWork = {
  model: 'stand-in-1',
  scenes: [{ address: 'nodes/chapter_1/101', reason: 'shape' }],
  parts: [
    { ...part, purpose: 'scene' },
    { ...part, purpose: 'change' },
  ],
  cost: null,
  budget: null,
}
const world = async (answer: unknown, times = 0) => {
  const one = await opened(edited(times), { readModelWork: answer })
  await one.until(2_000)
  return one
}

describe('a model’s work on the open game', () => {
  it('[ML65] is read once for each version, and says of each scene why it is not in the model’s words, and the sum', async () => {
    const one = await world(ok(WORK))
    expect(one.asks('readModelWork')).toMatchObject([{ request: { query: { id: SCRIPT } } }])
    expect(reasonAt(one.draft(), 'nodes/chapter_1/101')).toBe('shape')
    expect(reasonAt(one.draft(), 'nodes/chapter_1/102')).toBeNull()
    expect(shownWork(one.draft())).toMatchObject({
      ...{ model: 'stand-in-1' },
      sum: { calls: 18, input: 1_800, cached: 600, output: 800, reasoning: 40, ms: 16_000 },
    })
    one.connect()
    one.tell(1, { author: 'assistant' })
    await one.until(4_000)
    expect(one.asks('readModelWork')).toHaveLength(2)
  })

  it('[ML65] is nothing of a game that no model tells, and a server without the call is asked once', async () => {
    const builtin = await world(ok({ ...WORK, model: null, scenes: [], parts: [] }))
    expect(shownWork(builtin.draft())).toBeNull()
    const bare = await world({ ...NOTHING, status: 404 })
    bare.connect()
    bare.tell(1, { author: 'creator' })
    await bare.until(4_000)
    expect(bare.asks('readModelWork')).toHaveLength(1)
    expect(shownWork(bare.draft())).toBeNull()
    const without = await opened(edited(0), {})
    await without.until(2_000)
    expect(without.asks('readModelWork')).toEqual([])
    // one that did not come is asked for again with the next version
    const lost = await world(NOTHING)
    lost.connect()
    lost.tell(1, { author: 'creator' })
    await lost.until(4_000)
    expect(lost.asks('readModelWork')).toHaveLength(2)
  })
})
