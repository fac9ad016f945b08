import { describe, expect, it } from 'vitest'
import { chapterWays, reachableFrom } from '#core/game/chapter-graph.ts'
import { provenGame } from '#server/storyteller/builtin/index.ts'
import { caseFaults } from '#server/storyteller/builtin/proof/case-faults.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import { shapeFaults } from '#server/storyteller/builtin/proof/shape-faults.ts'
import { sentencesOf } from '#server/storyteller/builtin/proof/text-faults.ts'
import { THE_END } from '#server/storyteller/builtin/telling/nodes.ts'
import { swept } from '../sweep.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

const cases = LANGUAGES.flatMap((language) =>
  IDEAS[language].flatMap((idea) => LENSES.map((lens) => ({ language, idea, lens }))),
)

/** Each case told once, for all the questions asked of it. */
const games = cases.map((one) => ({
  ...one,
  game: gameOf(briefOf(one.idea, one.language, one.lens)),
}))

describe('games of many ideas', () => {
  it('[TL19] 500 seeds in three languages are sound in form and in their case', () => {
    for (const seed of swept([...Array(500).keys()], 5)) {
      const { language, idea, lens } = cases[(seed * 37) % cases.length] ?? {
        language: 'en_US',
        idea: 'x',
        lens: 'classic',
      }
      const game = gameOf(briefOf(idea, language, `${lens}~${seed}`))
      expect([...shapeFaults(game), ...caseFaults(game)], `${idea} ${lens} ${seed}`).toEqual([])
    }
  })

  it('[TL19] every idea is told without a fault through every lens', () => {
    for (const { language, idea, lens } of swept(cases, 3))
      expect(faultsOf(provenGame(briefOf(idea, language, lens))), `${idea} ${lens}`).toEqual([])
  })

  it('[TL11] at least 80 % of the choices, and at least 6 of a game, lead to different nodes', () => {
    for (const {
      game: { contents },
    } of games) {
      const choices = contents.flatMap((chapter) => {
        const ways = chapterWays(chapter)
        return chapter.nodes
          .filter((node) => node.type === 'option')
          .map((node) => ways.get(node.id)?.length ?? 0)
      })
      const diverging = choices.filter((ways) => ways > 1).length
      expect(diverging).toBeGreaterThanOrEqual(Math.max(6, choices.length * 0.8))
    }
  })

  it('[TL16] four endings can be reached and begin differently', () => {
    for (const {
      game: { contents, ids },
    } of games) {
      const last = contents.at(-1)
      expect(last).toBeDefined()
      if (!last) return
      const seen = reachableFrom(301, chapterWays(last))
      const ends = ['end-law', 'end-mercy', 'end-truth', 'end-bad'].map((key) => ids.node(key))
      expect(ends.every((id) => seen.has(id))).toBe(true)
      const first = ends.map(
        (id) => sentencesOf(last.nodes.find((node) => node.id === id)?.content ?? '')[0],
      )
      expect(new Set(first).size).toBe(4)
    }
  })

  it('[TL90] a case that fails ends there, and one that is solved has its epilogue', () => {
    for (const {
      game: { contents, ids },
    } of games) {
      const nodes = contents.at(-1)?.nodes ?? []
      const next = (key: string) => nodes.find(({ id }) => id === ids.node(key))?.nextNodeId
      expect(next('end-bad')).toBe(THE_END)
      for (const key of ['end-law', 'end-mercy', 'end-truth'])
        expect(next(key)).toBe(ids.node('epilogue'))
    }
  })

  it('[TL12] every chapter has one or two main tasks, and every node a task names is in its chapter', () => {
    for (const { game } of games) {
      for (const chapter of game.contents) {
        const main = chapter.tasks.filter((task) => task.type === 0)
        expect(main.length).toBeGreaterThanOrEqual(1)
        expect(main.length).toBeLessThanOrEqual(2)
        const ids = chapter.nodes.map((node) => node.id)
        expect(chapter.tasks.every((task) => ids.includes(Number(task.keyNodeId)))).toBe(true)
      }
    }
  })

  it('[TL13] at least 97 % of the sentences of the nodes are distinct', () => {
    for (const { game, idea, lens } of games) {
      const nodes = game.contents.flatMap((chapter) => chapter.nodes)
      const told = nodes.flatMap((node) => sentencesOf(node.content))
      expect(new Set(told).size / told.length, `${idea} ${lens}`).toBeGreaterThanOrEqual(0.97)
    }
  })
})
