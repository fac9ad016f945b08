import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { TEST_FORMS } from '#server/storyteller/engine/plot.ts'
import type { Test } from '#server/storyteller/engine/tests/made-test.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

/** What is noted beside a puzzle of no thing that its text tells of. */
function notedUntold({ clues, known = [] }: Test, items: readonly string[]): string[] {
  const told = Object.values(clues).join(' ')
  return known.filter((line) => !items.some((one) => line.includes(one) && told.includes(one)))
}

describe.each(LANGUAGES)('puzzles in %s', (language) => {
  it.each(TEST_FORMS)(
    '[PG8] of the form %s have one solution, offered once, and answers that differ',
    (form) => {
      const { puzzles, places, premises } = contentOf(language)
      const { number, list } = packOf(language)
      const [place] = places
      const items = ['甲', '乙', '丙', '丁']
      const answers = new Set<string>()
      for (let seed = 0; seed < 24; seed++) {
        const premise = premises[seed % premises.length]
        if (place === undefined || premise === undefined) throw new Error('no content')
        const { test, words } = makeTest(form, 'beat', {
          ...{
            rng: createRng(`${form} ${seed}`),
            phrases: puzzles,
            pools: place,
            number,
            list,
            premise,
          },
          ...{ clock: String, items },
        })
        expect(test.solutions()).toEqual([test.right])
        expect(test.options.filter((one) => one === test.right)).toHaveLength(1)
        expect(new Set(test.options).size).toBe(test.options.length)
        // two, as Chinese says it before what it counts, is no answer by itself
        expect(test.options).not.toContain('两')
        for (const fact of Object.keys(test.clues)) expect(fact.startsWith('beat.')).toBe(true)
        // a dial shows figures, and whoever speaks of its number says it
        const spoken = form === 'code' ? number(Number(test.right)) : test.right
        expect(words['beat.answer']).toBe(spoken)
        // what is noted beside a puzzle is about what its text tells of
        expect(notedUntold(test, items)).toEqual([])
        answers.add(test.right)
      }
      expect(answers.size).toBeGreaterThan(2)
    },
  )
})
