import { describe, expect, it } from 'vitest'
import { anNpc } from '#fixtures/builders.ts'
import { Brief } from '#schemas/settings.ts'
import { readAnswer } from '#schemas/wire/answers.ts'
import { decodeNpc, decodeNpcPhoto, decodeNpcPhotos, encodeNpc } from '#schemas/wire/npc.ts'
import type { Wire } from '#schemas/wire/read.ts'

const ORIGIN = 'http://pictures.test'
const ADA = anNpc()

describe('a character told by another server:', () => {
  const told: Wire = encodeNpc(ADA, ORIGIN)

  it.each([
    ['voice_ref_id', 'voiceRefId'],
    ['voice_ref_id', 'v_ref_id'],
    ['voice_ref_id', 'vRefId'],
    ['appearance_detailed', 'appearanceDetailed'],
    ['appearance_detailed', 'appearance'],
    ['avatar_background', 'avatarBackground'],
    ['id', 'npc_id'],
    ['personality', 'traits'],
  ])('[EN2] what we call %s may be spelled %s', (ours, theirs) => {
    const { [ours]: value, ...rest } = told
    expect(decodeNpc({ ...rest, [theirs]: value })).toEqual(ADA)
    expect(decodeNpc(rest)).not.toEqual(ADA)
  })

  it('[EN2] our spelling counts where several are told', () => {
    expect(decodeNpc({ ...told, v_ref_id: 'another', appearance: 'another' })).toEqual(ADA)
  })

  it('[EN2] [NP3] traits as a sentence, as names, or with their effects', () => {
    const traitsOf = (personality: unknown) => decodeNpc({ ...told, personality })?.traits
    expect(traitsOf('Patient')).toEqual([{ name: 'Patient', effect: '' }])
    expect(traitsOf(['Patient', '', 7, { trait: 'Shy' }, { effect: 'none' }])).toEqual([
      { name: 'Patient', effect: '' },
      { name: 'Shy', effect: '' },
    ])
    expect([traitsOf(''), traitsOf(null), traitsOf([])]).toEqual([[], [], []])
  })

  it.each(['id', 'npc_id', 'npcId'])('[NP5] whose portrait it is stands under %s', (name) => {
    const photo = 'http://pictures.test/ada.webp'
    const read = { npcId: 7, photo, avatar: null }
    expect(decodeNpcPhoto({ [name]: 7, url: photo })).toEqual(read)
    expect(decodeNpcPhoto({ [name]: '7', photo_url: photo })).toEqual(read)
    expect(decodeNpcPhoto({ [name]: 'Ada', photo })).toBeNull()
    expect(decodeNpcPhoto({ [name]: 7 })).toBeNull()
  })

  it('[EN2] portraits may be keyed by whose they are', () => {
    const [one, two] = ['http://pictures.test/1.webp', 'http://pictures.test/2.webp']
    expect(decodeNpcPhotos({ 1: one, 2: { avatar_url: two }, ada: one })).toEqual([
      { npcId: 1, photo: one, avatar: null },
      { npcId: 2, photo: null, avatar: two },
    ])
  })
})

describe('a row of a list of games:', () => {
  const scripts = (...rows: Wire[]) => readAnswer('listScripts', rows, {}) as Wire[]
  const games = (...rows: Wire[]) => readAnswer('listGames', rows, {}) as Wire[]

  it('[LI7] tells the game it was published as, and none where it was not', () => {
    const rows = scripts(
      { id: 's1', published_game_id: 'g1' },
      { id: 's2', game_id: 'g2' },
      { id: 's3', published_game_id: '' },
      { id: 's4' },
    )
    expect(rows.map((row) => row.published_game_id)).toEqual(['g1', 'g2', null, null])
  })

  it('[LI7] is complete where no status is told, and is none without an id', () => {
    const rows = scripts(
      { id: 's1' },
      { script_id: 's2', status: 1 },
      { scriptId: 3 },
      { title: 'No' },
    )
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ['s1', 2],
      ['s2', 1],
      ['3', 2],
    ])
  })

  it('[LI8] a game is named by its script where it has no name of its own, and the other way round', () => {
    const rows = games(
      { game_id: 'g1', script_id: 's1' },
      { id: 'one' },
      { gameId: 3 },
      { scriptId: 's4' },
    )
    expect(rows.map((row) => [row.game_id, row.script_id])).toEqual([
      ['g1', 's1'],
      ['one', 'one'],
      ['3', ''],
    ])
  })
})

describe('what an idea may be', () => {
  const brief = {
    outlineKey: 'a',
    outlineText: '',
    artStyle: 'ANIME',
    audience: 'ALL',
    duration: 'normal',
    ageGroup: 'ADULT',
    language: 'zh_CN',
  }

  it('[ID3] one sign is an idea, and nothing is none', () => {
    const takes = (idea: string) => Brief.safeParse({ ...brief, idea }).success
    expect([takes('灯'), takes('')]).toEqual([true, false])
  })

  it('[SE10] nothing of what a game is made from may be missing', () => {
    const whole = { ...brief, idea: '灯' }
    for (const name of Object.keys(whole)) {
      const { [name as 'idea']: _, ...rest } = whole
      expect(Brief.safeParse(rest).success, name).toBe(false)
    }
    expect(Brief.safeParse({ ...whole, outlineKey: '' }).success).toBe(false)
  })
})
