import { expect, it } from 'vitest'
import { CATEGORIES } from '#server/storyteller/reading/concept.ts'
import {
  conceptIds,
  conceptsIn,
  LEXICON_SIZE,
  wordFor,
} from '#server/storyteller/reading/lexicon.ts'

it.each(['en', 'zh', 'ja'] as const)(
  '[TL3] reads each word that names something in %s as what it names',
  (language) => {
    for (const category of CATEGORIES)
      for (const id of conceptIds(category)) {
        const word = wordFor(category, id, language) ?? ''
        expect(word, `${category} ${id}`).not.toBe('')
        expect(conceptsIn(word, language)).toContainEqual({ category, id, surface: word, at: 0 })
      }
  },
)

it('[TL27] counts what an idea may name', () => {
  expect(LEXICON_SIZE).toBe(conceptIds().length)
})

it('[TL27] gives what an idea may name ids that a text can name', () => {
  for (const category of CATEGORIES) {
    const ids = conceptIds(category)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id, category).toMatch(/^[a-z][a-z-]*$/)
  }
})
