import { describe, expect, it } from 'vitest'
import { aGame, aNode, anNpc, aTask } from '#fixtures/builders.ts'
import { calls } from '#schemas/api.ts'
import { Nickname } from '#schemas/api-account.ts'
import { RunningRequest } from '#schemas/kept-creation.ts'
import { readAnswer } from '#schemas/wire/answers.ts'
import { decodeChapter } from '#schemas/wire/chapter.ts'
import { decodeFrame } from '#schemas/wire/frame.ts'
import { gamePath } from '#schemas/wire/game-path.ts'
import { encodeNpc } from '#schemas/wire/npc.ts'
import { decodeOutlines } from '#schemas/wire/outline-result.ts'
import { changeAt } from '#schemas/wire/path.ts'
import { countIn } from '#schemas/wire/read.ts'
import { unreadableParts } from '#schemas/wire/unreadable.ts'

describe('an answer is read by any of its spellings:', () => {
  const session = (data: unknown, asked: unknown = {}) => readAnswer('login', data, asked)

  it('[EN2] who has signed in, by either id, the outer one first', () => {
    expect(session({ uid: 'a', user_info_resp: { id: 'b' } })).toMatchObject({
      uid: 'a',
      user_info_resp: { id: 'b' },
    })
    expect(session({ uid: 'a' })).toMatchObject({ uid: 'a', user_info_resp: { id: 'a' } })
    expect(session({ user_info_resp: { id: 'b' } })).toMatchObject({ uid: 'b' })
  })

  it('[EN2] who is new, and who has no name yet, only where that is said', () => {
    const said = { new_user: true, need_complete_nick_name: true }
    expect(session(said)).toMatchObject(said)
    const unsaid = { new_user: false, need_complete_nick_name: false }
    expect(session({})).toMatchObject(unsaid)
    expect(session({ new_user: 1, need_complete_nick_name: 1 })).toMatchObject(unsaid)
  })

  it.each(['npcs', 'roles', 'elements'])('[EN2] people under the name %s', (name) => {
    const people = {
      [name]: [
        { id: 1, name: 'Ida' },
        { id: 2, name: 'Ole' },
      ],
    }
    const read = decodeFrame({ script_id: 's1', key: 'npc_list', message: people })
    const facts = read.kind === 'facts' ? read.facts : []
    expect(facts.find(({ type }) => type === 'npcs/written')?.payload).toMatchObject({
      npcs: [{ name: 'Ida' }, { name: 'Ole' }],
    })
  })

  it('[LG24] a nickname of 3 and of 20 letters, and none beyond', () => {
    const taken = [2, 3, 20, 21].map((length) => Nickname.safeParse('雨'.repeat(length)).success)
    expect(taken).toEqual([false, true, true, false])
  })

  it('[PU16] a game to be withdrawn, by its own id or by its script', () => {
    const { body } = calls.withdrawGame
    const named = [{ id: 's1' }, { game_id: 'g1' }, { id: 's1', game_id: 'g1' }, {}]
    expect(named.map((one) => body.safeParse(one).success)).toEqual([true, true, true, false])
  })

  it('[EN2] pages count from 1, and hold one game at least and a hundred at most', () => {
    const { query } = calls.listScripts
    expect(query.safeParse({ page: 1, size: 1 }).success).toBe(true)
    expect(query.safeParse({ page: 0 }).success).toBe(false)
    expect(query.safeParse({ size: 0 }).success).toBe(false)
    expect(query.safeParse({ page: 10_000, size: 100 }).success).toBe(true)
    expect(query.safeParse({ page: 10_001 }).success).toBe(false)
    expect(query.safeParse({ size: 101 }).success).toBe(false)
  })

  it('[EN2] the way in, as answered, else as it was asked', () => {
    const asked = { oauth_enum: 'EMAIL' }
    expect(session({ oauth_enum: 'GOOGLE' }, asked)).toMatchObject({ oauth_enum: 'GOOGLE' })
    expect(session({}, asked)).toMatchObject({ oauth_enum: 'EMAIL' })
  })

  it('[EN2] a title, by its name in a list or in the first part of the game', () => {
    const titles = [
      { id: '1', title: 'One', initial_element: { title: 'No' } },
      { id: '2', name: 'Two' },
      { id: '3', initial_element: { title: 'Three' } },
    ]
    expect(readAnswer('listScripts', titles, {})).toMatchObject([
      { title: 'One' },
      { title: 'Two' },
      { title: 'Three' },
    ])
  })

  it('[EN2] a failed stage can be tried again only where that is said', () => {
    const message = { stage: 'cover', reason: 'no light' }
    const retryable = (more: object) => {
      const read = decodeFrame({
        script_id: 's1',
        key: 'stage_failed',
        message: { ...message, ...more },
      })
      return read.kind === 'facts' ? read.facts.map(({ payload }) => payload) : read.kind
    }
    expect(retryable({ retryable: true })).toEqual([{ ...message, retryable: true }])
    expect(retryable({ retryable: false })).toEqual([{ ...message, retryable: false }])
    expect(retryable({})).toEqual([{ ...message, retryable: false }])
  })
})

describe('proposals are read under any of their names:', () => {
  const row = { template_key: 'k', template_name: 'n', outline: 'One.' }
  const options = [{ key: 'k', name: 'n', text: 'One.' }]
  const read = (answer: unknown) => decodeOutlines(JSON.stringify(answer))

  it('[TH28] [EN2] the list, also inside of data, and alone', () => {
    for (const name of ['elements', 'outlines', 'outline_list', 'outlineList', 'list']) {
      expect(read({ [name]: [row] })).toEqual({ ok: true, options })
      expect(read({ status: 200, data: { [name]: [row] } })).toEqual({ ok: true, options })
      expect(read({ [name]: [], data: [row] })).toEqual({ ok: true, options })
    }
    expect(read([row])).toEqual({ ok: true, options })
    expect(read({ data: JSON.stringify({ list: [row] }) })).toEqual({ ok: true, options })
    for (const none of [{}, { data: {} }, { data: null }, { data: { data: {} } }, [{}], 7])
      expect(read(none)).toEqual({ ok: false, status: null, desc: '' })
  })

  it('[EN2] a proposal, with one name for both where it has but one', () => {
    const text = ['outline', 'outlineDescription', 'outline_description', 'description']
    for (const name of [...text, 'content', 'text'])
      expect(read([{ key: 'k', name: 'n', [name]: 'One.' }])).toEqual({ ok: true, options })
    for (const name of ['template_key', 'templateKey', 'template_type', 'outlineType', 'key', 'id'])
      expect(read([{ [name]: ' k ', title: ' n ', text: 'One.' }])).toEqual({ ok: true, options })
    const named = { ok: true, options: [{ key: 'n', name: 'n', text: 'One.' }] }
    for (const name of ['template_name', 'templateName', 'name', 'title', 'key'])
      expect(read([{ [name]: 'n', text: 'One.' }])).toEqual(named)
    expect(read([{ key: 'k', text: ' ' }]).ok).toBe(false)
  })

  it('[TH28] a refusal keeps the words of its server', () => {
    const refused = { ok: false, status: 500, desc: 'Later.' }
    expect(read({ status: 500, desc: 'Later.', elements: [row] })).toEqual(refused)
    expect(read({ code: 500, message: 'Later.' })).toEqual(refused)
    expect(read({ success: false, elements: [row] })).toEqual({ ok: false, status: null, desc: '' })
    expect(read({ status: 200, success: true, elements: [row] }).ok).toBe(true)
  })
})

describe('what is written', () => {
  const personality = (...traits: { name: string; effect: string }[]) =>
    encodeNpc(anNpc({ traits }), 'http://pictures.test').personality

  it('[EN2] one trait without an effect is a sentence, others are a list', () => {
    const [shy, bold] = [
      { name: 'shy', effect: '' },
      { name: 'bold', effect: 'acts' },
    ]
    expect(personality()).toBe('')
    expect(personality(shy)).toBe('shy')
    expect(personality(bold)).toEqual([bold])
    expect(personality(shy, bold)).toEqual([shy, bold])
    expect(gamePath.trait(0, [shy], 0, 'name')).toBe('npc_list.npcs[0].personality')
    expect(gamePath.trait(0, [bold], 0, 'name')).toBe('npc_list.npcs[0].personality[0].name')
    expect(gamePath.trait(0, [], 0, 'name')).toBe('npc_list.npcs[0].personality[0].name')
  })
})

describe('what is missing is counted', () => {
  it('[EN6] a chapter without an id by its place, an outline without a name too', () => {
    expect(decodeChapter({ title: 'Begun' }, 0)).toMatchObject({ id: 1 })
    expect(decodeChapter({ title: 'Ended' }, 2)).toMatchObject({ id: 3 })
    const elements = [{ outline: 'One.' }, { outline: 'Two.' }]
    expect(decodeOutlines(JSON.stringify({ elements }))).toMatchObject({
      options: [
        { key: 'outline-1', name: '1' },
        { key: 'outline-2', name: '2' },
      ],
    })
  })

  it('[EN2] digits are a number, with spaces around them too', () => {
    expect(countIn({ index: ' 3 ' }, 'index')).toBe(3)
    expect(countIn({ index: '3rd' }, 'index')).toBeUndefined()
  })
})

describe('something is there as soon as one thing can be read:', () => {
  const chapter = { key: 'chapter_1', index: 1, nodes: [], tasks: [] }
  const partsOf = (content: object) =>
    unreadableParts(
      { script_key_nodes_and_task_map: 'some' },
      aGame({ contents: [{ ...chapter, ...content }] }),
    )

  it('[KN22] one node, or one task', () => {
    expect(partsOf({})).toEqual(['nodes'])
    expect(partsOf({ nodes: [aNode()] })).toEqual([])
    expect(partsOf({ tasks: [aTask()] })).toEqual([])
  })

  it('[ID15] a request of a single letter is one, and one of none is not', () => {
    const kept = { uid: '', forIdea: '', forLanguage: '', at: 0 }
    expect(RunningRequest.safeParse({ ...kept, requestId: 'r' }).success).toBe(true)
    expect(RunningRequest.safeParse({ ...kept, requestId: '' }).success).toBe(false)
  })
})

describe('a change at a path', () => {
  const list = ['a', 'b']

  it('[SV26] is made where one stands or at the end of a list, and nowhere behind it', () => {
    expect(changeAt(list, [1], { path: '', value: 'x' })).toEqual(['a', 'x'])
    expect(changeAt(list, [2], { path: '', value: 'x' })).toEqual(['a', 'b', 'x'])
    expect(changeAt(list, [3], { path: '', value: 'x' })).toBeNull()
    expect(changeAt([{ a: 1 }], [1, 'a'], { path: '', value: 'x' })).toBeNull()
    expect(changeAt([{ a: 1 }], [0, 'a'], { path: '', value: 'x' })).toEqual([{ a: 'x' }])
  })

  it('[SV26] removes only what is there', () => {
    expect(changeAt(list, [0], { path: '', remove: true })).toEqual(['b'])
    expect(changeAt(list, [2], { path: '', remove: true })).toBeNull()
    expect(changeAt([{ a: 1, b: 2 }], [0, 'a'], { path: '', remove: true })).toEqual([{ b: 2 }])
  })
})
