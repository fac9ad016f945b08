import { describe, expect, it } from 'vitest'
import { asName } from '#server/storyteller/assistant/values.ts'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { CASE_WAYS, caseKeyOf, readOutlineKey } from '#server/storyteller/builtin/outlines.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { plotReasoning } from '#server/storyteller/builtin/reading-aloud.ts'
import { Anagram, Saying, Verse } from '#server/storyteller/engine/tests/phrases.ts'
import { LANGUAGES } from './ideas.ts'

it.each([
  ['  Ada \n Marsh ', 'Ada Marsh'],
  ['Ada Marsh. ', 'Ada Marsh'],
  ['Ada Marsh .', 'Ada Marsh'],
  ['林秋。', '林秋'],
  ['Ada Marsh Jr.', 'Ada Marsh Jr.'],
  ['Ada M.', 'Ada M.'],
])('[AS9] a name typed as %j is kept as %j', (typed, kept) => {
  expect(asName(typed)).toBe(kept)
})

it.each(LANGUAGES)(
  '[TL4] the reasoning about an idea without a noun holds no empty thought: %s',
  (language) => {
    const pack = packOf(language)
    for (const idea of ['', '?!', 'zzz', '42']) {
      const telling = { read: readFor(idea, language), premise: settle(idea, pack, ''), salt: '' }
      const thoughts = plotReasoning(telling, pack, [])
      expect(thoughts.length).toBeGreaterThan(3)
      for (const thought of thoughts) expect(thought.trim(), idea).not.toBe('')
    }
  },
)

describe('a game with words', () => {
  const wrong = (schema: typeof Anagram | typeof Saying | typeof Verse, value: unknown) =>
    schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

  it('[TL15] has one answer: no other word has its letters, stands in its saying, or begins its lines', () => {
    const anagram = {
      right: 'bridge',
      wrong: ['anchor', 'lantern', 'ladder'],
      hint: 'It lies down.',
    }
    expect(wrong(Anagram, anagram)).toEqual([])
    expect(wrong(Anagram, { ...anagram, right: 'tide', wrong: ['edit', 'lamp', 'rope'] })).toEqual([
      'wrong',
    ])
    const saying = {
      text: 'The tide waits for nobody.',
      right: 'tide',
      wrong: ['lamp', 'rope', 'bell'],
    }
    expect(wrong(Saying, saying)).toEqual([])
    expect(wrong(Saying, { ...saying, right: 'ferry' })).toEqual(['right'])
    expect(wrong(Saying, { ...saying, text: 'The tide meets the tide.' })).toEqual(['right'])
    expect(wrong(Saying, { ...saying, wrong: ['lamp', 'waits', 'bell'] })).toEqual(['wrong'])
    const verse = {
      lines: ['Tell me', 'over there', 'again.'],
      right: 'toa',
      wrong: ['abc', 'abd', 'abe'],
    }
    expect(wrong(Verse, verse)).toEqual([])
    expect(wrong(Verse, { ...verse, right: 'oat' })).toEqual(['lines'])
  })
})

it.each(LANGUAGES)(
  '[TL13] a number and an hour of the day is said in words of its own: %s',
  (language) => {
    const { number, time } = packOf(language)
    const numbers = Array.from({ length: 1_000 }, (_, value) => number(value))
    expect(new Set(numbers).size).toBe(1_000)
    const hours = Array.from({ length: 12 * 12 }, (_, fives) => time(12 * 60 + fives * 5))
    expect(new Set(hours).size).toBe(12 * 12)
    for (const said of [...numbers, ...hours]) {
      expect(said).toMatch(/^\S(?:.*\S)?$/)
      expect(said).not.toMatch(/\d|undefined|\s\s|--|^-|-$/)
    }
  },
)

it('[TL17] the key of an outline of a case remembers its way and its chance, and any other key is the first way', () => {
  const keys = CASE_WAYS.map((way) => caseKeyOf(way, ''))
  expect(new Set(keys).size).toBe(CASE_WAYS.length)
  expect(keys.slice(0, 5)).toEqual(['classic', 'uncanny', 'pact', 'mirror', 'classic-2'])
  for (const way of CASE_WAYS)
    for (const salt of ['', 'a', 'a~b'])
      expect(readOutlineKey(caseKeyOf(way, salt))).toEqual({ ...way, salt })
  expect(readOutlineKey('nobody~a')).toEqual({ lens: 'classic', telling: 0, salt: 'a' })
})
