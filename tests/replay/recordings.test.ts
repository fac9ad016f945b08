import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { digestOf, replay as replayLog } from '#core/engine/replay.ts'
import { readRecording, writeRecording } from '#core/record.ts'
import { composeReducer, fold, replaySteps } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import type { Lamplight } from '#plugins/kit.ts'
import { Draft, emptyDraft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'

const reduce = composeReducer(plugins)
const about = { app: 'lamplight', recordedAt: '2026-11-21T00:00:00.000Z', note: 'a test' }
const user = {
  uid: 'u1',
  access_token: 'canary-token-77',
  oauth_enum: 'EMAIL' as const,
  user_info_resp: { id: 'u1', nick_name: 'Aya', avatar: '' },
  new_user: false,
  need_complete_nick_name: false,
}
const stamp = { seq: 0, version: null, at: 1, source: 'user' as const, scriptId: null }
const log: GameEvent[] = [
  { ...stamp, id: 'a', type: 'account/signedIn', payload: { user, by: 'EMAIL' } },
  {
    ...stamp,
    id: 'b',
    type: 'account/ticketSent',
    payload: { email: 'canary@example.com', use: 'REGISTER', resendAt: 5 },
  },
  {
    ...stamp,
    id: 'c',
    type: 'idea/edited',
    payload: { text: 'write to canary@example.com at 192.168.7.9' },
  },
]

describe('a recording', () => {
  it('[RP1] is a header and then one event a line', () => {
    const lines = writeRecording(log, about).trimEnd().split('\n')
    expect(JSON.parse(lines[0] ?? '')).toEqual({ format: 'recording', version: 1, ...about })
    expect(lines).toHaveLength(1 + log.length)
    const read = readRecording(lines.join('\n'))
    expect('refused' in read ? read : read.events.map((event) => event.id)).toEqual(['a', 'b', 'c'])
  })

  it('[RP2] holds no token, password, code, e-mail address or address of the network', () => {
    const text = writeRecording(log, about)
    expect(text).not.toMatch(/canary|192\.168/)
  })

  it('[RP1] without a header, or of a newer format, is refused; bad lines are named and change nothing', () => {
    expect(readRecording('{}')).toHaveProperty('refused')
    expect(readRecording('')).toHaveProperty('refused')
    const newer = { format: 'recording', version: 99, ...about }
    expect(readRecording(JSON.stringify(newer))).toHaveProperty('refused')
    const text = `${writeRecording(log, about)}no json\n{"type":"nobody/knows"}\n`
    const read = readRecording(text)
    expect('refused' in read ? [] : read.rejected.lines.map((one) => one.line)).toEqual([5, 6])
  })
})

describe('a recording from elsewhere', () => {
  const header = JSON.stringify({ format: 'recording', version: 1, ...about })
  const event = JSON.stringify(log[2])
  const read = (text: string) => {
    const recording = readRecording(text)
    if ('refused' in recording) throw new Error(recording.refused)
    return recording
  }

  it('[RP10] may begin with a byte-order mark, end its lines as Windows does and hold blank lines', () => {
    const { events, rejected } = read(`\uFEFF${header}\r\n\r\n\n${event}\r\n\nno json\n`)
    expect(events.map(({ id }) => id)).toEqual(['c'])
    expect(rejected).toEqual({ count: 1, lines: [{ line: 6, reason: 'no JSON object' }] })
  })

  it('[RP10] names the field that does not fit, in one line, whatever the line held', () => {
    const wrong = JSON.stringify({ ...log[2], payload: { text: 7 } })
    const odd = JSON.stringify({ type: `a\n\u2028b${'c'.repeat(1_000)}` })
    const [first, second] = read(`${header}\n${wrong}\n${odd}`).rejected.lines
    expect(first?.reason).toMatch(/^idea\/edited: payload\.text: \S/)
    expect(second?.reason).toMatch(/^unknown type a b.*…$/u)
    expect(second?.reason.length).toBeLessThan(250)
  })

  it('[EV44] may call a fact by the name it had then', () => {
    const { events, rejected } = read(
      [
        header,
        ...[
          { type: 'live/connecting', payload: {} },
          { type: 'live/numbering', payload: { numbered: true } },
          { type: 'account/methodChanging', payload: { provider: 'GOOGLE' } },
        ].map((fact) => JSON.stringify({ ...stamp, id: fact.type, ...fact })),
      ].join('\n'),
    )
    expect(rejected.count).toBe(0)
    expect(events.map(({ type }) => type)).toEqual([
      'live/connectionStarted',
      'live/numberingSeen',
      'account/methodChangeRequested',
    ])
    const { live, account } = fold(reduce, emptyDraft(), events).session
    expect([live.status, live.numbered, account.changing]).toEqual(['connecting', true, 'GOOGLE'])
  })

  it('[RP10] counts every rejected line and tells the first hundred', () => {
    const { count, lines } = read([header, ...Array(5_000).fill('{}')].join('\n')).rejected
    expect([count, lines.length, lines.at(-1)?.line]).toEqual([5_000, 100, 101])
  })
})

describe('replay', () => {
  const digests: Record<string, string> = JSON.parse(
    readFileSync('fixtures/sessions/digests.json', 'utf8'),
  )
  const files = globSync('fixtures/sessions/*.jsonl')

  it.each(files)(
    '[RP5] [EV1] folds %s to its stored digest, whole or step by step',
    async (file) => {
      const recording = readRecording(readFileSync(file, 'utf8'))
      if ('refused' in recording) throw new Error(recording.refused)
      expect(recording.rejected).toEqual({ count: 0, lines: [] })
      const draft = fold(reduce, emptyDraft(), recording.events)
      expect(await digestOf(draft)).toBe(digests[file.split('/').at(-1) ?? ''])
      let last = emptyDraft()
      for (const step of replaySteps(reduce, emptyDraft(), recording.events)) last = step.draft
      expect(await digestOf(last)).toBe(await digestOf(draft))
    },
  )

  it.each(files)('[RE7] folds %s up to each of its facts without a fault', (file) => {
    const recording = readRecording(readFileSync(file, 'utf8'))
    if ('refused' in recording) throw new Error(recording.refused)
    let draft = recording.base
    for (const event of recording.events) {
      const step = replayLog<Lamplight>(reduce, draft, [event])
      expect(step.faults).toEqual([])
      draft = step.draft
      expect(Draft.safeParse(draft).error).toBeUndefined()
    }
  })

  it('[EV17] [EV18] in two halves, with the draft through JSON between them, gives the same', async () => {
    for (const file of files) {
      const recording = readRecording(readFileSync(file, 'utf8'))
      if ('refused' in recording) throw new Error(recording.refused)
      const { events } = recording
      const half = Math.floor(events.length / 2)
      const first = fold(reduce, emptyDraft(), events.slice(0, half))
      const second = fold(reduce, JSON.parse(JSON.stringify(first)), events.slice(half))
      expect(await digestOf(second)).toBe(digests[file.split('/').at(-1) ?? ''])
    }
  })

  it('[RP4] touches no clock, no chance and no network', () => {
    const recording = readRecording(readFileSync(files[0] ?? '', 'utf8'))
    if ('refused' in recording) throw new Error(recording.refused)
    const kept = { now: Date.now, random: Math.random, fetch: globalThis.fetch }
    const forbidden = () => {
      throw new Error('a reducer reached for the world')
    }
    Object.assign(Date, { now: forbidden })
    Object.assign(Math, { random: forbidden })
    Object.assign(globalThis, { fetch: forbidden })
    try {
      expect(() => fold(reduce, emptyDraft(), recording.events)).not.toThrow()
    } finally {
      Object.assign(Date, { now: kept.now })
      Object.assign(Math, { random: kept.random })
      Object.assign(globalThis, { fetch: kept.fetch })
    }
  })
})
