import { describe, expect, it } from 'vitest'
import { type CallDefinition, type CallName, calls } from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'

type Edge = [
  call: CallName,
  part: 'body' | 'query',
  whole: object,
  inside: object[],
  beyond: object[],
]
const text = (letters: number): string => 'x'.repeat(letters)
const list = (length: number, one: unknown = 'x') => Array.from({ length }, () => one)
const OF = { id: 's1', base_version: 0 }
const START = {
  ...{ outline: '', template_type: 'k', setting: 'x', game_duration: '', image_style: '' },
  ...{ sex: '', age: '', language: '' },
}
const REGISTERED = { email: 'a@b.test', pwd: 'secret-word', oauth_enum: 'EMAIL' }
const WORD = { path: 'p', value: 1 }
const SENT = { id: 's1', text: '', client_id: 'c' }
const THIRD = { access_token: 't', openid: '', oauth_enum: 'GOOGLE' }
const SAID = { email: 'a@b.test', pwd: '', oauth_enum: 'EMAIL' }
const EDGES: Edge[] = [
  [
    'editScript',
    'body',
    { ...OF, changes: [WORD] },
    [
      { changes: list(200, WORD) },
      { changes: [{ path: text(300), remove: true }] },
      { id: text(64) },
    ],
    [
      { changes: [] },
      { changes: list(201, WORD) },
      { base_version: -1 },
      { id: '' },
      { id: text(65) },
      { changes: [{ path: '', value: 1 }] },
      { changes: [{ path: text(301), value: 1 }] },
      { changes: [{ path: '', remove: true }] },
      { changes: [{ path: text(301), remove: true }] },
      { changes: [{ path: 'p', remove: false }] },
    ],
  ],
  [
    'listVersions',
    'query',
    { id: 's1' },
    [{ before: 0 }, { before: '3' }],
    [{ before: -1 }, { before: 0.5 }],
  ],
  [
    'compareVersions',
    'query',
    { id: 's1', from: 0, to: 0 },
    [{ to: '4' }],
    [{ from: -1 }, { to: -1 }],
  ],
  ['restoreVersion', 'body', { ...OF, version: 0 }, [], [{ version: -1 }]],
  [
    'decideChanges',
    'body',
    { ...OF, record_id: 'r' },
    [
      { keep: list(2_000) },
      { revert: [text(300)] },
      { edit: list(20, { address: text(300), text: text(20_000) }) },
    ],
    [
      { keep: list(2_001) },
      { revert: [text(301)] },
      { keep: [''] },
      { edit: list(21, { address: 'a', text: '' }) },
      { edit: [{ address: '', text: '' }] },
      { edit: [{ address: 'a', text: text(20_001) }] },
      { edit: [{ address: text(301), text: '' }] },
      { record_id: '' },
    ],
  ],
  ['undo', 'body', OF, [{ step: text(64) }, { step: 3 }], [{ step: '' }, { step: text(65) }]],
  [
    'regenerate',
    'body',
    { ...OF, path: 'p' },
    [{ path: text(300) }],
    [{ path: '' }, { path: text(301) }],
  ],
  ['chooseSibling', 'body', { ...OF, path: 'p', version: 0 }, [], [{ version: -1 }]],
  ['listRecords', 'query', { id: 's1' }, [{ time: text(40) }], [{ time: text(41) }]],
  [
    'sendRecord',
    'body',
    SENT,
    [
      { text: text(20_000) },
      { client_id: text(100) },
      { conversion_id: text(100) },
      { quote: text(100_000) },
      { quote: {} },
      { quote: null },
    ],
    [
      { text: text(20_001) },
      { client_id: '' },
      { client_id: text(101) },
      { conversion_id: text(101) },
      { quote: text(100_001) },
    ],
  ],
  [
    'confirmRecord',
    'body',
    { id: 's1', record_id: 5, decision: 'confirm' },
    [{ scope: list(2_000) }, { scope: [text(300)] }],
    [{ scope: list(2_001) }, { scope: [text(301)] }, { decision: 'keep' }],
  ],
  [
    'startGeneration',
    'body',
    START,
    [
      { outline: text(20_000) },
      { template_type: text(100) },
      { setting: '灯'.repeat(LIMITS.ideaMax) },
      ...['game_duration', 'image_style', 'sex', 'age', 'language'].map((name) => ({
        [name]: text(40),
      })),
    ],
    [
      { outline: text(20_001) },
      { template_type: '' },
      { template_type: text(101) },
      { setting: ' ' },
      { setting: text(LIMITS.ideaMax + 1) },
      ...['game_duration', 'image_style', 'sex', 'age', 'language'].map((name) => ({
        [name]: text(41),
      })),
    ],
  ],
  ['readGame', 'query', {}, [{ version: '0' }], [{ version: -1 }]],
  [
    'copyScript',
    'body',
    { id: 's1' },
    [{ title: text(LIMITS.titleMax) }, { version: 0 }],
    [{ title: ' ' }, { title: text(LIMITS.titleMax + 1) }, { version: -1 }],
  ],
  [
    'removeScript',
    'body',
    { id: 's1' },
    [{ restore: true }, { for_good: true }, { restore: true, for_good: false }],
    [{ restore: true, for_good: true }],
  ],
  [
    'judgeChoice',
    'body',
    { chapter_key: '', node_id: 1, option_id: 'a' },
    [{ chapter_key: text(100) }],
    [{ chapter_key: text(101) }, { option_id: '' }],
  ],
  ['listFaces', 'query', {}, [{ round: 0 }, { round: '1000' }], [{ round: -1 }, { round: 1_001 }]],
  [
    'changeProfile',
    'body',
    { nick_name: 'Nell' },
    [{ avatar_seed: text(64) }, { nick_name: undefined, avatar_seed: 'a-1' }],
    [
      { avatar_seed: text(65) },
      { avatar_seed: '' },
      { avatar_seed: 'A' },
      { nick_name: undefined },
    ],
  ],
  [
    'removeAccount',
    'body',
    { confirm: 'x' },
    [{ confirm: text(254) }],
    [{ confirm: ' ' }, { confirm: text(255) }],
  ],
  [
    'login',
    'body',
    SAID,
    [{ pwd: text(200) }, { email: ' A@B.test ' }],
    [{ pwd: text(201) }, { email: 'nobody' }],
  ],
  [
    'login',
    'body',
    THIRD,
    [
      { access_token: text(4_096) },
      { openid: text(200) },
      { nick_name: text(100) },
      { avatar: text(2_048) },
      { invite_code: text(64) },
    ],
    [
      { access_token: '' },
      { access_token: text(4_097) },
      { openid: text(201) },
      { nick_name: text(101) },
      { avatar: text(2_049) },
      { invite_code: text(65) },
    ],
  ],
  [
    'resetPassword',
    'body',
    { ...REGISTERED, ticket: '1' },
    [{ pwd: text(6) }, { pwd: '灯'.repeat(20) }],
    [{ pwd: text(5) }, { pwd: text(21) }, { ticket: ' ' }],
  ],
  [
    'bindInvite',
    'body',
    { invite_code: '', oauth_enum: 'EMAIL' },
    [{ nick_name: text(100) }, { avatar: text(2_048) }],
    [{ nick_name: text(101) }, { avatar: text(2_049) }],
  ],
  ['bindIdentity', 'body', { access_token: 't', oauth_enum: 'GOOGLE' }, [], [{ access_token: '' }]],
]

describe.each(EDGES)('what %s takes as its %s', (name, part, whole, inside, beyond) => {
  const { [part]: schema } = calls[name] as CallDefinition
  it('[SV5] goes up to its edge, and not beyond', () => {
    for (const one of [{}, ...inside])
      expect(schema?.safeParse({ ...whole, ...one }).error, JSON.stringify(one)).toBeUndefined()
    for (const one of beyond)
      expect(schema?.safeParse({ ...whole, ...one }).success, JSON.stringify(one)).toBe(false)
  })
})
