import { describe, expect, it } from 'vitest'
import { FIRST_WORDS } from '#core/game/first-words.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { GameLanguage } from '#schemas/language.ts'
import { add, arrange, edited, GAME, people } from './arranged-game.ts'

const WORDS = FIRST_WORDS.en_US
/** The game with something else said at the first node of its first chapter. */
const withFirstNode = (given: object): GameSnapshot => {
  const [chapter, ...others] = GAME.contents
  const [node, ...nodes] = chapter?.nodes ?? []
  const changed = { ...chapter, nodes: [{ ...node, ...given }, ...nodes] }
  return { ...GAME, contents: [changed, ...others] } as GameSnapshot
}

describe('somebody new', () => {
  it('[BH3] has the first words, a number of their own, and nothing that nobody has written', () => {
    const { game, at } = arrange(add('npcs'))
    const id = Math.max(...people) + 1
    expect(at).toBe(`npcs/${id}`)
    expect(game.npcs).toEqual([
      ...GAME.npcs,
      {
        ...{ id, ...WORDS.character, backstory: '', traits: [], appearance: '' },
        ...{ avatarBackground: '', voiceId: '', avatar: null, photo: null },
      },
    ])
  })

  it('[BH3] is told apart by name from all who are there, one by one', () => {
    let game = GAME
    for (const number of [1, 2, 3, 4]) {
      game = arrange(add('npcs'), game).game
      const name = `${WORDS.character.name}${number === 1 ? '' : ` ${number}`}`
      expect(game.npcs.at(-1)?.name).toBe(name)
    }
    const named = GAME.npcs.map((npc, at) => (at === 0 ? { ...npc, name: 'A stranger 2' } : npc))
    expect(arrange(add('npcs'), { ...GAME, npcs: named }).game.npcs.at(-1)?.name).toBe('A stranger')
  })

  it('[BH3] takes no number that a task still asks by', () => {
    const npcTasks = GAME.npcTasks.map((task, at) => (at === 0 ? { ...task, roleId: 41 } : task))
    expect(arrange(add('npcs'), { ...GAME, npcTasks }).at).toBe('npcs/42')
  })

  it('[BH3] is the first where there was nobody, whoever is named in words', () => {
    const empty = { ...GAME, npcs: [], npcTasks: [], contents: [] }
    expect(arrange(add('npcs'), empty).at).toBe('npcs/1')
    const [task] = GAME.npcTasks
    const npcTasks = [{ ...task, roleId: 'the ferryman' }] as GameSnapshot['npcTasks']
    expect(arrange(add('npcs'), { ...empty, npcTasks }).at).toBe('npcs/1')
  })
})

describe('a new place', () => {
  it('[BH3] has the first words, an id of its own, and no picture', () => {
    const { game, at } = arrange(add('locations'))
    expect(at).toBe('locations/place-1')
    expect(game.locations).toEqual([
      ...GAME.locations,
      { id: 'place-1', ...WORDS.place, imageDescription: '', image: null },
    ])
    const twice = arrange(add('locations'), game)
    expect(twice.at).toBe('locations/place-2')
    expect(twice.game.locations.at(-1)?.name).toBe(`${WORDS.place.name} 2`)
  })

  it('[BH3] takes no id that a node is still played at, nor that of a place', () => {
    const played = withFirstNode({ locationId: 'place-7' })
    expect(arrange(add('locations'), played).at).toBe('locations/place-8')
    const locations = GAME.locations.map((one, at) => (at === 0 ? { ...one, id: 'place-30' } : one))
    expect(arrange(add('locations'), { ...played, locations }).at).toBe('locations/place-31')
    const alike = GAME.locations.map((one, at) => (at === 0 ? { ...one, id: 'old-place-4' } : one))
    expect(arrange(add('locations'), { ...GAME, locations: alike }).at).toBe('locations/place-1')
  })
})

describe('a new chapter', () => {
  it('[BH1] [BH3] stands behind all others, with one scene where the last one was played', () => {
    const { game, at } = arrange(add('story/chapters'))
    expect(at).toBe('story/chapters/4')
    expect(game.chapters).toEqual([...GAME.chapters, { id: 4, ...WORDS.chapter, tasks: [] }])
    const last = GAME.contents.at(-1)?.nodes.at(-1)
    expect(game.contents.slice(0, 3)).toEqual(GAME.contents)
    const node = {
      ...{ id: 1, globalId: 'chapter_4_1', chapterKey: 'chapter_4', chapterIndex: 4 },
      ...{ locationId: last?.locationId, type: 'text', content: WORDS.node, speaker: 0 },
      ...{ options: [], prompt: '', answerId: null, puzzle: '', nextNodeId: 0 },
    }
    expect(game.contents.slice(3)).toEqual([
      { key: 'chapter_4', index: 4, nodes: [node], tasks: [] },
    ])
    expect(edited(GAME, game).contents.find(({ key }) => key === 'chapter_4')?.index).toBe(4)
  })

  it('[BH3] takes no number of a chapter that only the telling or only the outline has', () => {
    const [, , third] = GAME.contents
    const told = { ...third, key: 'chapter_9', index: 12 } as GameSnapshot['contents'][number]
    const made = arrange(add('story/chapters'), { ...GAME, contents: [...GAME.contents, told] })
    expect(made.at).toBe('story/chapters/10')
    expect(made.game.contents.at(-1)).toMatchObject({ key: 'chapter_10', index: 13 })
    const untold = arrange(add('story/chapters'), { ...GAME, contents: [] })
    expect(untold.at).toBe('story/chapters/4')
    expect(untold.game.contents[0]?.nodes[0]?.locationId).toBe(GAME.locations[0]?.id)
    const nowhere = arrange(add('story/chapters'), { ...GAME, contents: [], locations: [] })
    expect(nowhere.game.contents[0]?.nodes[0]?.locationId).toBe('')
    const other = { ...third, key: 'my_chapter_20' } as GameSnapshot['contents'][number]
    expect(arrange(add('story/chapters'), { ...GAME, contents: [other] }).at).toBe(
      'story/chapters/4',
    )
  })
})

/** Every text among some words. */
const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsIn)

it.each(GameLanguage.options)('[BH3] each first word is one of %s', (language) => {
  const letters = { en_US: /^[A-Z][\w ,.']+$|^30$/, zh_CN: /^[\p{sc=Han}，。]+$|^30$/u }
  const written = { ...letters, ja_JP: /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。]+$|^30$/u }
  const texts = textsIn(FIRST_WORDS[language])
  for (const text of texts) expect(text).toMatch(written[language])
  expect(texts).toHaveLength(textsIn(WORDS).length)
})

it('[BH3] what is new has English words in a game that names no language', () => {
  const game = { ...GAME, brief: { ...GAME.brief, language: undefined } }
  expect(arrange(add('npcs'), game).game.npcs.at(-1)).toMatchObject(WORDS.character)
  expect(arrange(add('locations'), game).game.locations.at(-1)).toMatchObject(WORDS.place)
})
