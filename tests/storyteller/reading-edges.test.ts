import { expect, it } from 'vitest'
import { isTrade } from '#server/storyteller/reading/ja/word-classes.ts'
import { tokensOf } from '#server/storyteller/reading/typed/en/tokens.ts'
import { asThing, readTyped } from '#server/storyteller/reading/typed/shape.ts'

it('[TL74] the first 260 words of an English idea are read for its nouns, and no more', () => {
  const words = (count: number): number => tokensOf('word '.repeat(count), 0).length
  expect([words(259), words(260), words(261), words(900)]).toEqual([259, 260, 260, 260])
})

it.each([
  ['zh', 'App不见了', 'App', 'thing'],
  ['zh', '一个app不见了', 'app', 'thing'],
  ['ja', 'OLが失踪した', 'OL', 'person'],
  ['ja', '新しいVOLVOが消えた', 'OL', 'unsure'],
  ['zh', 'Apple不见了', 'App', undefined],
] as const)('[TL35] [TL74] a word in capitals is known: %s %s', (language, idea, word, kind) => {
  const found = readTyped(idea, language).nouns.find(({ text }) => text.includes(word))
  expect(found?.kind).toBe(kind)
})

it.each([
  ['The moon is missing', 'The Moon is missing'],
  ['My heart is missing', 'My Heart is missing'],
  ['The bread is missing', 'The Bread is missing'],
])('[TL40] [TL74] what is made of %j is made of %j', (small, large) => {
  const thingIn = (idea: string): string[] =>
    readTyped(idea, 'en').nouns.map((noun) => asThing(noun, 'en').toLowerCase())
  expect(thingIn(large)).toEqual(thingIn(small))
  expect(thingIn(small)).not.toEqual([])
})

it.each([
  ['看護師', true],
  ['学者', true],
  ['料理人', false],
  ['猫', false],
])('[TL74] %s has a place of work that is called by it: %s', (word, has) => {
  expect(isTrade(word)).toBe(has)
})
