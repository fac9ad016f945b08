import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { TEST_FORMS } from '#server/storyteller/engine/plot.ts'
import type { Test } from '#server/storyteller/engine/tests/made-test.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

/** What is noted beside a puzzle of no thing and of no number that its text tells of. */
function notedUntold(
  { clues, known = [] }: Test,
  items: readonly string[],
  number: (n: number) => string,
): string[] {
  const told = Object.values(clues).join(' ')
  const areTold = (figures: readonly string[]): boolean =>
    figures.length > 0 &&
    figures.every((one) => told.includes(one) || told.includes(number(Number(one))))
  return known.filter(
    (line) =>
      !items.some((one) => line.includes(one) && told.includes(one)) &&
      !areTold(line.match(/\d+/g) ?? []),
  )
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
        // what is noted beside a puzzle is about what its text tells of; a lock notes nothing of it
        if (form !== 'code') expect(notedUntold(test, items, number)).toEqual([])
        answers.add(test.right)
      }
      expect(answers.size).toBeGreaterThan(2)
    },
  )

  it('[PG253] a lock does not say its two numbers again, beside it or among what it offers', () => {
    const { puzzles, places, premises } = contentOf(language)
    const { number, list } = packOf(language)
    const [[pools], [premise]] = [places, premises]
    if (pools === undefined || premise === undefined) throw new Error('no content')
    for (let seed = 0; seed < 60; seed++) {
      const rng = createRng(`lock ${seed}`)
      const making = {
        rng,
        phrases: puzzles,
        pools,
        number,
        list,
        premise,
        clock: String,
        items: [],
      }
      const { test } = makeTest('code', 'beat', making)
      const told = Object.values(test.clues)
      expect(told).toHaveLength(2)
      expect(test.known?.join(' ')).not.toMatch(/\d/)
      for (const words of told) {
        expect(test.known?.join(' ')).not.toContain(words)
        expect(test.options.map((one) => number(Number(one)))).not.toContain(words)
      }
      expect(test.options).toHaveLength(4)
      expect(test.options.every((one) => Number(one) > 0)).toBe(true)
    }
  })
})
