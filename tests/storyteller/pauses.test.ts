import { describe, expect, it } from 'vitest'
import type { Duration } from '#schemas/settings.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import type { Scene } from '#server/storyteller/builtin/telling/scene.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

/** About how many nodes a mystery has: a quarter more or less is still about it. */
const NODES = { beginner: 40, normal: 80, hard: 140, extreme: 240 } as const
const ABOUT = 0.25

const nodesOf = ({ contents }: Game) => contents.flatMap(({ nodes }) => nodes)
const toldFor = (duration: Duration): Game[] =>
  LANGUAGES.flatMap((language) =>
    IDEAS[language]
      .slice(0, 4)
      .map((idea, at) =>
        gameOf({ ...briefOf(idea, language, `${LENSES[at % LENSES.length]}~long`), duration }),
      ),
  )

const linksOf = ({ to, ways = [] }: Scene): string[] => [
  ...(to === null ? [] : [to]),
  ...ways.map((way) => way.to),
]

describe('a mystery of any length', () => {
  it('[TL48] has about as many nodes as its duration says, and no chapter over a hundred', () => {
    for (const duration of ['beginner', 'normal', 'hard', 'extreme'] as const) {
      const games = toldFor(duration)
      const sizes = games.map((game) => nodesOf(game).length)
      const average = sizes.reduce((sum, one) => sum + one, 0) / sizes.length
      const far = Math.abs(average - NODES[duration])
      expect(far, `${duration}: ${average}`).toBeLessThanOrEqual(NODES[duration] * ABOUT)
      for (const game of games) {
        expect(faultsOf(game)).toEqual([])
        for (const { nodes } of game.contents) expect(nodes.length).toBeLessThan(100)
      }
    }
  })

  it('[TL49] pauses after its first puzzle for what the player chooses to tell, nothing twice, and goes on', () => {
    for (const game of (['normal', 'hard', 'extreme'] as const).flatMap(toldFor)) {
      const scenes = game.scenes.flat()
      const keys = scenes.map(({ key }) => key)
      const asked = scenes.filter(({ key }) => /^pause-\w+-ask$/.test(key))
      const offered = asked.flatMap(({ ways = [] }) => ways.map(({ text }) => text))
      expect(offered.length).toBeGreaterThanOrEqual(2)
      expect(new Set(offered).size).toBe(offered.length)
      const first = Math.min(...asked.map(({ key }) => keys.indexOf(key)))
      expect(first).toBeGreaterThan(keys.indexOf('clock'))
      // whatever is told leads on to where the ally has the last word
      const on = scenes.filter(({ key }) => key.startsWith('told-')).flatMap(linksOf)
      expect(on.filter((key) => !/^(?:told-|pause-\w+-end$)/.test(key))).toEqual([])
    }
  })

  it('[TL49] asks for no answer twice', () => {
    for (const game of toldFor('extreme')) {
      const words = game.scenes
        .flat()
        .filter(({ type }) => type === 'wordGame')
        .flatMap(({ ways = [] }) => ways.filter(({ right }) => right).map(({ text }) => text))
        .map((text) => text.toLowerCase())
      expect(words.length).toBeGreaterThan(2)
      expect(new Set(words).size).toBe(words.length)
    }
  })
})
