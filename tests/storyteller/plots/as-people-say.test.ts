import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { createPlotTeller } from '#server/storyteller/engine/teller.ts'
import type { MadeTest } from '#server/storyteller/engine/tests/made-test.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, partOf } from './telling.ts'

describe.each(LANGUAGES)('a puzzle with numbers in %s', (language) => {
  const { puzzles, places, premises } = contentOf(language)
  const { number, list, time } = packOf(language)
  const made = (form: 'crossing' | 'code', seed: number): MadeTest => {
    const [[pools], [premise]] = [places, premises]
    if (pools === undefined || premise === undefined) throw new Error('no content')
    return makeTest(form, 'asked', {
      ...{ phrases: puzzles, pools, premise, number, list, clock: time, items: [] },
      rng: createRng(`said ${seed}`),
    })
  }

  it('[PG36] tells hours in words, in its clues and its options', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { test, words } = made('crossing', seed)
      for (const text of [...Object.values(words), ...test.options]) expect(text).not.toMatch(/\d/)
      expect(new Set(test.options).size).toBe(4)
      expect(test.solutions()).toEqual([test.right])
    }
  })

  it('[PG36] says the answer of a lock as a number in words, and shows figures on its dial', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { test, words } = made('code', seed)
      expect(words['asked.answer']).toBe(number(Number(test.right)))
      for (const option of test.options) expect(option).toMatch(/^\d+$/)
    }
  })
})

it.each([
  ['over the sands', 'Over the Sands'],
  ['folding lantern', 'Folding Lantern'],
  ['box for the letter', 'Box for the Letter'],
])('[PG37] %s is %s in a title', (words, title) => {
  const teller = createPlotTeller({
    ...{ words: { it: words }, registers: {}, space: ' ', rng: createRng('title') },
  })
  expect(teller.tell('{it|title}').text).toBe(title)
})

it.each([
  ['fireworks', 'fireworks'],
  ['apple fair', 'an apple fair'],
])('[PG37] %s is %s among other words', (words, named) => {
  const teller = createPlotTeller({
    ...{ words: { it: words }, registers: {}, space: ' ', rng: createRng('article') },
  })
  expect(teller.tell('{it|a}').text).toBe(named)
})

it('[PG37] the sentence of an idea is printed as a book would', () => {
  const { idea, talk } = partOf("A boy carries his grandfather's lantern home", 'en_US')
  for (const told of [idea, talk]) expect(told).toContain('his grandfather’s lantern')
})
