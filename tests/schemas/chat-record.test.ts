import { describe, expect, it } from 'vitest'
import type { ChatRecord } from '#schemas/record.ts'
import { decodeQuotes, decodeRecord, encodeRecord } from '#schemas/wire/record.ts'

const PLACE = {
  ...{ address: 'npcs/7/bio', path: 'npc_list.npcs[0].bio', title: 'Biography' },
  ...{ before: 'He waits.', after: 'He waits no more.' },
}
const ANCHOR = { start: 0, end: 2, hash: 'h', before: '', after: '', seq: 3 }
const RECORD: ChatRecord = {
  ...{ id: 'r1', author: 'assistant', kind: 'plan', status: 'open', text: 'Change him', at: 1_000 },
  quotes: [{ title: 'Biography', text: 'He', path: PLACE.path, anchor: ANCHOR }],
  plan: { places: [{ ...PLACE, reason: '', isByHand: false }], operation: '{}' },
  directions: [{ title: 'Shorter', request: 'Shorten it' }],
  updated: ['npc_list.npcs[0].bio'],
  changes: { telling: 1, places: [{ ...PLACE, decision: 'kept' }] },
  ...{ conversationId: 'c1', scriptVersion: 4, clientId: 'mine', answers: 'r0' },
}
const BARE: ChatRecord = {
  ...{ id: 'r2', author: 'creator', kind: 'reply', status: 'open', text: '', at: 0, quotes: [] },
  ...{ plan: null, directions: [], updated: null, conversationId: '', scriptVersion: 0 },
  ...{ clientId: null, answers: null },
}
const overTheWire = (record: ChatRecord) =>
  decodeRecord(JSON.parse(JSON.stringify(encodeRecord(record, 's1'))))

describe('a record of a chat', () => {
  it('[CH4] [EN1] written to the wire and read again is equal', () => {
    expect(overTheWire(RECORD)).toEqual(RECORD)
    expect(overTheWire(BARE)).toEqual(BARE)
    for (const kind of ['reply', 'plan', 'confirmation', 'note', 'result'] as const)
      for (const status of ['open', 'confirmed', 'rejected'] as const)
        expect(overTheWire({ ...BARE, kind, status })).toEqual({ ...BARE, kind, status })
  })

  it('[CH4] [CH5] has the names and the numbers of the specification', () => {
    const { quote, extend, ...wire } = encodeRecord(RECORD, 's1')
    expect(wire).toEqual({
      ...{ id: 'r1', from: 1, type: 1, status: 0, text: 'Change him', create_time: 1_000 },
      ...{ conversion_id: 'c1', script_id: 's1', script_version: 4 },
      ...{ client_id: 'mine', answers: 'r0' },
    })
    expect(JSON.parse(`${quote}`)).toEqual({
      ...{ quote: 'He', quote_key: PLACE.path, quotes: RECORD.quotes },
    })
    expect(JSON.parse(`${extend}`)).toMatchObject({
      ...{ title: 'Change him', content: 'Biography', scope: [PLACE.path] },
      updated: RECORD.updated,
    })
    expect(encodeRecord(BARE, 's1')).toEqual({
      ...{ id: 'r2', from: 0, type: 0, status: 0, text: '', create_time: 0 },
      ...{ conversion_id: '', script_id: 's1', script_version: 0 },
    })
    const kinds = ['reply', 'plan', 'confirmation', 'note', 'result'] as const
    expect(kinds.map((kind) => encodeRecord({ ...BARE, kind }, 's1').type)).toEqual([0, 1, 2, 3, 4])
    const two = {
      ...RECORD,
      plan: {
        operation: '',
        places: ['One', 'Two'].map((title) => ({ ...PLACE, title, reason: '', isByHand: true })),
      },
    }
    expect(JSON.parse(`${encodeRecord(two, 's1').extend}`).content).toBe('One\nTwo')
  })

  it.each<[string, Partial<ChatRecord>]>([
    ['a plan', { plan: RECORD.plan }],
    ['directions', { directions: RECORD.directions }],
    ['nothing that was updated', { updated: [] }],
    ['changes', { changes: { telling: 2, places: [] } }],
  ])('[CH4] tells %s alone', (_, told) => {
    expect(overTheWire({ ...BARE, ...told })).toEqual({ ...BARE, ...told })
  })

  it('[EN2] [CH4] is read of any server, with what is missing as the specification has it', () => {
    expect(decodeRecord({ record_id: 5 })).toEqual({ ...BARE, id: '5', author: 'assistant' })
    expect(decodeRecord({ id: 'x', from: 0, type: 9, status: 9 })).toMatchObject({
      ...{ author: 'creator', kind: 'reply', status: 'open' },
    })
    expect(
      decodeRecord({ id: 'x', from: '0', type: '2', status: '1', conversation_id: 'c' }),
    ).toMatchObject({
      ...{ author: 'creator', kind: 'confirmation', status: 'confirmed', conversationId: 'c' },
    })
    for (const none of [null, 'x', [], {}, { id: '' }]) expect(decodeRecord(none)).toBeNull()
  })

  it('[EN2] [CH14] has a time in milliseconds or as text, and a version that is never below 0', () => {
    const at = (create_time: unknown) => decodeRecord({ id: 'x', create_time })?.at
    expect([1_500.9, '1500', '1970-01-01T00:00:01.500Z', 'soon', -4, null].map(at)).toEqual([
      ...[1_500, 1_500, 1_500, 0, 0, 0],
    ])
    expect(decodeRecord({ id: 'x', createTime: 7 })?.at).toBe(7)
    const version = (script_version: unknown) =>
      decodeRecord({ id: 'x', script_version })?.scriptVersion
    expect([3.9, '3', -1, undefined].map(version)).toEqual([3, 3, 0, 0])
  })

  it('[EN2] [CH6] a scope that another server names by its paths is a plan of these places', () => {
    const plan = (extend: unknown) => decodeRecord({ id: 'x', extend })?.plan
    const place = { address: '', path: 'cover', title: 'cover', reason: '', before: '', after: '' }
    expect(plan({ scope: ['cover', 7] })).toEqual({
      ...{ places: [{ ...place, isByHand: false }], operation: '' },
    })
    expect(plan(JSON.stringify({ scope: ['cover'] }))?.places).toHaveLength(1)
    expect([plan({ scope: [] }), plan('{}'), plan(undefined)]).toEqual([null, null, null])
  })
})

describe('what a message quotes', () => {
  it('[QT6] [EN2] is the one quote of the specification, or a list of ours', () => {
    const quotes = [{ title: 'T', text: 'words', path: 'p' }]
    expect(decodeQuotes({ quote: 'words', quote_key: 'p', title: 'T' })).toEqual(quotes)
    expect(decodeQuotes({ quote: 'words' })).toEqual([{ title: '', text: 'words', path: '' }])
    expect(decodeQuotes({ quoteKey: 'p' })).toEqual([{ title: '', text: '', path: 'p' }])
    expect(decodeQuotes({ quote: 'other', quotes })).toEqual(quotes)
    for (const text of ['selectedText', 'content'])
      expect(
        decodeQuotes({ quotes: [{ title: 'T', [text]: 'words', quote_key: 'p' }, 5] }),
      ).toEqual(quotes)
    for (const none of [undefined, {}, { quotes: [] }, 'words'])
      expect(decodeQuotes(none)).toEqual([])
  })

  it('[QT18] keeps where its words stood, and does without where that cannot be read', () => {
    const quote = { title: '', text: 'a', path: 'p' }
    const anchored = (anchor: unknown) => decodeQuotes({ quotes: [{ ...quote, anchor }] })
    expect(anchored(ANCHOR)).toEqual([{ ...quote, anchor: ANCHOR }])
    expect(anchored({ ...ANCHOR, start: -1 })).toEqual([quote])
  })
})
