import { describe, expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import { arranged, madeBy } from '#core/game/arrange.ts'
import { editsBetween, withEdits } from '#core/game/edits.ts'
import { waysIn } from '#core/game/node-links.ts'
import { deadEnds, leadingNowhere, unreachedPlaces } from '#core/game/reachability.ts'
import type { Arrangement } from '#schemas/arrangement.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { GameLanguage } from '#schemas/language.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import {
  add,
  arrange,
  choose,
  edited,
  GAME,
  inOrder,
  move,
  people,
  places,
  refusal,
  remove,
} from './arranged-game.ts'

const withNodes = (nodes: GameSnapshot['contents'][number]['nodes']) =>
  GAME.contents.map((one, at) => (at === 0 ? { ...one, nodes } : one))
const lost = ({ contents }: GameSnapshot) => {
  const game = waysIn({ contents } as GameSnapshot)
  return [...leadingNowhere(game), ...unreachedPlaces(game), ...deadEnds(game)].map(
    ({ chapter, nodeId }) => `${chapter.key}/${nodeId}`,
  )
}
const EVERY: Arrangement[] = [
  ...['npcs', 'locations', 'story/chapters', 'story/chapters/2/tasks'].map(add),
  ...['nodes/chapter_1/1', 'nodes/chapter_2/6', 'nodes/chapter_1/4'].map(add),
  add('nodes/chapter_1/2/options'),
  add(`npcs/${people[1]}/tasks`),
  add('nodes/chapter_1/3/options'),
  ...[`npcs/${people[1]}`, `locations/${places[2]}`, 'story/chapters/2'].map((at) => move(at, 1)),
  move('story/chapters/1/tasks/2', -1),
  move('nodes/chapter_1/2/options/1', 1),
  ...[`npcs/${people[0]}`, `locations/${places[3]}`, 'story/chapters/1', 'npcTasks/101'].map(
    remove,
  ),
  ...['nodes/chapter_1/1', 'nodes/chapter_1/2', 'nodes/chapter_3/6'].map(remove),
  remove('nodes/chapter_1/2/options/1'),
  choose('nodes/chapter_1/1/speaker', `${people[1]}`),
  choose('nodes/chapter_1/2/speaker', '0'),
  choose('nodes/chapter_1/1/locationId', `${places[1]}`),
  choose('nodes/chapter_1/5/answerId', '1'),
  choose('nodes/chapter_1/1/nextNodeId', '3'),
  choose('nodes/chapter_1/2/options/1/nextNodeId', '0'),
]

describe.each(EVERY.map((what) => [`${what.verb} ${what.at}`, what] as const))('%s', (_, what) => {
  it('[BH1] [BH2] is an edit that a server makes to the letter, and undo takes back to the letter', () => {
    const { game } = arrange(what)
    expect(edited(GAME, game)).toEqual(inOrder(decodeGame(encodeGame(game, 0, '')).game))
    expect(withEdits(game, editsBetween(game, GAME))).toEqual(GAME)
    expect(madeBy(editsBetween(GAME, game))).toMatch(
      { add: /^added_/, move: /^moved_/, remove: /^removed_/, choose: /^chose_/ }[what.verb],
    )
  })

  it('[BH1] changes no text of anything else', () => {
    const after = new Map(
      addressedTexts(arrange(what).game).map(({ address, text }) => [address, text]),
    )
    for (const { address, text } of addressedTexts(GAME))
      if (after.has(address)) expect(after.get(address), address).toBe(text)
  })
})

describe('something new', () => {
  it.each(GameLanguage.options)('[BH3] has words a player could read, in %s', (language) => {
    const game = { ...GAME, brief: { ...GAME.brief, language } }
    for (const what of EVERY.filter(({ verb }) => verb === 'add')) {
      const made = arrange(what, game)
      const texts = addressedTexts(made.game).filter(({ address }) => address.startsWith(made.at))
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.some(({ text }) => text.length > 1)).toBe(true)
    }
  })

  it('[BH3] has an id and a name that nothing in the game has, or had and is still spoken of', () => {
    const highest = Math.max(...people)
    const bereft = arrange(remove(`npcs/${highest}`)).game
    const [speaking] = bereft.contents[0]?.nodes ?? []
    const contents = [
      { ...bereft.contents[0], nodes: [{ ...speaking, speaker: highest }] },
    ] as GameSnapshot['contents']
    expect(arrange(add('npcs'), { ...bereft, contents }).at).toBe(`npcs/${highest + 1}`)
    const twice = arrange(add('npcs'), arrange(add('npcs')).game)
    const names = twice.game.npcs.slice(-2).map(({ name }) => name)
    expect(names).toEqual(['A stranger', 'A stranger 2'])
  })

  it('[BH3] is told in its chapter, and ends with it', () => {
    const { game } = arrange(add('story/chapters/1/tasks'))
    const [outline] = game.chapters
    const [content] = game.contents
    expect(outline?.tasks.at(-1)).toEqual(content?.tasks.at(-1))
    expect(outline?.tasks.at(-1)).toMatchObject({ chapterKey: 'chapter_1', keyNodeId: 6 })
  })
})

describe('the ways of a game', () => {
  it('[BH7] still lead to an end after a node or a chapter was added or moved', () => {
    expect(lost(GAME)).toEqual([])
    for (const { nodes, key } of GAME.contents)
      for (const { id } of nodes)
        for (const verb of ['add', 'move'] as const) {
          const made = arranged(GAME, { verb, at: `nodes/${key}/${id}`, by: 1 } as Arrangement)
          if (!('refused' in made)) expect(lost(made.game), `${verb} ${key}/${id}`).toEqual([])
        }
    expect(lost(arrange(add('story/chapters')).game)).toEqual([])
    expect(lost(arrange(move('story/chapters/3', -1)).game)).toEqual([])
  })

  it('[BH7] go through a new node: to where the one before it led', () => {
    const { game, at } = arrange(add('nodes/chapter_1/3'))
    const nodes = game.contents[0]?.nodes ?? []
    expect(at).toBe('nodes/chapter_1/7')
    expect(nodes.find(({ id }) => id === 3)?.nextNodeId).toBe(7)
    expect(nodes.find(({ id }) => id === 7)?.nextNodeId).toBe(5)
  })

  it('[BH7] lead past a node that is removed, by its first way', () => {
    const nodes = arrange(remove('nodes/chapter_1/2')).game.contents[0]?.nodes ?? []
    expect(nodes.find(({ id }) => id === 1)?.nextNodeId).toBe(3)
    // the other way is open to nobody now
    expect(lost(arrange(remove('nodes/chapter_1/2')).game)).toEqual(['chapter_1/4'])
  })

  it('[BH7] go through two nodes the other way round once one of them is moved', () => {
    const longer = arrange(add('nodes/chapter_1/3')).game
    const nodes = arrange(move('nodes/chapter_1/3', 1), longer).game.contents[0]?.nodes ?? []
    const leads = new Map(nodes.map((node) => [node.id, node.nextNodeId]))
    expect([leads.get(7), leads.get(3)]).toEqual([3, 5])
    expect(nodes[1]?.options[0]?.nextNodeId).toBe(7)
    const back = arrange(move('nodes/chapter_1/3', -1), { ...longer, contents: withNodes(nodes) })
    const [, choice, third, , , , seventh] = back.game.contents[0]?.nodes ?? []
    expect(choice?.options).toEqual(longer.contents[0]?.nodes[1]?.options)
    expect([third?.nextNodeId, seventh?.nextNodeId]).toEqual([7, 5])
  })

  it('[BH7] part: nothing is put behind a choice, and nothing moved past one', () => {
    expect(refusal(add('nodes/chapter_1/2'))).toBe('branches')
    expect(refusal(move('nodes/chapter_1/2', 1))).toBe('branches')
    expect(refusal(move('nodes/chapter_1/1', 1))).toBe('branches')
    expect(refusal(move('nodes/chapter_1/1', -1))).toBe('edge')
  })
})
it('[BH4] what cannot be done says why: gone, at the end of its list, the last of its kind, an answer', () => {
  expect(refusal(remove('npcs/99'))).toBe('gone')
  expect(refusal(remove('player'))).toBe('gone')
  expect(refusal(move(`npcs/${people[0]}`, -1))).toBe('edge')
  expect(refusal(move('npcTasks/101', 1))).toBe('edge')
  expect(refusal(remove('nodes/chapter_1/5/options/2'))).toBe('isAnswer')
  const one = { ...GAME, chapters: GAME.chapters.slice(0, 1) }
  expect(refusal(remove('story/chapters/1'), one)).toBe('last')
  const single = arrange(remove('nodes/chapter_1/2/options/1')).game
  expect(refusal(remove('nodes/chapter_1/2/options/2'), single)).toBe('last')
  const npcs = Array.from({ length: 200 }, (_, at) => ({ ...GAME.npcs[0], id: at + 1 }))
  expect(refusal(add('npcs'), { ...GAME, npcs: npcs as GameSnapshot['npcs'] })).toBe('full')
})

it('[BH1] a chapter that is moved is told in its new place, with its tasks', () => {
  const { game } = arrange(move('story/chapters/3', -1))
  expect(game.chapters.map(({ id }) => id)).toEqual([1, 3, 2])
  expect(game.contents.map(({ key, index }) => [key, index])).toEqual([
    ['chapter_1', 1],
    ['chapter_3', 2],
    ['chapter_2', 3],
  ])
  expect(game.chapters[1]?.tasks.map(({ chapterIndex }) => chapterIndex)).toEqual([2])
})
