import { expect, it } from 'vitest'
import { replacerOf } from '#server/storyteller/assistant/replacing.ts'

const said = (text: string, ...pairs: [string, string][]): string =>
  replacerOf(pairs.map(([from, to]) => ({ from, to })))(text)

it.each([
  // whole words where a script has spaces
  ['Ada sees Adam and Ada.', 'Ada', 'Bea', 'Bea sees Adam and Bea.'],
  ['Ada', 'Ada', 'Bea', 'Bea'],
  ['McAda, Ada-Lin', 'Ada', 'Bea', 'McAda, Bea-Lin'],
  ['ada', 'Ada', 'Bea', 'ada'],
  // letters that mean something in a pattern mean themselves
  ['Mr. X (he)', 'Mr. X', 'Ada', 'Ada (he)'],
  ['Mrs X', 'Mr. X', 'Ada', 'Mrs X'],
  // whose name ends in s owns with a mark alone, and nobody else does
  ['Agnes’ coat', 'Agnes', 'Marta', 'Marta’s coat'],
  ["Agnes' coat", 'Agnes', 'Marta', "Marta's coat"],
  ['Agnes’ coat', 'Agnes', 'Iris', 'Iris’ coat'],
  ['Marta’s coat', 'Marta', 'Ada', 'Ada’s coat'],
  ['Agnes’ Coat', 'Agnes', 'Marta', 'Marta’ Coat'],
  ['‘Agnes’ is said', 'Agnes', 'Marta', '‘Marta’ is said'],
  // a script without spaces has its words anywhere, and katakana has whole words
  ['老林来了', '林', '周', '老周来了'],
  ['アンがアンナを見る', 'アン', 'リサ', 'リサがアンナを見る'],
  // one letter may be half of another word in Japanese
  ['林が来る', '林', '森', '森が来る'],
  ['山林が来る', '林', '森', '山林が来る'],
  ['林檎を食べる', '林', '森', '林檎を食べる'],
  ['林さんと林ちゃん', '林', '森', '森さんと森ちゃん'],
  ['林立している', '林', '森', '林立している'],
])('[AS1] in %j %j becomes %j: %j', (text, from, to, told) => {
  expect(said(text, [from, to])).toBe(told)
})

it('[AS1] of several words the longest is read first, the first of two that are alike, and nothing twice', () => {
  expect(said('Ada Marsh and Ada', ['Ada', 'Bea'], ['Ada Marsh', 'Cyd Lind'])).toBe(
    'Cyd Lind and Bea',
  )
  expect(said('Ada', ['Ada', 'Bea'], ['Ada', 'Cyd'])).toBe('Bea')
  expect(said('Ada and Bea', ['Ada', 'Bea'], ['Bea', 'Ada'])).toBe('Bea and Ada')
  expect(said('Nobody', ['Ada', 'Bea'])).toBe('Nobody')
})
