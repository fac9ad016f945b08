import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

describe.each(LANGUAGES)('the clues of a puzzle in %s', (language) => {
  const { puzzles, places, premises } = contentOf(language)
  const { number, list } = packOf(language)
  const items = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  const made = (form: 'order' | 'liars' | 'route', seed: number) => {
    const [place] = places
    const [premise] = premises
    if (place === undefined || premise === undefined) throw new Error('no content')
    const words = { phrases: puzzles, pools: place, number, list, premise, clock: String, items }
    return makeTest(form, 'beat', { ...words, rng: createRng(`${form} ${seed}`) }).test
  }

  it.each(['order', 'liars'] as const)('[PG62] are worded each in its own way: %s', (form) => {
    for (let seed = 0; seed < 20; seed++) {
      const told = Object.values(made(form, seed).clues).map((text) => text.replace(/[A-H]/g, '_'))
      expect(new Set(told).size).toBe(told.length)
    }
  })

  it('[PG251] are worded in other ways in another game', () => {
    const ways = new Set<string>()
    for (let seed = 0; seed < 60; seed++)
      for (const text of Object.values(made('liars', seed).clues))
        ways.add(text.replace(/[A-H]/g, '_'))
    expect(ways.size).toBe(10)
  })

  it.each(['order', 'route'] as const)('[PG62] are noted in fewer words: %s', (form) => {
    for (let seed = 0; seed < 20; seed++) {
      const { clues, known = [] } = made(form, seed)
      expect(known).toHaveLength(3)
      expect(known.join('').length).toBeLessThan(Object.values(clues).join('').length)
    }
  })
})

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

it('[PG248] is the same answer in every game where the story hangs on it, and stands among others', () => {
  const { puzzles, places, premises } = contentOf('en_US')
  const { number, list } = packOf('en_US')
  const [[place], [premise]] = [places, premises]
  if (place === undefined || premise === undefined) throw new Error('no content')
  const items = ['the wall path', 'the long steps', 'the low path', 'the back lane']
  const at = new Set<number>()
  for (let seed = 0; seed < 12; seed++) {
    const words = { phrases: puzzles, pools: place, number, list, premise, clock: String, items }
    const rng = createRng(`fixed ${seed}`)
    const { test } = makeTest('route', 'beat', { ...words, rng, fixed: 'the wall path' })
    expect([test.right, ...test.solutions()]).toEqual(['The wall path', 'The wall path'])
    expect(test.options).toHaveLength(3)
    at.add(test.options.indexOf(test.right))
  }
  expect(at.size).toBe(3)
})
