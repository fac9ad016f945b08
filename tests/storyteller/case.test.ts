import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unmissable } from '#core/game/chapter-graph.ts'
import { orderPuzzle, permutations } from '#server/storyteller/builtin/case/order.ts'
import { DOUBTS, fixTruth, solve } from '#server/storyteller/builtin/case/truth.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { caseFaults } from '#server/storyteller/builtin/proof/case-faults.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { runs } from '../sweep.ts'
import { briefOf, gameOf, LANGUAGES } from './ideas.ts'

const words = packOf('en_US').order
const sound = (): Game => gameOf(briefOf('A cat opens a bakery on Mars', 'en_US'))
const withNode = (game: Game, id: number, change: Record<string, unknown>): Game => ({
  ...game,
  contents: game.contents.map((chapter) => ({
    ...chapter,
    nodes: chapter.nodes.map((node) => (node.id === id ? { ...node, ...change } : node)),
  })),
})

describe('the case', () => {
  it('[TL14] the three doubts leave the culprit, and every innocent stands under exactly one', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LANGUAGES), (seed, language) => {
        const pack = packOf(language)
        for (const kit of [...pack.kits, pack.elsewhere]) {
          const truth = fixTruth(createRng(seed), kit, pack)
          const lists = DOUBTS.map((doubt) => truth.doubts[doubt])
          expect(solve(truth.suspects, lists)).toEqual([truth.culprit])
          for (const suspect of truth.suspects)
            if (suspect !== truth.culprit)
              expect(lists.filter((list) => list.includes(suspect))).toHaveLength(1)
        }
      }),
      { numRuns: runs(60) },
    )
  })

  it('[TL15] three sentences leave one of the twenty-four orders', () => {
    const people = ['Ada', 'Ben', 'Cyd', 'Dov'].map((full) => ({ full }))
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 3 }), (seed, at) => {
        const third = people[at] ?? { full: '' }
        const puzzle = orderPuzzle(createRng(seed), people, third, words)
        const left = permutations(people).filter((order) =>
          puzzle.clues.every((clue) => clue.holds(order)),
        )
        expect(left).toEqual([puzzle.truth])
        expect(puzzle.truth[2]).toBe(third)
      }),
    )
  })

  it('[TL14, TL15] what the solution needs stands on every path of its chapter', () => {
    const game = sound()
    const sure = new Set(game.contents.flatMap((chapter) => [...unmissable(chapter)]))
    for (const key of [
      'arrive',
      'ally',
      'clock',
      'right-hour',
      'ask-third',
      'right-order',
      'ask-code',
      'trace',
      'accuse',
    ])
      expect(sure.has(game.ids.node(key)), key).toBe(true)
    for (const key of ['search', 'wrong-hour', 'soft-loner', 'clear-loner', 'end-law'])
      expect(sure.has(game.ids.node(key)), key).toBe(false)
  })

  it('[TL9, TL10, TL19] the validator names what is wrong with a spoiled game', () => {
    const game = sound()
    expect(faultsOf(game)).toEqual([])
    const spoiled: [Game, RegExp][] = [
      [withNode(game, 101, { nextNodeId: 999 }), /999, which is not there/],
      [withNode(game, 104, { nextNodeId: 101 }), /leads back to 101/],
      [withNode(game, 102, { nextNodeId: 0 }), /ends the chapter before/],
      [withNode(game, 103, { content: '' }), /says nothing/],
      [withNode(game, 103, { content: 'Left {open} here.' }), /left open/],
      [withNode(game, 103, { speaker: 77 }), /nobody has the id 77/],
      [withNode(game, 103, { locationId: 'loc_9' }), /no place is loc_9/],
      [withNode(game, game.ids.node('word'), { answerId: 5 }), /answer is no option/],
      [withNode(game, game.ids.node('clock'), { puzzle: '' }), /puzzle without a question/],
      [{ ...game, npcTasks: [] }, /asks nothing/],
    ]
    for (const [one, words] of spoiled) expect(faultsOf(one).join('; ')).toMatch(words)
  })

  it('[TL14] a case with two culprits, or a doubt nobody can read of, is a fault', () => {
    const game = sound()
    const { truth } = game.premise
    const doubts = { hour: truth.suspects, key: truth.suspects, mark: truth.suspects }
    const open = { ...game, premise: { ...game.premise, truth: { ...truth, doubts } } }
    expect(caseFaults(open).join('; ')).toMatch(/do not leave the culprit alone/)
    const silent = {
      ...game,
      scenes: game.scenes.map((list) => list.map(({ clues: _, ...scene }) => scene)),
    }
    expect(caseFaults(silent).join('; ')).toMatch(/the hour can be missed/)
  })
})
