import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEditor } from '#core/engine/editor.ts'
import { kitOf } from '#core/engine/kit.ts'
import type { EnginePorts } from '#core/engine/ports.ts'
import type { ProductOf } from '#core/engine/vocabulary.ts'
import { defineEvent } from '#schemas/event.ts'
import { defineSlice } from '#schemas/slice.ts'
import { testEditor } from './test-editor.ts'

const catalog = [
  defineEvent('letter/typed', 'session', z.object({ text: z.string() }), { passing: true }),
  defineEvent('letter/sent', 'script', z.object({ text: z.string() })),
] as const
const post = defineSlice({
  name: 'post',
  scope: 'script',
  schema: z.array(z.string()),
  initial: [],
  clearedBy: [],
})
const letter = defineSlice({
  ...{ name: 'letter', scope: 'session', schema: z.string(), initial: '' },
  clearedBy: ['letter/sent'],
  passing: true,
})
const slices = [post, letter] as const
type Office = ProductOf<typeof catalog, typeof slices, EnginePorts>
const { definePlugin } = kitOf<Office>()
const plugins = [
  definePlugin({
    name: 'post',
    slice: 'post',
    reduce: { 'letter/sent': (slice, { payload }) => [...slice, payload.text] },
  }),
  definePlugin({
    name: 'letter',
    slice: 'letter',
    reduce: { 'letter/typed': (_, { payload }) => payload.text },
  }),
]
const { ports } = testEditor()
const open = () =>
  createEditor<Office>({ catalog, slices, plugins, ports, log: { checkpointEvery: 2 } })
const typed = (text: string) =>
  ({ type: 'letter/typed', source: 'user', payload: { text } }) as const
const sent = (text: string) => ({ type: 'letter/sent', source: 'user', payload: { text } }) as const

describe('a fact that passes', () => {
  it('[ML90] is folded and told, and stands in no log', () => {
    const { bus, draft } = open()
    const heard: string[] = []
    bus.on('letter/typed').subscribe(({ payload }) => heard.push(payload.text))
    bus.emit(typed('De'))
    bus.emit(typed('Dear'))
    expect(draft().session.letter).toBe('Dear')
    expect(heard).toEqual(['De', 'Dear'])
    expect([bus.log.length, bus.log.events]).toEqual([0, []])
    bus.emit(sent('Dear Aya'))
    expect(draft()).toEqual({ script: { post: ['Dear Aya'] }, session: { letter: '' } })
    expect(bus.log.events.map(({ type, seq }) => [type, seq])).toEqual([['letter/sent', 0]])
  })

  it('[ML90] leaves nothing in a state that is kept of the log', () => {
    const { bus, draft } = open()
    for (const text of ['one', 'two', 'three']) bus.emit(sent(text), typed(`after ${text}`))
    expect(draft().session.letter).toBe('after three')
    for (let seq = 0; seq <= 3; seq++)
      expect(bus.log.seek(seq)).toEqual({
        script: { post: ['one', 'two', 'three'].slice(0, seq) },
        session: { letter: '' },
      })
  })

  it('[ML90] is written by no slice that is kept', () => {
    const { passing: _, ...kept } = letter
    expect(() => createEditor<Office>({ catalog, slices: [post, kept], plugins, ports })).toThrow(
      'slice "letter" is kept, and cannot be written by "letter/typed", which is not',
    )
  })
})
