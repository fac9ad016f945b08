import { describe, expect, it } from 'vitest'
import { aNode, aTask } from '#fixtures/builders.ts'
import { decodeFrame, encodeReset, STEP_OF_STAGE } from '#schemas/wire/frame.ts'
import { encodeNode } from '#schemas/wire/key-node.ts'
import { encodeTask } from '#schemas/wire/task.ts'

const read = (key: string, message: unknown) => decodeFrame({ script_id: 's1', key, message })
/** The facts of a frame, or what it is instead. */
const factsOf = (key: string, message: unknown) => {
  const found = read(key, message)
  return found.kind === 'facts' ? found.facts : found.kind
}
const node = encodeNode(aNode({ id: 4 }))
const task = encodeTask(aTask({ id: 1 }))

describe('a frame that tells nothing yet', () => {
  it.each([
    ['initial_element', [{}, { locations: [] }, { title: '' }]],
    ['script_cover', ['', {}, { url: '' }, { url: 'cover.webp' }, 'cover.webp']],
    ['location_image', [{}, { quay: '' }, []]],
    ['character_profile', [{}, { pname: '' }, null]],
    ['npc_list', [{ npcs: [] }, [], null, '']],
    ['npc_photo', [{}, { id: 1 }, []]],
    ['npc_tasks', [{ npc_tasks: [] }, [], {}]],
    ['script_outline', [{ prologue: [], chapters: [] }, {}, []]],
    ['key_nodes_and_tasks', [{}, { chapter_1: { key_nodes: [], tasks: [] } }, { chapter_1: {} }]],
    ['stage_failed', [{}, { stage: 'lunch' }]],
    ['script_update', [{}, { update_text: '' }]],
    ['record', [{}, { text: 'no id' }]],
    ['generation_resumed', [{}, { run: 0 }]],
  ])('[DR5] [LV14] by the key %s is no fact', (key, messages) => {
    for (const message of messages)
      expect(factsOf(key, message), JSON.stringify(message)).toEqual([])
  })

  it('[DR5] [EV7] is no fact either where its message is no object, and none that breaks', () => {
    const keys = ['initial_element', 'script_cover', 'stage_failed', 'generation_resumed', 'record']
    for (const key of [
      ...keys,
      'script_update',
      'character_profile',
      'npc_photo',
      'location_image',
    ])
      for (const message of [7, true, null, 'soon', '', '[]', '{'])
        expect(factsOf(key, message), `${key} ${message}`).toEqual([])
    expect(factsOf('script_update_finish', 'soon')).toEqual([
      { type: 'updates/finished', payload: { scriptVersion: 0, updated: [] } },
    ])
  })

  it('[DR5] [EN5] is told apart from a chapter with nodes alone, or with tasks alone', () => {
    const told = (content: object) => factsOf('key_nodes_and_tasks', { chapter_1: content })
    expect(told({ key_nodes: [node] })).toMatchObject([{ type: 'nodes/written' }])
    expect(told({ key_nodes: [], tasks: [task] })).toMatchObject([
      { payload: { chapter: { nodes: [], tasks: [{ id: 1 }] } } },
    ])
    const two = { chapter_1: { key_nodes: [node] }, chapter_2: { key_nodes: [], tasks: [] } }
    expect(factsOf('key_nodes_and_tasks', two)).toHaveLength(1)
  })

  it('[TO11] [KN22] says so where it holds people or nodes of which none can be read', () => {
    expect(factsOf('npc_list', { npcs: [{ id: 'x' }] })).toBe('unreadable')
    expect(read('key_nodes_and_tasks', { chapter_1: 'soon' })).toMatchObject({ part: 'nodes' })
    expect(factsOf('script_outline', { chapters: 'soon' })).toEqual([])
  })
})

describe('what a frame tells besides', () => {
  it('[GE10] [GE13] is a unit that failed, a run that goes on and what is left to it', () => {
    const failed = { stage: 'cover', reason: 'no light', retryable: true, unit: 'cover' }
    expect(factsOf('stage_failed', failed)).toEqual([
      { type: 'script/stageFailed', payload: failed },
    ])
    expect(factsOf('stage_failed', { ...failed, unit: 7, reason: 7 })).toMatchObject([
      { payload: { stage: 'cover', reason: '7', retryable: true } },
    ])
    expect(factsOf('generation_resumed', { run: 2, left: ['cover', 'lunch'] })).toEqual([
      { type: 'script/generationResumed', payload: { run: 2, left: ['cover'] } },
    ])
  })

  it('[UP6] [CH28] is the text of an update, its revision and the paths at its end', () => {
    expect(factsOf('script_update', { update_text: 'Renaming' })).toEqual([
      { type: 'updates/applied', payload: { modules: {}, text: 'Renaming' } },
    ])
    expect(factsOf('script_update', { revision: 'v1' })).toEqual([
      { type: 'updates/applied', payload: { modules: {}, revision: 'v1' } },
    ])
    expect(factsOf('script_update_finish', { script_version: 3, updated: ['cover', 7] })).toEqual([
      { type: 'updates/finished', payload: { scriptVersion: 3, updated: ['cover'] } },
    ])
    expect(factsOf('script_update_finish', {})).toEqual([
      { type: 'updates/finished', payload: { scriptVersion: 0, updated: [] } },
    ])
  })

  it('[LV7] [LV8] is its number, where that is a whole one from 1', () => {
    const seqOf = (seq: unknown) => {
      const found = decodeFrame({ script_id: 's1', key: 'script_cover', message: '', seq })
      return 'seq' in found ? found.seq : found.kind
    }
    expect([1, 7, 0, -1, 1.5, 2 ** 60, 'x', null].map(seqOf)).toEqual([
      1,
      7,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('[LM8] [GE5] is a log that begins anew, and the end of the writing', () => {
    expect(decodeFrame(encodeReset('s1', 4))).toEqual({ kind: 'reset', scriptId: 's1' })
    const complete = [{ type: 'script/generationCompleted', payload: {} }]
    for (const message of [undefined, null, ''])
      expect(decodeFrame({ script_id: 's1', step: 0, message })).toMatchObject({ facts: complete })
    expect(decodeFrame({ scriptId: 's1', step: '0' })).toMatchObject({ facts: complete })
    for (const other of [{ step: 1 }, { step: 0, message: 'x' }, {}])
      expect(decodeFrame({ script_id: 's1', ...other }).kind).toBe('ignored')
    for (const bad of [null, 'x', [], {}, { script_id: '' }])
      expect(decodeFrame(bad)).toEqual({ kind: 'malformed' })
  })

  it('[GE8] [LV7] is the step of its stage', () => {
    expect(STEP_OF_STAGE).toEqual({
      ...{ initial_element: 0, cover: 0, location_image: 0, character_profile: 1 },
      ...{ npc_list: 2, npc_photo: 2, npc_tasks: 2, outline: 3, key_nodes_and_tasks: 4 },
      ...{ script_update: 0, script_update_finish: 0 },
    })
  })
})
