import { expect, it } from 'vitest'
import type { ToldNode } from '#server/storyteller/engine/compile.ts'
import { chapterNodes } from '#server/storyteller/engine/product-nodes.ts'
import { endingFaults } from '#server/storyteller/engine/proof/ending-faults.ts'
import { plotGraphFaults } from '#server/storyteller/engine/proof/graph-faults.ts'
import { hardWordFaults } from '#server/storyteller/engine/proof/hard-word-faults.ts'
import { plotProseFaults } from '#server/storyteller/engine/proof/prose-faults.ts'
import { sentenceFaults } from '#server/storyteller/engine/proof/sentence-faults.ts'
import type { ProvableStory } from '#server/storyteller/engine/proof/story.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { graphOf } from '#server/storyteller/engine/walk.ts'
import { inputOf, provable, theContest } from './telling.ts'

const known = provable(tellStory(inputOf(theContest(), 'en_US', '1')))

/** A story of texts that are read one after another. */
function reading(texts: readonly string[], given: Partial<ProvableStory> = {}): ProvableStory {
  const nodes = texts.map(
    (text, at): ToldNode => ({
      ...{ id: at + 1, beat: `b${at}`, act: 1, kind: 'text', at: '', voice: '', text },
      ...{ tells: [], options: [], to: at + 1 < texts.length ? at + 2 : null },
    }),
  )
  return { ...known, texts: [], nodes, graph: graphOf(nodes), ...given }
}

it('[PG70] a beat comes in ten copies, and no more', () => {
  const copies = (count: number): string[] => {
    const story = reading(Array(count).fill('So.'))
    const nodes = story.nodes.map((node) => ({ ...node, beat: 'again' }))
    return plotGraphFaults({ ...story, nodes }).filter((one) => one.startsWith('size'))
  }
  expect(copies(10)).toEqual([])
  expect(copies(11)).toEqual(['size: 11 copies of again'])
})

it.each([
  ['en', 24, 'a', '. ', '.'],
  ['zh', 9, '火', '。', '。'],
  ['ja', 12, '火', '。', '。'],
] as const)(
  '[PG70] what is read twice in %s may have %d letters',
  (language, most, letter, on, end) => {
    const twice = (length: number): string[] => {
      const sentence = `${letter.repeat(length - 1)}${end}`
      return sentenceFaults(
        reading([`${sentence}${on === end ? '' : ' '}B${end}`, sentence], { language }),
      )
    }
    expect(twice(most)).toEqual([])
    expect(twice(most + 1)).toHaveLength(1)
  },
)

it.each([
  ['en', 'The tide waits long', 'The tide waits'],
  ['zh', '潮水从来不等任何一个人啊', '潮水从来不等任何一个人'],
  ['ja', '潮はいつでも誰も待たずに', '潮はいつでも誰も待たず'],
] as const)(
  '[PG70] an idea in %s of a sentence is pasted once, whatever its capitals',
  (language, idea, less) => {
    const pasted = (said: string, texts: readonly string[]): string[] =>
      plotProseFaults(reading(texts, { language, idea: said })).filter((one) =>
        one.startsWith('idea'),
      )
    expect(pasted(`${idea}.`, [`${idea}…`, 'So.'])).toEqual([])
    expect(pasted(`${idea}.`, [`${idea}…`, `And ${idea.toUpperCase()}!`])).toEqual([
      'idea: pasted 2 times',
    ])
    expect(pasted(less, [`${less}…`, `And ${less}!`])).toEqual([])
  },
)

it('[PG70] a hard word is found whatever its capitals, but for the words of the idea', () => {
  const hard = (text: string, own: readonly string[]): string[] =>
    hardWordFaults(reading([text]), /\bblood\b/, own)
  expect(hard('There is Blood on it.', [])).toHaveLength(1)
  expect(hard('There is Blood on it.', ['BLOOD', ''])).toEqual([])
  expect(hard('There is Blood on it.', [''])).toHaveLength(1)
})

it('[PG70] a plot has four endings or more', () => {
  const ending = (count: number): string[] => {
    const endings = Object.fromEntries(Object.entries(known.plot.endings).slice(0, count))
    return endingFaults({ ...known, plot: { ...known.plot, endings } }).filter((one) =>
      one.startsWith('endings: only'),
    )
  }
  expect(ending(4)).toEqual([])
  expect(ending(3)).toEqual(['endings: only 3'])
})

it('[PG71] beside a puzzle stands what is known of it, else the words of the choice that asks it again', () => {
  const game = tellStory(inputOf(theContest(), 'en_US', '1'))
  const puzzlesOf = (tests: typeof game.tests) =>
    chapterNodes({ ...game, tests })
      .flat()
      .filter(({ type }) => type === 'puzzle')
  const bare = Object.entries(game.tests).map(([id, { known: _, ...test }]) => [id, test] as const)
  const asked = new Map(game.nodes.map(({ id, text }) => [id, text]))
  const puzzles = puzzlesOf(Object.fromEntries(bare))
  expect(puzzles.length).toBeGreaterThan(2)
  for (const { puzzle, nextNodeId } of puzzles) expect(puzzle).toBe(asked.get(Number(nextNodeId)))
  const noted = bare.map(([id, test]) => [id, { ...test, known: ['One.', 'Two.'] }] as const)
  for (const { puzzle } of puzzlesOf(Object.fromEntries(noted))) expect(puzzle).toBe('One.\nTwo.')
  const others = chapterNodes(game)
    .flat()
    .filter(({ type }) => type !== 'puzzle')
  expect(others.filter(({ puzzle }) => puzzle !== '')).toEqual([])
})
