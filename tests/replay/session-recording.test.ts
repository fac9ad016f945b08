import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLog } from '#core/engine/log.ts'
import { canonical, digestOf } from '#core/engine/replay.ts'
import { type Recording, readRecording } from '#core/record.ts'
import { redact } from '#core/redact.ts'
import { recordSession } from '#core/session-recording.ts'
import { factOf } from '#fixtures/arbitraries.ts'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import type { Lamplight } from '#plugins/kit.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { runs } from '../sweep.ts'

const reduce = composeReducer(plugins)
const ABOUT = { app: 'lamplight', recordedAt: '2026-11-21T00:00:00.000Z', note: '' }

const stamped = (facts: readonly { type: string; payload: unknown }[]) =>
  // each is a fact of the catalogue
  facts.map((fact, seq) => ({
    ...fact,
    ...{ id: `e${seq}`, seq, version: seq, at: 1, source: 'server', scriptId: 's' },
  })) as GameEvent[]

/** A log as a session keeps it: fact by fact, with the oldest forgotten beyond a limit. */
function logOf(events: readonly GameEvent[], limit = 10_000) {
  const log = createLog<Lamplight>(reduce, emptyDraft(), { checkpointEvery: 3, limit })
  let draft = emptyDraft()
  for (const event of events) {
    draft = fold(reduce, draft, [event])
    log.append([event], draft)
  }
  return { log, draft }
}

function read(text: string): Recording {
  const recording = readRecording(text)
  if ('refused' in recording) throw new Error(recording.refused)
  expect(recording.rejected).toEqual({ count: 0, lines: [] })
  return recording
}
const replayed = ({ base, events }: Recording) => digestOf(fold(reduce, base, events))

/** A text of a game may name an address: what is hidden of the facts is hidden of their draft. */
const digestWithoutSecrets = async (draft: Draft): Promise<string> => {
  // the same draft with other texts
  const digest = await digestOf({ ...draft, script: redact(draft.script) as Draft['script'] })
  if (canonical(redact(draft)) === canonical(draft)) expect(digest).toBe(await digestOf(draft))
  return digest
}

const facts = fc.array(factOf, { minLength: 1, maxLength: 12 }).map(stamped)

describe('the recording of a session', () => {
  it('[RE3] replays to the digest of the session, whatever was in it', async () => {
    await fc.assert(
      fc.asyncProperty(facts, async (events) => {
        const { log, draft } = logOf(events)
        const recording = read(recordSession(log, ABOUT))
        expect(recording.header.version).toBe(1)
        expect(recording.events).toHaveLength(events.length)
        expect(await replayed(recording)).toBe(await digestWithoutSecrets(draft))
      }),
      { numRuns: runs(60) },
    )
  })

  it('[RE4] of a session of which the oldest is forgotten, or too long to be told, begins at a draft and replays to the same', async () => {
    await fc.assert(
      fc.asyncProperty(facts, fc.nat(40_000), async (events, most) => {
        const { log, draft } = logOf(events, 5)
        const text = recordSession(log, ABOUT, most)
        const recording = read(text)
        const [, ...lines] = text.trimEnd().split('\n')
        expect(Buffer.byteLength(lines.join('\n'))).toBeLessThanOrEqual(most)
        expect(await replayed(recording)).toBe(await digestWithoutSecrets(draft))
        const { header } = recording
        expect(header.version).toBe(lines.length === events.length ? 1 : 2)
      }),
      { numRuns: runs(60) },
    )
  })

  it('[RE4] holds as many facts as fit to the byte', () => {
    const idea = (text: string) => ({ type: 'idea/edited', payload: { text } })
    const { log } = logOf(stamped([idea('A lamp'), idea('灯塔')]))
    const [, ...lines] = recordSession(log, ABOUT).trimEnd().split('\n')
    const all = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
    expect(read(recordSession(log, ABOUT, all)).events).toHaveLength(2)
    expect(read(recordSession(log, ABOUT, all - 1)).events).toHaveLength(1)
  })

  it('[RE5] tells its facts where the rules break on the way, and names what broke without what is private', () => {
    const { log } = logOf(stamped([{ type: 'idea/edited', payload: { text: 'A lamp' } }]))
    const broken = {
      start: log.start + 4,
      events: log.events,
      get base(): never {
        throw new Error('the rules broke')
      },
      seek: () => undefined,
    }
    const note = 'reducer idea/edited: Error: of canary@example.com at 192.168.7.9, token=canary77'
    const text = recordSession(broken, { ...ABOUT, note })
    expect(read(text).events).toHaveLength(1)
    expect(read(text).header.note).toContain('reducer idea/edited')
    expect(text).not.toMatch(/canary|192\.168/)
  })
})
