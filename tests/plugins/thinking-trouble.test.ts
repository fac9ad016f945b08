import { expect, it } from 'vitest'
import { retryThinking, startThinking, stopThinking } from '#plugins/thinking/commands.ts'
import { thinkingFault } from '#plugins/thinking/projections.ts'
import { emptyDraft } from '#schemas/draft.ts'
import { encodeData } from '#schemas/wire/outline.ts'
import { type CreationWorld, creationWorld, IDEA, proposed, thought } from './creation-world.ts'
import { someUser } from './session-world.ts'

const start = ({ editor }: CreationWorld, requestId = 'r1') =>
  editor.run(startThinking, { requestId })
const session = (world: CreationWorld) => world.draft().session
const trouble = (world: CreationWorld) => session(world).thinking.trouble
const NEVER = 10_000_000

it('[TH15] a request that cannot be opened is not started, and says what the server said', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, breaks: { status: 429, desc: 'One at a time.' } }])
  start(world)
  world.until(20)
  expect(thinkingFault(world.draft())).toEqual({
    trouble: 'not_started',
    detail: 'One at a time.',
    cause: null,
    kept: false,
  })
  expect(world.openings).toHaveLength(1)
})

it('[TH6] a failed request completes thinking', () => {
  const world = creationWorld()
  start(world)
  world.until(5_000)
  expect(session(world).thinking).toMatchObject({ status: 'completed', trouble: 'not_started' })
  expect(session(world).outlines.pending).toBe(false)
})

it('[TH17] a stream that breaks without content is broken', () => {
  const world = creationWorld()
  world.streams.push([
    { at: 10, text: '[HEARTBEAT]\n' },
    { at: 20, breaks: new Error('reset') },
  ])
  start(world)
  world.until(60_000)
  expect(trouble(world)).toBe('broken')
})

it('[TH8] [TH18] a stream that breaks with content keeps it, with a note', () => {
  const world = creationWorld()
  world.streams.push([
    { at: 10, text: thought('kept') },
    { at: 20, breaks: new Error('reset') },
  ])
  start(world)
  world.until(60_000)
  expect(thinkingFault(world.draft())).toEqual({
    trouble: 'partial',
    detail: '',
    cause: 'stream_broken',
    kept: true,
  })
  expect(session(world).thinking.text).toBe('kept')
})

it('[TH29] takes a broken connection up again under the same id, and nothing is doubled', () => {
  const world = creationWorld()
  world.streams.push(
    [
      { at: 10, text: thought('The lamp ', 'is out.') },
      { at: 20, breaks: new Error('reset') },
    ],
    [
      { at: 10, text: thought('The la', 'mp is out.', ' Why?') },
      { at: 20, text: proposed(), ends: true },
    ],
  )
  start(world)
  world.until(5_000)
  expect(world.openings.map(({ requestId }) => requestId)).toEqual(['r1', 'r1'])
  expect(session(world).thinking).toMatchObject({ text: 'The lamp is out. Why?', trouble: null })
  expect(session(world).outlines.options).toHaveLength(3)
})

it('[TH7] a stream that just ends is taken up again, and completes when it cannot be', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, text: thought('kept'), ends: true }])
  start(world)
  world.until(60_000)
  expect(session(world).thinking).toMatchObject({ status: 'completed', trouble: 'partial' })
})

it('[TH18] a whole outline without its last marker is an outline', () => {
  const world = creationWorld()
  world.streams.push([
    { at: 10, text: thought('kept') + proposed().replace(/\[DONE\]\n$/, ''), ends: true },
  ])
  start(world)
  world.until(50)
  expect(session(world).outlines.options).toHaveLength(3)
  expect(trouble(world)).toBeNull()
})

it('[TH19] a failure of the server and an unreadable outline both fail and abort', () => {
  for (const end of [
    `[FAIL]\n${encodeData('The teller is busy.')}`,
    '[DONE]\n[OUTLINE]\ndata: {"status":200\n\n[DONE]\n',
    '[DONE]\n[OUTLINE]\ndata: {"status":500,"desc":"no"}\n\n[DONE]\n',
  ]) {
    const world = creationWorld()
    world.streams.push([{ at: 10, text: thought('so far') + end }])
    start(world)
    world.until(50)
    expect(trouble(world)).toBe('generation_failed')
    expect(session(world).thinking.text).toBe('so far')
    expect(world.aborted()).toBe(1)
  }
})

it('[TH19] [TH32] a retry after a failure is a new request, after a break the same one; the idea stays', () => {
  const world = creationWorld()
  world.streams.push([{ at: 1, text: '[FAIL]\n\n' }])
  start(world)
  world.until(50)
  expect(world.editor.run(retryThinking, { requestId: 'r2' })).toBeNull()
  expect(world.openings.at(-1)).toMatchObject({ requestId: 'r2', idea: IDEA })
  world.until(5_000)
  expect(trouble(world)).toBe('not_started')
  world.editor.run(retryThinking, { requestId: 'r3' })
  expect(world.openings.at(-1)).toMatchObject({ requestId: 'r2', idea: IDEA })
})

it('[TH20] aborts a stream that speaks for ten minutes without an end', () => {
  const world = creationWorld()
  const beats = Array.from({ length: 70 }, (_, i) => ({ at: i * 10_000, text: '[HEARTBEAT]\n' }))
  world.streams.push([{ at: 0, text: thought('a') }, ...beats])
  start(world)
  world.until(599_999)
  expect(session(world).thinking.status).toBe('thinking')
  world.until(600_001)
  expect(session(world).thinking).toMatchObject({ status: 'completed', trouble: 'partial' })
  expect(world.aborted()).toBe(1)
})

it('[TH7] [TH31] a stop aborts the stream and keeps what came', () => {
  const world = creationWorld()
  world.streams.push([{ at: 10, text: thought('kept') }])
  start(world)
  world.until(100)
  expect(world.editor.run(stopThinking)).toBeNull()
  expect(world.aborted()).toBe(1)
  expect(session(world).thinking).toMatchObject({ text: 'kept', trouble: 'stopped' })
  expect(session(world).outlines.pending).toBe(false)
  expect(world.editor.run(stopThinking)).toEqual({ refused: 'nothing_to_stop' })
})

it('[TH16] a failed request shows what was kept of the same idea, never of another', () => {
  const storage = new Map<string, string>()
  const first = creationWorld({ storage })
  first.streams.push([{ at: 10, text: thought('The old reasoning.') + proposed(), ends: true }])
  start(first)
  first.until(100)
  const again = creationWorld({ storage })
  start(again)
  again.until(5_000)
  expect(session(again).thinking).toMatchObject({ text: 'The old reasoning.', trouble: 'cached' })
  const other = creationWorld({
    storage,
    draft: { idea: { ...emptyDraft().session.idea, text: 'Another idea', gameStatus: 'creating' } },
  })
  start(other)
  other.until(5_000)
  expect(session(other).thinking).toMatchObject({ text: '', trouble: 'not_started' })
})

it('[TH16] [TO5] a request whose session is lost shows what was kept of its own user', () => {
  const storage = new Map<string, string>()
  const account = { ...emptyDraft().session.account, user: someUser() }
  const first = creationWorld({ storage, draft: { account } })
  first.streams.push([{ at: 10, text: thought('The old reasoning.') + proposed(), ends: true }])
  start(first)
  first.until(100)
  const lost = { ...emptyDraft().session.account, expiredUid: someUser().uid }
  const again = creationWorld({ storage, draft: { account: lost } })
  start(again)
  again.until(5_000)
  expect(session(again).thinking).toMatchObject({ text: 'The old reasoning.', trouble: 'cached' })
})

it('[TO5] a lost session is not started and keeps the idea', () => {
  const world = creationWorld()
  world.streams.push([{ at: 1, text: '{"status":1007,"desc":"expired","data":null}', ends: true }])
  start(world)
  world.until(NEVER)
  expect(session(world).idea.text).toBe(IDEA)
  expect(trouble(world)).toBe('not_started')
})

it('[TH29] a server that is away for a moment is asked again, one that refuses is not', () => {
  const away = creationWorld()
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
  const refused = creationWorld()
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
  const stopped = creationWorld()
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
    const world = creationWorld()
    world.streams.push([{ at: 10, breaks }])
    start(world)
    world.until(60_000)
    expect(thinkingFault(world.draft())).toMatchObject({ trouble: 'not_started', cause })
  }
  const failed = creationWorld()
  failed.streams.push([{ at: 10, text: '[FAIL]\n\n' }])
  start(failed)
  failed.until(60)
  expect(thinkingFault(failed.draft())).toMatchObject({ trouble: 'generation_failed', cause: null })
})
