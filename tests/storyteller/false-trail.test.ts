import { describe, expect, it } from 'vitest'
import { unmissable } from '#core/game/chapter-graph.ts'
import type { Duration } from '#schemas/settings.ts'
import { permutations } from '#server/storyteller/builtin/case/order.ts'
import { caseFaults } from '#server/storyteller/builtin/proof/case-faults.ts'
import { faultsOf } from '#server/storyteller/builtin/proof/faults.ts'
import type { Game } from '#server/storyteller/builtin/telling/game.ts'
import { briefOf, gameOf, IDEAS, LANGUAGES, LENSES } from './ideas.ts'

const toldFor = (duration: Duration, seeds = 2): Game[] =>
  LANGUAGES.flatMap((language) =>
    IDEAS[language]
      .slice(0, 5)
      .flatMap((idea, at) =>
        [...Array(seeds).keys()].map((seed) =>
          gameOf({ ...briefOf(idea, language, `${LENSES[at % LENSES.length]}~${seed}`), duration }),
        ),
      ),
  )
const sceneOf = (game: Game, key: string) => game.scenes.flat().find((scene) => scene.key === key)

describe('the false trail of a long mystery', () => {
  it('[TL53] nobody can miss it, one order solves it, and it ends at an innocent who is cleared', () => {
    for (const game of (['hard', 'extreme'] as const).flatMap((duration) => toldFor(duration))) {
      const { truth } = game.premise
      const left = permutations(truth.suspects).filter((one) =>
        truth.row.clues.every((clue) => clue.holds(one)),
      )
      expect(left.map((order) => order[2])).toEqual([truth.loner])
      const sure = game.contents.flatMap((chapter) => [...unmissable(chapter)])
      for (const key of ['row', 'ask-row', 'face-row']) expect(sure).toContain(game.ids.node(key))
      // either way of asking tells that the mark is on the coat
      for (const key of ['own-row', 'proven-row'])
        expect(sceneOf(game, key)?.text.toLowerCase(), key).toContain(
          game.kit.mark.short.toLowerCase(),
        )
      expect(faultsOf(game), game.premise.words.idea).toEqual([])
    }
  })

  it('[TL53] a shorter one has no time for it', () => {
    for (const game of (['beginner', 'normal'] as const).flatMap((one) => toldFor(one, 1)))
      expect(sceneOf(game, 'row')).toBeUndefined()
  })

  it('[TL53] coats in two orders, and a rule that is not told, are faults', () => {
    const idea = IDEAS.en_US[0] ?? ''
    const game = gameOf({ ...briefOf(idea, 'en_US'), duration: 'hard' })
    const { premise, scenes } = game
    const row = { ...premise.truth.row, clues: premise.truth.row.clues.slice(1) }
    const open = { ...game, premise: { ...premise, truth: { ...premise.truth, row } } }
    expect(caseFaults(open).join('; ')).toMatch(/the coats have more than one order/)
    const silent = {
      ...game,
      scenes: scenes.map((list) =>
        list.map((scene) => (scene.key === 'row' ? { ...scene, puzzle: '?' } : scene)),
      ),
    }
    expect(caseFaults(silent).join('; ')).toMatch(/a rule of the row is not told in row/)
  })
})
