import { describe, expect, it } from 'vitest'
import { aGame } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'

const ORIGIN = 'http://pictures.test'
const names = (value: object): string[] => Object.keys(value).toSorted()

describe('what is answered of a game', () => {
  it('[SV9] has every name of the specification, also where nothing is known yet', () => {
    const wire = encodeGame(aGame(), 0, ORIGIN)
    expect(wire).toStrictEqual({
      ...{ setting: '', template_type: '', outline: '', image_style: '', ideogram_style_type: '' },
      ...{ game_duration: '', player_gender: '', player_age: '', language: 'zh_CN' },
      extract_information: {
        ...{ template: '', title: '', world: '', genre: '', p_id: '', p_goal: '', conflict: '' },
        ...{ trigger: '', theme: '', npcs: '', symbol: '' },
      },
      ...{ cover: null, initial_element: { locations: [] }, character_profile: null },
      ...{ npc_list: { npcs: [] }, npc_photos: [], npc_tasks: { npc_tasks: [] } },
      script_outline: { prologue: [], chapters: [] },
      ...{ script_key_nodes_and_task_map: {}, location_images: {} },
      ...{ status: 1, script_version: 0, seq: 0 },
    })
    const whole = encodeGame(sampleGame('en_US'), 7, ORIGIN)
    expect(names(whole)).toEqual(names(wire))
    expect(names(whole.extract_information)).toEqual(names(wire.extract_information))
    expect(Object.values(whole.extract_information)).not.toContain(undefined)
  })

  it('[SV9] tells the parts of a game once more in short', () => {
    const elements = {
      ...{ templateKey: 'k', title: 't', worldOverview: 'w', playerIdentity: 'i' },
      ...{ playerGoal: 'g', mainConflict: 'c', incitingEvent: 'e', theme: 'm' },
      ...{ keyNpcs: 'n', symbol: 's' },
    }
    expect(encodeGame(aGame({ elements }), 0, ORIGIN).extract_information).toEqual({
      ...{ template: 'k', title: 't', world: 'w', genre: 'k', p_id: 'i', p_goal: 'g' },
      ...{ conflict: 'c', trigger: 'e', theme: 'm', npcs: 'n', symbol: 's' },
    })
    expect(encodeGame(aGame(), 0, ORIGIN)).not.toHaveProperty('failed_stages')
    const failed = encodeGame(aGame({ failedStages: ['cover'], status: 3 }), 0, ORIGIN)
    expect(failed).toMatchObject({ failed_stages: ['cover'], status: 3 })
  })
})

describe('what is read of a game', () => {
  it('[EN6] [SV9] is whole numbers of its version, its place in line and its log', () => {
    const read = (raw: object) => {
      const { game, asOf, place } = decodeGame(raw as Record<string, unknown>)
      return [game.scriptVersion, asOf, place]
    }
    expect(read({})).toEqual([0, null, 0])
    expect(read({ script_version: 3, seq: 9, place_in_line: 2 })).toEqual([3, 9, 2])
    expect(read({ script_version: 3.7, as_of_seq: 9, place_in_line: 2.5 })).toEqual([3, 9, 2])
    expect(read({ place_in_line: -4 })).toEqual([0, null, 0])
  })

  it('[HY8] is what players see of it, that they see nothing, or neither where that is not told', () => {
    const read = (published: unknown) => decodeGame({ published }).publication
    const told = { game_id: 'g1', url: '/play/g1' }
    expect(read({ ...told, version: 4 })).toEqual({ gameId: 'g1', url: '/play/g1', version: 4 })
    expect(read(told)).toEqual({ gameId: 'g1', url: '/play/g1', version: null })
    expect(read(null)).toBeNull()
    for (const none of [undefined, {}, { game_id: 'g1' }, { url: '/play' }, 'g1'])
      expect(read(none)).toBeUndefined()
  })

  it('[NP4] [EN2] is a task once, though it stands with its character and in the list', () => {
    const [ada, tomas] = [
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Tomas' },
    ]
    const task = (id: number, name: string) => ({ id, name })
    const raw = {
      npc_list: { npcs: [{ ...ada, tasks: [task(1, 'Theirs'), task(2, 'Own')] }, tomas] },
      npc_tasks: { npc_tasks: [task(1, 'Listed'), task(3, 'Other')] },
    }
    expect(decodeGame(raw).game.npcTasks.map(({ id, name }) => [id, name])).toEqual([
      ...[
        [1, 'Listed'],
        [3, 'Other'],
        [2, 'Own'],
      ],
    ])
  })
})
