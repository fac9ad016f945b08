import { describe, expect, it } from 'vitest'
import { orderPuzzle } from '#server/storyteller/builtin/case/order.ts'
import { provenPlot } from '#server/storyteller/builtin/plot-telling.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { withEpisodes } from '#server/storyteller/engine/episodes.ts'
import { figuresOf } from '#server/storyteller/engine/figures.ts'
import { textsBeside } from '#server/storyteller/engine/story-of.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { graphOf } from '#server/storyteller/engine/walk.ts'
import { briefOf, IDEAS } from '../ideas.ts'

describe('the length of a told game', () => {
  type Nodes = Parameters<typeof graphOf>[0]
  const node = (id: number, text: string, rest: object = {}) => ({
    ...{ id, text, beat: `b${id}`, act: 1, kind: 'text', options: [], to: null },
    ...rest,
  })
  const option = (text: string, reply: string, to: number) => ({ text, reply, to })
  const nodes = [
    node(1, 'one two three', {
      kind: 'option',
      options: [option('four', 'five six', 2), option('seven', 'eight', 3)],
    }),
    node(2, 'a b c d', { to: 3 }),
    node(3, 'the end', { kind: 'ending' }),
  ] as unknown as Nodes

  it('[SE16] counts what is read on every path, each option as likely as the others', () => {
    expect(figuresOf(graphOf(nodes), 'en')).toEqual({
      nodes: 3,
      paths: 2,
      // two nodes or three, so two and a half, rounded up
      steps: 3,
      least: 3 + 2 + 1 + 2,
      mean: Math.round(5 + 1.5 + 2 + 2),
      most: 5 + 2 + 4 + 2,
      minutes: 0,
      endings: { b3: 1 },
    })
  })
})

describe('where episodes are told', () => {
  type Given = Parameters<typeof withEpisodes>
  const beat = (act: number, to: string, pause = true) => ({
    ...{ act, kind: 'text', at: 'gate', to },
    ...(pause ? { pause } : {}),
  })
  // the first act is two beats shorter than the second
  const plot = {
    beats: {
      a1: beat(1, 'a2'),
      a2: beat(1, 'b1'),
      b1: beat(2, 'b2'),
      b2: beat(2, 'b3', false),
      b3: beat(2, 'b4', false),
      b4: beat(2, 'end', false),
    },
  } as unknown as Given[0]
  const episodes = ['one', 'two', 'three'].map((id) => ({
    id,
    episode: { beats: { [id]: { kind: 'text', at: 'gate', to: 'ON' } } },
    words: { about: id, beats: {}, ways: {} },
  })) as unknown as Given[1]
  const toldBy = (count: number, seed: string) =>
    withEpisodes(plot, episodes, count, createRng(seed))

  it('[TL48] the shortest act is filled first, its pauses in turn', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const acts = [1, 2, 3].map((count) =>
        Object.entries(toldBy(count, seed).plot.beats)
          .filter(([id]) => !(id in plot.beats))
          .map(([, { act }]) => act),
      )
      expect(acts).toEqual([[1], [1, 2], [1, 1, 2]])
      const { plot: told, words } = toldBy(3, seed)
      expect(words.map(({ about }) => about).toSorted()).toEqual(['one', 'three', 'two'])
      // each pause of the first act leads into one of them, and it back to where the plot goes on
      const into = (id: string) => String(told.beats[id]?.to)
      expect(['one', 'two', 'three']).toContain(into('a1'))
      expect(into(into('a1'))).toBe('a2')
      expect(into(into('a2'))).toBe('b1')
      expect(into('b2')).toBe('b3')
    }
  })
})

describe('the words of a puzzle', () => {
  /** The signs of a rule's test, of which one says `yes` and the others `no`. */
  function signsOf(yes: string, no: string): string {
    const candidates = ['a', 'b', 'c', 'd'].map((name) => ({ name, yes, no }))
    const making = {
      premise: { trial: { candidates, ask: 'Which?' } },
      rng: createRng('signs'),
      list: (all: readonly string[]) => all.join(' & '),
      items: [],
    }
    const { words } = makeTest(
      'premise',
      'try',
      making as unknown as Parameters<typeof makeTest>[2],
    )
    return words['try.signs'] ?? ''
  }

  it.each([
    ['it stops', 'it goes', ' & '],
    ['it stops, once', 'it goes', '; '],
    ['它停了，一次', '它走着', '；'],
    ['止まった、一度', '動いている', '。'],
  ])('[TL15] tells signs like “%s” so that each can be told from the next', (yes, no, between) => {
    const signs = signsOf(yes, no).split(between)
    expect(signs).toHaveLength(4)
    expect(signs.filter((sign) => sign === yes)).toHaveLength(1)
    expect(signs.filter((sign) => sign === no)).toHaveLength(3)
  })

  it('[TL15] gives an order away by sentences of every kind', () => {
    const people = ['Ada', 'Ben', 'Cyd', 'Dov'].map((full) => ({ full }))
    const words = {
      before: (one: string, other: string) => `${one} before ${other}`,
      later: (one: string, other: string) => `${one} later than ${other}`,
      notEnd: (one: string) => `${one} inside`,
      notFirst: (one: string) => `${one} after`,
    } as Parameters<typeof orderPuzzle>[3]
    const kinds = Array.from(
      { length: 40 },
      (_, seed) =>
        orderPuzzle(createRng(`order ${seed}`), people, people[seed % 4] as { full: string }, words)
          .clues,
    ).flatMap((clues) => clues.map(({ text }) => text.split(' ')[1]))
    expect([...new Set(kinds)].toSorted()).toEqual(['after', 'before', 'inside', 'later'])
  })
})

it.each(['en_US', 'zh_CN', 'ja_JP'] as const)(
  '[PG7] what is told beside the nodes is proved like them: %s',
  (language) => {
    const telling = provenPlot(briefOf(IDEAS[language][0] ?? '', language, 'contest-fair.1'))
    if (telling === undefined) throw new Error('it is not told')
    const { player, chapters, elements } = telling.materialOf(telling.game)
    const beside = textsBeside(telling.game)
    const told = [
      ...[player.synopsis, player.backstory, elements.worldOverview, elements.playerGoal],
      ...chapters.flatMap(({ title, summary }) => [title, summary]),
    ]
    for (const text of told) expect(beside).toContain(text)
  },
)
