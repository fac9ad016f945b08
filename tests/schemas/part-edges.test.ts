import { expect, it } from 'vitest'
import { aUser } from '#fixtures/builders.ts'
import { Arrangement } from '#schemas/arrangement.ts'
import { PartArranged } from '#schemas/arranging.ts'
import { IdTokenClaims, ReturnMarker } from '#schemas/authorization.ts'
import { PendingMessage } from '#schemas/chat.ts'
import { ChangeShown, ChangesDecided } from '#schemas/deciding.ts'
import { definitionOf } from '#schemas/events/index.ts'
import { GameVersion, VersionComparison, VersionPublication } from '#schemas/history.ts'
import { OutlineRequest } from '#schemas/outline.ts'
import { PublicationChange } from '#schemas/publication.ts'
import { QuoteAnchor } from '#schemas/record.ts'
import { RecordingHeader } from '#schemas/recording.ts'
import { emptyRegenerating, Regenerating, Siblings } from '#schemas/regenerating.ts'
import { TextEdit } from '#schemas/revising.ts'
import { Revision } from '#schemas/revision.ts'
import { SignedInUser } from '#schemas/user.ts'

type Schema = { safeParse(value: unknown): { success: boolean; error?: unknown } }
const emptied = (...names: string[]) => names.map((name) => ({ [name]: '' }))
const negative = (...names: string[]) => names.flatMap((name) => [{ [name]: -1 }, { [name]: 0.5 }])

const PART = { id: 'p', what: { verb: 'add', at: 'npcs' }, name: '', status: 'queued' }
const SEEN = { version: 0, seq: 0, at: '' }
const PUBLISHED = { id: 'c', gameId: 'g', url: '', atVersion: 0, before: null, after: SEEN }
const VERSION = { version: 0, at: '', author: 'creator', label: '', updated: [] }
const REVISED = { id: 'v', author: 'creator', label: '', baseVersion: 0, scope: null, changed: [] }
const FACT = { id: 'e', seq: 0, version: 0, at: 0, source: 'user', scriptId: null }
const OPENED = { ...FACT, type: 'script/opened', payload: { scriptId: 's' } }

it.each<[string, Schema | undefined, whole: object, beyond: object[]]>([
  [
    'a fact',
    definitionOf('script/opened')?.schema,
    OPENED,
    [...emptied('id'), ...negative('seq', 'version', 'at'), { source: 'nobody' }],
  ],
  ['who is signed in', SignedInUser, aUser(), emptied('uid')],
  [
    'an arrangement',
    Arrangement,
    { verb: 'add', at: 'npcs', by: -1 },
    [...emptied('at'), { by: 0.5 }, { verb: 'write' }],
  ],
  [
    'a part that is arranged',
    PartArranged,
    { ...PART, code: null, desc: '', sent: null, version: null },
    [...emptied('id'), { status: 'lost' }, { version: 0.5 }],
  ],
  ['the way back of a provider', ReturnMarker, { nonce: 'n', idea: null }, emptied('nonce')],
  [
    'a message on its way',
    PendingMessage,
    { clientId: 'c', text: '', quotes: [], conversationId: '', state: 'sending' },
    emptied('clientId'),
  ],
  [
    'what is decided',
    ChangesDecided,
    { recordId: 'r', keep: [], revert: [], edit: [{ address: 'a', text: '' }] },
    [...emptied('recordId'), { edit: [{ address: '', text: '' }] }],
  ],
  [
    'a change that is shown',
    ChangeShown,
    { recordId: 'r', address: 'a' },
    emptied('recordId', 'address'),
  ],
  [
    'a version',
    GameVersion,
    { ...VERSION, undoes: 0, redoes: 0, restores: 0 },
    negative('version', 'undoes', 'redoes', 'restores'),
  ],
  [
    'a version its players see',
    VersionPublication,
    { id: 'p', at: '', before: 0, after: 0 },
    [...emptied('id'), ...negative('before', 'after')],
  ],
  [
    'a comparison',
    VersionComparison,
    { differences: [], total: 0, same: 0 },
    negative('total', 'same'),
  ],
  [
    'an outline that is asked for',
    OutlineRequest,
    { idea: 'x', language: 'en_US' },
    emptied('idea'),
  ],
  [
    'a change of what players see',
    PublicationChange,
    { ...PUBLISHED, undoes: 'x', redoes: 'x' },
    [
      ...emptied('id', 'gameId', 'undoes', 'redoes'),
      ...negative('atVersion'),
      { after: { ...SEEN, seq: -1 } },
      { after: { ...SEEN, version: -1 } },
    ],
  ],
  [
    'where words stood',
    QuoteAnchor,
    { start: 0, end: 0, hash: '', before: '', after: '', seq: 0 },
    negative('start', 'end', 'seq'),
  ],
  [
    'the header of a recording',
    RecordingHeader,
    { format: 'recording', version: 1, app: '', recordedAt: '', note: '' },
    [{ version: 0 }, { version: 1.5 }, { format: 'log' }],
  ],
  [
    'the tellings of a part',
    Siblings,
    { path: '', at: 0, of: [0] },
    [...negative('at'), { of: [-1] }],
  ],
  [
    'what is told again',
    Regenerating,
    { ...emptyRegenerating(), readAt: 0 },
    negative('readAt', 'reached'),
  ],
  [
    'a text that is edited',
    TextEdit,
    { address: 'a', base: '', text: '', status: 'open', desc: '', theirs: null, version: 0 },
    [...emptied('address'), { version: 0.5 }, { status: 'lost' }],
  ],
  [
    'a revision',
    Revision,
    { ...REVISED, undoes: 0, redoes: 0, restores: 0 },
    [
      ...emptied('id'),
      ...negative('baseVersion', 'undoes', 'redoes', 'restores'),
      { author: 'cat' },
    ],
  ],
])('[EV11] %s is taken at its edge, and not beyond', (_, schema, whole, beyond) => {
  expect(schema?.safeParse(whole).error).toBeUndefined()
  for (const one of beyond)
    expect(schema?.safeParse({ ...whole, ...one }).success, JSON.stringify(one)).toBe(false)
})

it('[LG42] an ID token that says nothing of itself names nobody, and belongs to no login', () => {
  expect(IdTokenClaims.parse({})).toEqual({ sub: '', nonce: '' })
  expect(IdTokenClaims.parse({ sub: 7, nonce: null })).toEqual({ sub: '', nonce: '' })
  expect(IdTokenClaims.parse({ sub: 's', nonce: 'n' })).toEqual({ sub: 's', nonce: 'n' })
})
