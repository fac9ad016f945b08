import { describe, expect, it } from 'vitest'
import { aGame, aNode, anOption } from '#fixtures/builders.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { playFaultsOf } from '#server/storyteller/assistant/proof.ts'
import { ask, carriedOut, edited, editsFor, GAMES, planFor } from './asking.ts'

const [told] = GAMES.slice(3)
const game = sampleGame('en_US')

/** A word game that says its answer in what it asks. */
const riddle: GameSnapshot = aGame({
  contents: [
    {
      key: 'chapter_1',
      index: 1,
      tasks: [],
      nodes: [
        aNode({
          id: 1,
          type: 'wordGame',
          content: 'Not the sail: trim the wick. Which word was it?',
          options: [
            anOption({ id: 1, content: 'Wick', reply: 'The wick it was.', nextNodeId: 0 }),
            anOption({ id: 2, content: 'Sail', reply: 'Ned shakes his head.', nextNodeId: 0 }),
          ],
          answerId: 1,
        }),
        aNode({
          id: 2,
          type: 'wordGame',
          content:
            'A verse:\n\nSalt on the rail\nEvery gull asleep\nAll the lamps out\n\nWhere to?',
          options: [anOption({ id: 3, content: 'Out' }), anOption({ id: 4, content: 'Home' })],
          answerId: 3,
        }),
      ],
    },
  ],
})

describe('the proof', () => {
  it('[AS8] finds nothing in the games that are told', () => {
    for (const one of GAMES.slice(3)) expect(playFaultsOf(one)).toEqual([])
  })

  it('[AS8] finds every link, speaker, place, answer and task that leads nowhere', () => {
    const [content, ...others] = game.contents
    if (content === undefined) throw new Error('a game without chapters')
    const nodes = content.nodes.map((node) =>
      node.id === 2 ? { ...node, speaker: 99, locationId: 'moon', answerId: 77 } : node,
    )
    const broken = {
      ...game,
      contents: [{ ...content, nodes }, ...others],
      npcTasks: game.npcTasks.map((task) => ({ ...task, roleId: 88, keyNodeId: 66, optionId: 5 })),
      npcs: game.npcs.map((npc) => ({ ...npc, name: 'Ada' })),
    }
    const kinds = new Set(playFaultsOf(broken).map((fault) => fault.split(' ')[0]))
    expect([...kinds].toSorted()).toEqual(['answer', 'location', 'name', 'node', 'role', 'speaker'])
    const lost = {
      ...content,
      nodes: content.nodes.map((node) => ({
        ...node,
        options: node.options.map((option) => ({ ...option, nextNodeId: 55 })),
      })),
    }
    expect(playFaultsOf({ ...game, contents: [lost] })).toContain('way chapter_1/2/1')
  })

  it('[AS8] an answer is renamed together with where the riddle says it, and left where it is not', async () => {
    const made = await carriedOut(riddle, 'change wick to rope')
    expect(made.contents[0]?.nodes[0]).toMatchObject({
      content: 'Not the sail: trim the rope. Which word was it?',
      options: [{ content: 'Rope', reply: 'The rope it was.' }, { content: 'Sail' }],
    })
    const plan = await planFor(riddle, 'change wick to rope')
    const answer = plan.places.filter(({ title }) => title === 'Node 1, option 1')
    expect(answer).toHaveLength(1)
    const scope = answer.map(({ address }) => address)
    expect(await editsFor(riddle, plan, scope)).toEqual([])
    const quotes = [{ address: 'nodes/chapter_1/1/options/1/content', text: '' }]
    for (const request of ['change it to Rope', '改成：Rope', '次の文に：Rope'])
      expect((await ask(riddle, request, quotes)).sentence).toMatch(/^Node 1 is part of a riddle/)
  })

  it('[AS8] two answers never become one', async () => {
    expect((await ask(riddle, 'change wick to sail')).sentence).toMatch(/part of a riddle/)
  })

  it('[AS8] a verse whose lines begin with its answer keeps their first letters', async () => {
    expect((await ask(riddle, 'change Salt to Brine')).sentence).toMatch(
      /^Node 2 is part of a riddle/,
    )
    expect(
      (await carriedOut(riddle, 'change gull to tern')).contents[0]?.nodes[1]?.content,
    ).toContain('Every tern asleep')
  })

  it('[AS8] [TL21] a told game whose people are all renamed has the faults it had: none', async () => {
    let renamed = told
    for (const [at, name] of (told?.npcs ?? []).map((npc, place) => [place, npc.name] as const)) {
      if (renamed === undefined) throw new Error('no game was told')
      const plan = await planFor(
        renamed,
        `Rename ${name} to Xyla${'abcdefgh'[at]} Quorn${'abcdefgh'[at]}`,
      )
      renamed = edited(renamed, await editsFor(renamed, plan))
    }
    expect(playFaultsOf(renamed ?? game)).toEqual([])
  })
})
