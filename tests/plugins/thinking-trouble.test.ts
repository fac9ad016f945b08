import { expect, it } from 'vitest'
import {
  retryThinking,
  startAgain,
  startThinking,
  stopThinking,
} from '#plugins/thinking/commands.ts'
import { thinkingFault } from '#plugins/thinking/projections.ts'
import { encodeData } from '#schemas/wire/outline.ts'
import {
  type CreationEditor,
  IDEA,
  openCreationEditor,
  proposed,
  thought,
} from './creation-editor.ts'

const start = ({ editor }: CreationEditor, requestId = 'r1') =>
  editor.run(startThinking, { requestId })
const session = (testEditor: CreationEditor) => testEditor.draft().session
const trouble = (testEditor: CreationEditor) => session(testEditor).thinking.trouble

it('[TH15] a request that cannot be opened is not started, and says what the server said', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, breaks: { status: 429, desc: 'One at a time.' } }])
  start(testEditor)
  testEditor.until(20)
  expect(thinkingFault(testEditor.draft())).toEqual({
    trouble: 'not_started',
    detail: 'One at a time.',
    cause: null,
    kept: false,
  })
  expect(testEditor.openings).toHaveLength(1)
})

it('[TH6] a failed request completes thinking', () => {
  const testEditor = openCreationEditor()
  start(testEditor)
  testEditor.until(5_000)
  expect(session(testEditor).thinking).toMatchObject({
    status: 'completed',
    trouble: 'not_started',
  })
  expect(session(testEditor).outlines.pending).toBe(false)
})

it('[TH17] a stream that breaks without content is broken', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 10, text: '[HEARTBEAT]\n' },
    { at: 20, breaks: new Error('reset') },
  ])
  start(testEditor)
  testEditor.until(60_000)
  expect(trouble(testEditor)).toBe('broken')
})

it('[TH8] [TH18] a stream that breaks with content keeps it, with a note', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 10, text: thought('kept') },
    { at: 20, breaks: new Error('reset') },
  ])
  start(testEditor)
  testEditor.until(60_000)
  expect(thinkingFault(testEditor.draft())).toEqual({
    trouble: 'partial',
    detail: '',
    cause: 'stream_broken',
    kept: true,
  })
  expect(session(testEditor).thinking.text).toBe('kept')
})

it('[TH29] takes a broken connection up again under the same id, and nothing is doubled', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push(
    [
      { at: 10, text: thought('The lamp ', 'is out.') },
      { at: 20, breaks: new Error('reset') },
    ],
    [
      { at: 10, text: thought('The la', 'mp is out.', ' Why?') },
      { at: 20, text: proposed(), ends: true },
    ],
  )
  start(testEditor)
  testEditor.until(5_000)
  expect(testEditor.openings.map(({ requestId }) => requestId)).toEqual(['r1', 'r1'])
  expect(session(testEditor).thinking).toMatchObject({
    text: 'The lamp is out. Why?',
    trouble: null,
  })
  expect(session(testEditor).outlines.options).toHaveLength(3)
})

it('[TH7] a stream that just ends is taken up again, and completes when it cannot be', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('kept'), ends: true }])
  start(testEditor)
  testEditor.until(60_000)
  expect(session(testEditor).thinking).toMatchObject({ status: 'completed', trouble: 'partial' })
})

it('[TH18] a whole outline without its last marker is an outline', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([
    { at: 10, text: thought('kept') + proposed().replace(/\[DONE\]\n$/, ''), ends: true },
  ])
  start(testEditor)
  testEditor.until(50)
  expect(session(testEditor).outlines.options).toHaveLength(3)
  expect(trouble(testEditor)).toBeNull()
})

it('[TH19] a failure of the server and an unreadable outline both fail and abort', () => {
  for (const end of [
    `[FAIL]\n${encodeData('The teller is busy.')}`,
    '[DONE]\n[OUTLINE]\ndata: {"status":200\n\n[DONE]\n',
    '[DONE]\n[OUTLINE]\ndata: {"status":500,"desc":"no"}\n\n[DONE]\n',
  ]) {
    const testEditor = openCreationEditor()
    testEditor.streams.push([{ at: 10, text: thought('so far') + end }])
    start(testEditor)
    testEditor.until(50)
    expect(trouble(testEditor)).toBe('generation_failed')
    expect(session(testEditor).thinking.text).toBe('so far')
    expect(testEditor.aborted()).toBe(1)
  }
})

it('[TH19] [TH32] a retry after a failure is a new request, after a break the same one; the idea stays', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 1, text: '[FAIL]\n\n' }])
  start(testEditor)
  testEditor.until(50)
  expect(testEditor.editor.run(retryThinking, { requestId: 'r2' })).toBeNull()
  expect(testEditor.openings.at(-1)).toMatchObject({ requestId: 'r2', idea: IDEA })
  testEditor.until(5_000)
  expect(trouble(testEditor)).toBe('not_started')
  testEditor.editor.run(retryThinking, { requestId: 'r3' })
  expect(testEditor.openings.at(-1)).toMatchObject({ requestId: 'r2', idea: IDEA })
})

it('[TH20] aborts a stream that speaks for ten minutes without an end', () => {
  const testEditor = openCreationEditor()
  const beats = Array.from({ length: 70 }, (_, i) => ({ at: i * 10_000, text: '[HEARTBEAT]\n' }))
  testEditor.streams.push([{ at: 0, text: thought('a') }, ...beats])
  start(testEditor)
  testEditor.until(599_999)
  expect(session(testEditor).thinking.status).toBe('thinking')
  testEditor.until(600_001)
  expect(session(testEditor).thinking).toMatchObject({ status: 'completed', trouble: 'partial' })
  expect(testEditor.aborted()).toBe(1)
})

it('[TH7] [TH31] a stop aborts the stream and keeps what came', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('kept') }])
  start(testEditor)
  testEditor.until(100)
  expect(testEditor.editor.run(stopThinking)).toBeNull()
  expect(testEditor.aborted()).toBe(1)
  expect(session(testEditor).thinking).toMatchObject({ text: 'kept', trouble: 'stopped' })
  expect(session(testEditor).outlines.pending).toBe(false)
  expect(testEditor.editor.run(stopThinking)).toEqual({ refused: 'nothing_to_stop' })
})

it('[PQ13] [TH31] a stop is told to the server, of the request that was stopped and no other', () => {
  const testEditor = openCreationEditor()
  testEditor.streams.push([{ at: 10, text: thought('one') }], [{ at: 10, text: thought('two') }])
  start(testEditor)
  testEditor.until(100)
  const first = session(testEditor).thinking.requestId
  const stops = () => testEditor.asked.filter(({ name }) => name === 'stopOutline')
  expect(stops()).toEqual([])
  const again = { text: 'Another idea', language: 'en_US', requestId: 'second' } as const
  expect(testEditor.editor.run(startAgain, again)).toBeNull()
  testEditor.until(200)
  expect(session(testEditor).thinking.requestId).toBe('second')
  expect(stops().map(({ request }) => request)).toEqual([{ body: { request_id: first } }])
  testEditor.editor.run(stopThinking)
  expect(stops().map(({ request }) => request)).toEqual([
    { body: { request_id: first } },
    { body: { request_id: 'second' } },
  ])
})

it('[TH29] a server that is away for a moment is asked again, one that refuses is not', () => {
  const away = openCreationEditor()
  away.streams.push(
    [
      { at: 10, text: thought('The lamp ') },
      { at: 20, breaks: new Error('reset') },
    ],
    [{ at: 10, breaks: { status: 502, desc: '' } }],
    [{ at: 10, text: thought('The lamp ', 'is out.') + proposed(), ends: true }],
  )
  start(away)
  away.until(5_000)
  expect(session(away).thinking).toMatchObject({ text: 'The lamp is out.', trouble: null })
  const refused = openCreationEditor()
  refused.streams.push(
    [
      { at: 10, text: thought('The lamp ') },
      { at: 20, breaks: new Error('reset') },
    ],
    [{ at: 10, breaks: { status: 409, desc: 'Another body.' } }],
  )
  start(refused)
  refused.until(5_000)
  expect(session(refused).thinking).toMatchObject({ trouble: 'partial', detail: 'Another body.' })
  expect(refused.openings).toHaveLength(2)
})

it('[TO12] an abort is a normal close, a break without words a timeout or the network', () => {
  const stopped = openCreationEditor()
  stopped.streams.push([{ at: 10, text: thought('kept') }])
  start(stopped)
  stopped.until(100)
  stopped.editor.run(stopThinking)
  expect(trouble(stopped)).toBe('stopped')
  expect(thinkingFault(stopped.draft())?.cause).toBe('stream_closed')
  for (const [breaks, cause] of [
    [new Error('reset'), 'stream_broken'],
    [{ status: 429, desc: '' }, 'stream_broken'],
    [{ status: 429, desc: 'One at a time.' }, null],
  ] as const) {
    const testEditor = openCreationEditor()
    testEditor.streams.push([{ at: 10, breaks }])
    start(testEditor)
    testEditor.until(60_000)
    expect(thinkingFault(testEditor.draft())).toMatchObject({ trouble: 'not_started', cause })
  }
  const failed = openCreationEditor()
  failed.streams.push([{ at: 10, text: '[FAIL]\n\n' }])
  start(failed)
  failed.until(60)
  expect(thinkingFault(failed.draft())).toMatchObject({ trouble: 'generation_failed', cause: null })
})
