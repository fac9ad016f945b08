import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { contentOf } from './telling.ts'

describe('what a puzzle is about', () => {
  it.each([
    ['route', 3],
    ['balance', 4],
  ] as const)(
    '[PG8] is another choice from a longer list in another game: %s, of %i',
    (form, about) => {
      const { puzzles, places, premises } = contentOf('en_US')
      const { number, list } = packOf('en_US')
      const [place] = places
      const [premise] = premises
      if (place === undefined || premise === undefined) throw new Error('no content')
      const items = ['a hat', 'a boot', 'a bell', 'a rope', 'a lamp', 'a drum', 'a spoon', 'a key']
      const seen = new Set<string>()
      for (let seed = 0; seed < 12; seed++) {
        const rng = createRng(`${form} ${seed}`)
        const words = { phrases: puzzles, pools: place, number, list, premise, clock: String }
        const { test } = makeTest(form, 'beat', { ...words, rng, items })
        expect(test.options).toHaveLength(about)
        for (const option of test.options) seen.add(option)
      }
      expect(seen.size).toBe(items.length)
    },
  )
})
