import { expect, it } from 'vitest'
import { aLocation, anNpc, aTask } from '#fixtures/builders.ts'
import { definitionOf } from '#schemas/events/index.ts'
import { Id } from '#schemas/id.ts'
import { emptyPublishing, Publishing } from '#schemas/library.ts'
import { emptyLive, Live } from '#schemas/live.ts'
import { Location } from '#schemas/location.ts'
import { Npc } from '#schemas/npc.ts'
import { OutlineOption } from '#schemas/outline.ts'
import { Percents, Step } from '#schemas/steps.ts'

const EDIT = {
  ...{ address: 'a', base: 'x', text: 'y', status: 'waiting', desc: '' },
  ...{ theirs: null, version: null },
}
const PART = {
  ...{
    id: 'p',
    what: { verb: 'add', at: 'npcs' },
    name: '',
    status: 'queued',
    code: null,
    desc: '',
  },
  ...{ sent: null, version: null },
}
const option = { key: 'k', name: 'n', text: 't' }

// a payload at its edge, and the same one step beyond
it.each<[string, object, object]>([
  ['history/forkRequested', { version: 0, title: '', idempotencyKey: 'k' }, { idempotencyKey: '' }],
  ['history/writersReceived', { version: 0, writers: [] }, { version: -1 }],
  ['idea/submitted', { text: 'x', language: 'en_US' }, { text: '' }],
  [
    'library/actionRequested',
    { action: 'copy', id: 's', title: '', idempotencyKey: '' },
    { id: '' },
  ],
  ['live/placeTold', { place: 0 }, { place: -1 }],
  ['npcs/written', { npcs: [anNpc()] }, { npcs: [] }],
  ['npcs/tasksWritten', { tasks: [aTask()] }, { tasks: [] }],
  [
    'outlines/updated',
    { options: [option], forIdea: 'i', forLanguage: 'en_US', more: false },
    { options: [] },
  ],
  ['playing/opened', { gameId: 'g' }, { gameId: '' }],
  ['profile/changeRequested', { field: 'nickname', value: 'x' }, { value: '' }],
  ['profile/facesRequested', { round: 0 }, { round: -1 }],
  ['publishing/sought', { scriptId: 's' }, { scriptId: '' }],
  ['publishing/requested', { idempotencyKey: 'k' }, { idempotencyKey: '' }],
  ['retrying/requested', { idempotencyKey: 'k' }, { idempotencyKey: '' }],
  ['arranging/restored', { parts: [PART] }, { parts: [] }],
  ['revising/started', { address: 'a', base: '', text: '' }, { address: '' }],
  ['revising/written', { address: 'a', text: '' }, { address: '' }],
  ['revising/committed', { address: 'a', text: 'x' }, { address: '' }],
  ['revising/saved', { address: 'a', version: 1 }, { version: 0.5 }],
  ['revising/restored', { edits: [EDIT] }, { edits: [] }],
  ['script/opened', { scriptId: 's' }, { scriptId: '' }],
  ['script/generationResumed', { run: 1, left: [] }, { run: 0 }],
  ['settings/startRequested', { idempotencyKey: 'k' }, { idempotencyKey: '' }],
  ['settings/startAccepted', { scriptId: 's' }, { scriptId: '' }],
  ['thinking/started', { requestId: 'r', salt: null }, { requestId: '' }],
])('[EV11] the payload of %s is taken at its edge, and not beyond', (type, payload, beyond) => {
  const definition = definitionOf(type)
  expect(definition?.payload.safeParse(payload).error).toBeUndefined()
  expect(definition?.payload.safeParse({ ...payload, ...beyond }).success).toBe(false)
})

it.each<[string, object, object[]]>([
  ['history/requested', { before: 0 }, [{ before: -1 }, { before: 0.5 }]],
  ['history/received', { before: 0, versions: [], isLast: false }, [{ before: -1 }]],
  [
    'history/stepRequested',
    { way: 'undo', baseVersion: 0, step: 'x' },
    [{ step: '' }, { step: -1 }, { baseVersion: -1 }, { way: 'restore' }],
  ],
  [
    'history/stepped',
    { way: 'restore', version: 0, of: 0, seen: 0 },
    [{ of: -1 }, { of: '' }, { version: -1 }, { seen: -1 }],
  ],
  ['history/stepped', { way: 'undo', version: 1, of: 'x' }, []],
  [
    'history/restoreRequested',
    { version: 0, baseVersion: 0 },
    [{ version: -1 }, { baseVersion: -1 }],
  ],
  [
    'regenerating/requested',
    { path: '', version: 0, baseVersion: 0 },
    [{ version: -1 }, { baseVersion: -1 }],
  ],
  ['regenerating/told', { path: '', version: 0 }, [{ version: -1 }]],
  ['regenerating/siblingsReceived', { version: 0, siblings: [] }, [{ version: -1 }]],
  ['regenerating/siblingsFailed', { version: 0, isMissing: false }, [{ version: -1 }]],
  [
    'deciding/decided',
    { recordId: 'r', keep: [], revert: [], edit: [], baseVersion: 0 },
    [{ baseVersion: -1 }, { recordId: '' }],
  ],
])('[EV11] the versions of %s are counted from 0', (type, payload, beyond) => {
  const definition = definitionOf(type)
  expect(definition?.payload.safeParse(payload).error).toBeUndefined()
  for (const one of beyond)
    expect(definition?.payload.safeParse({ ...payload, ...one }).success).toBe(false)
})

it('[EV18] what an earlier build kept is read with nothing in what it did not know yet', () => {
  const { wasOut: _, asOf: __, ...published } = emptyPublishing()
  expect(Publishing.parse(published)).toEqual(emptyPublishing())
})

it.each([
  ['an id', Id, ['x', 0], ['']],
  ['a step', Step, [0, 4], [-1, 0.5]],
  ['percents', Percents, [[0, 100]], [[-0.5], [100.5]]],
  ['a place in line', Live, [emptyLive()], [{ ...emptyLive(), place: -1 }]],
  ['a place of the game', Location, [aLocation({ id: 'x' })], [aLocation({ id: '' })]],
  ['one of the cast', Npc, [anNpc({ id: 1, name: 'x' })], [anNpc({ id: 0 }), anNpc({ name: '' })]],
  [
    'an outline',
    OutlineOption,
    [option],
    ['key', 'name', 'text'].map((one) => ({ ...option, [one]: '' })),
  ],
] as const)('[EV20] %s is taken at its edge, and not beyond', (_, schema, inside, beyond) => {
  for (const one of inside) expect(schema.safeParse(one).error).toBeUndefined()
  for (const one of beyond) expect(schema.safeParse(one).success).toBe(false)
})
