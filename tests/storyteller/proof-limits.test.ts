import { describe, expect, it } from 'vitest'
import type { ChapterContent } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { GameLanguage } from '#schemas/language.ts'
import { graphFaults } from '#server/storyteller/builtin/proof/graph.ts'
import { ideaFaults } from '#server/storyteller/builtin/proof/idea-faults.ts'
import { lengthFaults } from '#server/storyteller/builtin/proof/length-faults.ts'
import { distinctPairs, proseFaults } from '#server/storyteller/builtin/proof/text-faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES } from './ideas.ts'

const GAMES = new Map(
  LANGUAGES.map((language) => [language, gameOf(briefOf(IDEAS[language][1] ?? '', language))]),
)
function toldIn(language: GameLanguage): Game {
  const game = GAMES.get(language)
  if (game === undefined) throw new Error(`nothing is told in ${language}`)
  return game
}
/** A game of one chapter with these nodes, each led to by the one before it. */
function withNodes(game: Game, nodes: readonly Partial<KeyNode>[]): Game {
  const [chapter] = game.contents
  const [node] = chapter?.nodes ?? []
  if (chapter === undefined || node === undefined) throw new Error('a game without a node')
  const plain: KeyNode = { ...node, type: 'text', options: [], puzzle: '', prompt: '', content: '' }
  const made = nodes.map((one, at) => ({ ...plain, nextNodeId: null, id: at + 1, ...one }))
  return { ...game, contents: [{ ...chapter, nodes: made }] }
}
const option = (id: number, nextNodeId: number, reply = '') => ({
  ...{ id, content: '', reply, nextNodeId },
})
/** So many words, as many as there are letters: no two pairs of neighbours alike before they come round. */
const words = (count: number, round = count): string =>
  Array.from({ length: count }, (_, at) => `w${at % round}x`).join(' ')

describe.each([
  ['en_US', 550, 60],
  ['zh_CN', 720, 90],
  ['ja_JP', 960, 110],
] as const)('a chapter in %s', (language, least, branch) => {
  const game = toldIn(language)
  const text = (length: number): string =>
    language === 'en_US' ? words(length) : '火'.repeat(length)

  it(`[TL23] is read in ${least} words or letters, and no fewer`, () => {
    const read = (length: number): string[] =>
      lengthFaults(withNodes(game, [{ content: text(length) }])).filter((one) =>
        one.includes('read in'),
      )
    expect(read(least)).toEqual([])
    expect(read(least - 1)).toEqual([expect.stringMatching(`read in ${least - 1}$`)])
  })

  it(`[TL23] shows ${branch} of its own behind the middle one of its choices`, () => {
    const own = (lengths: readonly number[]): string[] => {
      const nodes = lengths.flatMap((length, at): Partial<KeyNode>[] => {
        const id = at * 3 + 1
        return [
          { type: 'option', options: [option(1, id + 1, text(5)), option(2, id + 2)] },
          { content: text(length - 5), nextNodeId: id + 3 },
          { nextNodeId: id + 3 },
        ]
      })
      return lengthFaults(withNodes(game, [...nodes, {}])).filter((one) => one.includes('branch'))
    }
    expect(own([branch])).toEqual([])
    expect(own([branch - 1])).toEqual([`a branch has only ${branch - 1} of its own`])
    expect(own([10, branch, 999])).toEqual([])
    expect(own([10, branch - 1, 999])).toHaveLength(1)
  })
})

it.each([
  ['en_US', 88],
  ['zh_CN', 92],
  ['ja_JP', 86],
] as const)('[TL13] of 100 pairs of words in %s, %d are distinct or more', (language, least) => {
  const said = (round: number): string[] =>
    proseFaults(withNodes(toldIn(language), [{ content: words(101, round) }])).filter((one) =>
      one.startsWith('words repeat'),
    )
  expect(said(least)).toEqual([])
  expect(said(least - 1)).toEqual([`words repeat: 0.${least - 1}`])
})

it('[TL13] pairs are counted whatever their capitals, and in the first 600 words alone', () => {
  expect(distinctPairs('The sea the Sea THE', 'en')).toBe(0.5)
  expect(distinctPairs('alone', 'en')).toBe(1)
  expect(distinctPairs(`${words(600)} ${words(600, 1)}`, 'en')).toBe(1)
  expect(distinctPairs(`${words(599)} w0x w1x`, 'en')).toBe(1)
  expect(distinctPairs(`${words(598)} w0x w1x`, 'en')).toBeLessThan(1)
})

it('[TL13] one sentence of a hundred may be said twice, and no more', () => {
  const said = (distinct: number): string[] => {
    const texts = Array.from(
      { length: 100 },
      (_, at) => `This was said by number ${at % distinct}.`,
    )
    return proseFaults(withNodes(toldIn('en_US'), [{ content: texts.join(' ') }])).filter((one) =>
      one.includes('said twice'),
    )
  }
  expect(said(99)).toEqual([])
  expect(said(98)).toEqual(['2 of 100 sentences are said twice'])
})

it('[TL3] seven of ten words of an idea are told, or it is a fault', () => {
  const game = toldIn('en_US')
  const all = 'aaq bbq ccq ddq eeq ffq ggq hhq iiq jjq'.split(' ')
  const told = (count: number): string[] => {
    const { premise } = withNodes(game, [])
    const reading = { ...premise.reading, nouns: all, concepts: [] }
    const content = all.slice(0, count).join(' ').toUpperCase()
    const made = withNodes(game, [{ content }])
    const bare = { ...made, npcs: [], prologue: [], elements: { ...made.elements, intro: '' } }
    return ideaFaults({
      ...bare,
      premise: { ...premise, reading, words: { ...premise.words, idea: all.join(' ') } },
    })
  }
  expect(told(7)).toEqual([])
  expect(told(6)).toEqual(['keeps 6 of 10 words of the idea'])
})

describe('a chapter as a graph', () => {
  /** So many choices that part the ways, of so many. */
  function chapterWith(parting: number, all: number): ChapterContent {
    const nodes = Array.from({ length: all }, (_, at): Partial<KeyNode>[] => {
      const id = at * 2 + 1
      const other = at < parting ? id + 1 : id + 2
      return [
        { type: 'option', options: [option(1, id + 2), option(2, other)] },
        { nextNodeId: id + 2 },
      ]
    }).flat()
    const [chapter] = withNodes(toldIn('en_US'), [...nodes, {}]).contents
    if (chapter === undefined) throw new Error('no chapter')
    return chapter
  }
  const ofChoices = (parting: number, all: number): string[] =>
    graphFaults(chapterWith(parting, all)).flatMap(
      (one) => /: (choices|fewer).*$/.exec(one)?.[1] ?? [],
    )

  it('[TL10] [TL11] parts its ways at four of five choices, and at two in any case', () => {
    expect(ofChoices(4, 5)).toEqual([])
    expect(ofChoices(3, 5)).toEqual(['choices'])
    expect(ofChoices(2, 2)).toEqual([])
    expect(ofChoices(1, 1)).toEqual(['fewer'])
    expect(ofChoices(0, 0)).toEqual(['fewer'])
  })
})
