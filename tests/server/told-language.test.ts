import { expect, it } from 'vitest'
import { conceptsOf, readIdea } from '#server/storyteller/reading/read-idea.ts'

it.each([
  // a few Han letters are Japanese where the game is
  ['灯台守', 'ja', 'ja'],
  ['灯台守', 'zh', 'zh'],
  ['灯台守', 'en', 'zh'],
  ['灯台守', undefined, 'zh'],
  ['灯台守密室殺人鬼', 'ja', 'ja'],
  // more of them are a Chinese sentence, and so are those that no Japanese sentence has
  ['灯台守密室殺人事件', 'ja', 'zh'],
  ['灯塔的人', 'ja', 'zh'],
  ['消えた灯台', 'zh', 'ja'],
  ['消えた灯台', undefined, 'ja'],
  ['A lighthouse', 'ja', 'en'],
] as const)('[TL3] reads “%s”, told in %s, as %s', (idea, told, language) => {
  expect(readIdea(idea, told).language).toBe(language)
})

it('[TL24] an idea that asks keeps its question mark, in the form of its language', () => {
  const asked = (idea: string) => readIdea(idea).asked
  expect(asked('Who lit the lamp?')).toBe('?')
  expect(asked('谁点了灯？')).toBe('？')
  expect([asked('Somebody lit the lamp.'), asked('')]).toEqual(['', ''])
})

it('[TL3] each concept of a kind is found once, in the order of the text', () => {
  const reading = readIdea('A detective, a keeper, another detective and letters in a lighthouse')
  expect(conceptsOf(reading, 'role').map(({ id }) => id)).toEqual(['detective', 'keeper'])
  expect(conceptsOf(reading, 'setting').map(({ id }) => id)).toEqual(['lighthouse'])
  expect(conceptsOf(reading, 'object').map(({ id }) => id)).toEqual(['letters'])
})
