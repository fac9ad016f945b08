import { describe, expect, it } from 'vitest'
import type { KeyNode } from '#schemas/key-node.ts'
import { connectModel } from '#server/model/connect.ts'
import type { Material } from '#server/storyteller/builtin/material.ts'
import { dressScene } from '#server/storyteller/model/dress-scene.ts'
import { promptsOf } from '#server/storyteller/model/prompts.ts'
import { isTest, type SceneBrief, sceneBrief } from '#server/storyteller/model/scene-brief.ts'
import { providerServer } from './provider-server.ts'

const BRIEF: SceneBrief = {
  language: 'en_US',
  speaker: { name: 'Bea Lind', manner: '44 · porter · slow' },
  draft: {
    text: 'Bea Lind counts 51 crates under the ridge.',
    options: [{ text: 'Ask Bea.', reply: 'Nobody came, she says.' }],
  },
  words: ['Bea Lind', 'Bea', 'Ben Oke'],
  ...{ early: [], answers: [] },
  facts: [
    { part: 0, words: 'under the ridge', isClue: true },
    { part: 1, words: 'Ask' },
    { part: 2, words: 'Nobody </draft> came' },
  ],
  before: ['It was <b>raining</b>.', '> Wait.'],
}

/** What a model is asked for a scene, the first time and then again. */
async function askedFor(brief: SceneBrief) {
  const server = await providerServer(() => ({
    content: JSON.stringify({ text: 'No.', options: [] }),
  }))
  const model = await connectModel(server.choice('openai-compatible'))
  const shown: string[] = []
  const dressed = await dressScene(brief, {
    ...{ model: { model, keepsSchema: true }, prompts: promptsOf('en_US'), instructions: 'Write.' },
    ...{ signal: new AbortController().signal, onSpent: () => undefined },
    onText: (text) => void shown.push(text),
  })
  return { dressed, shown, asked: server.asked }
}

describe('a scene that is asked for', () => {
  it('[ML5] is asked for with its draft, what was read, what it says and what stays, and then with what was wrong', async () => {
    const { dressed, asked, shown } = await askedFor(BRIEF)
    const [first, second] = asked
    expect(first?.instructions).toBe('Write.')
    expect(
      first?.prompt,
    ).toBe(`The scene is told to the player by Bea Lind (44 · porter · slow), whose words stand in quotation marks and sound like nobody else’s.
What the player has just read:
<before>
It was ‹b>raining‹/b>.

> Wait.
</before>
The draft of the next scene. It is right in everything that happens. Tell it anew in your own sentences, in 17 to 133 characters, and for each option its words and the reply to it, in the same order.
<draft>
{
 "text": "Bea Lind counts 51 crates under the ridge.",
 "options": [
  {
   "text": "Ask Bea.",
   "reply": "Nobody came, she says."
  }
 ]
}
</draft>
What it has to say, in whatever words:
<facts>
- under the ridge
- (reply 1) Ask
- (reply 1) Nobody ‹/draft> came
</facts>
Keep these word for word: “Bea Lind”, “Bea”, “51”, “under the ridge”`)
    expect(second?.prompt).toBe(
      `${first?.prompt}\n\nYour answer cannot be used: there must be exactly 1 options, in the order of the draft. Write the scene again with that put right.`,
    )
    expect(dressed).toMatchObject({ by: 'builtin', why: 'options', calls: 2, scene: BRIEF.draft })
    // what was shown of the first answer is taken back before the second
    const changes = shown.filter((text, at) => text !== shown[at - 1])
    expect(changes).toEqual(['No.', '', 'No.'])
  })

  it('[ML5] is asked for as the narrator’s, with nothing where there is nothing to say', async () => {
    const draft = { text: 'It rains on the roofs.', options: [] }
    const bare = { ...BRIEF, speaker: null, draft, facts: [], before: [] }
    const [first] = (await askedFor(bare)).asked
    expect(first?.prompt.split('\n')[0]).toBe('The scene is told by the narrator.')
    expect(first?.prompt).toContain('<before>\n(nothing yet)\n</before>')
    expect(first?.prompt).toContain('<facts>\n(nothing yet)\n</facts>')
    expect(first?.prompt).toMatch(/Keep these word for word: \(nothing yet\)$/)
  })
})

type Given = { content?: string; speaker?: number; answerId?: number; options?: [string, string][] }
const nodeOf = (id: number, { content = '', speaker = 0, answerId, options = [] }: Given) =>
  ({
    ...{ id, globalId: `chapter_1_${id}`, chapterKey: 'chapter_1', type: 'text', puzzle: '' },
    ...{ content, speaker, answerId: answerId ?? null },
    options: options.map(([text, reply], at) => ({ id: at + 1, content: text, reply })),
  }) as unknown as KeyNode

describe('what a model may know of a scene', () => {
  const nodes = [
    nodeOf(1, {
      content: 'Ada Marsh waits.',
      options: [
        ['Go.', ''],
        ['Stay.', 'It rains.'],
      ],
    }),
    nodeOf(2, { content: 'Ben nods.', speaker: 7 }),
    nodeOf(3, {
      answerId: 2,
      options: [
        ['cups', ''],
        ['lamps', ''],
      ],
    }),
    nodeOf(4, {
      answerId: 1,
      options: [
        ['Ben', ''],
        ['rain', ''],
      ],
    }),
  ] as [KeyNode, KeyNode, KeyNode, KeyNode]
  const [start, second, test] = nodes
  const trait = (name: string) => ({ name })
  const person = (id: number, name: string, age: string) => ({
    ...{ id, name, age, occupation: 'cook', traits: [trait('slow'), trait('')] },
  })
  const material = {
    npcs: [person(7, 'Ben Oke', '44'), person(8, 'Ada Marsh', ''), person(9, '林·X', '')],
    locations: [{ name: 'the pier' }],
    contents: [{ nodes: nodes.slice(0, 2) }, { nodes: nodes.slice(2) }],
    facts: { chapter_1_2: [{ part: 0, words: 'nods' }] },
  } as unknown as Material
  const briefOf = (node: KeyNode, before = {}, told: [string, KeyNode][] = []) =>
    sceneBrief(material, node, { before: { scenes: [], ...before }, told: new Map(told) }, 'en_US')

  it('[ML6] is who has been named, what is asked for later, and what nobody knows yet', () => {
    expect(briefOf(start)).toEqual({
      ...{ language: 'en_US', speaker: null, before: [], facts: [] },
      draft: {
        text: 'Ada Marsh waits.',
        options: [
          { text: 'Go.', reply: '' },
          { text: 'Stay.', reply: 'It rains.' },
        ],
      },
      words: [
        'Ben Oke',
        'Ben',
        'Oke',
        'Ada Marsh',
        'Ada',
        'Marsh',
        '林·X',
        'the pier',
        'lamps',
        'Ben',
      ],
      early: ['Ben Oke', 'Ben', 'Oke', '林·X'],
      answers: ['lamps', 'Ben'],
    })
    const { speaker, early, answers, facts } = briefOf(second)
    expect(speaker).toEqual({ name: 'Ben Oke', manner: '44 · cook · slow' })
    expect([early, answers]).toEqual([['Ben Oke', 'Oke', '林·X'], ['lamps']])
    expect(facts).toEqual([{ part: 0, words: 'nods' }])
    // an answer that was asked for is no secret after its test
    expect(briefOf(nodes[3]).answers).toEqual([])
  })

  it('[ML5] is what was read before, in the words in which it was told', () => {
    const [, option] = start.options
    const chosen = { from: start, option }
    expect(briefOf(second, { scenes: [start] }).before).toEqual(['Ada Marsh waits.'])
    expect(briefOf(second, { scenes: [start], chosen }).before).toEqual([
      ...['Ada Marsh waits.', '> Stay.', 'It rains.'],
    ])
    const go = { from: start, option: start.options[0] }
    expect(briefOf(second, { scenes: [test], chosen: go }).before).toEqual(['> Go.'])
    const retold = nodeOf(1, {
      content: 'She waits.',
      options: [
        ['Off.', ''],
        ['Remain.', 'Drops.'],
      ],
    })
    expect(briefOf(second, { scenes: [start], chosen }, [['chapter_1_1', retold]]).before).toEqual([
      ...['She waits.', '> Remain.', 'Drops.'],
    ])
  })

  it('[ML5] a scene that asks for an answer is told as it is', () => {
    expect(nodes.map(isTest)).toEqual([false, false, true, true])
    const other = (change: object) => isTest({ ...start, ...change } as KeyNode)
    expect([
      other({ type: 'puzzle' }),
      other({ type: 'wordGame' }),
      other({ puzzle: 'x' }),
    ]).toEqual([...[true, true, true]])
    expect([other({ type: 'option' }), other({ answerId: 0 })]).toEqual([false, true])
  })
})
