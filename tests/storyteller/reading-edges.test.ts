import { describe, expect, it } from 'vitest'
import type { Kit } from '#server/storyteller/builtin/kit.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { chooseKit } from '#server/storyteller/reading/choose-kit.ts'
import { namesNouns } from '#server/storyteller/reading/corrected-idea.ts'
import { isTrade } from '#server/storyteller/reading/ja/word-classes.ts'
import type { Found } from '#server/storyteller/reading/lexicon.ts'
import { readIdea } from '#server/storyteller/reading/read-idea.ts'
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
  ['The moon is missing', 'The MOON is missing'],
  ['My heart is missing', 'My HEART is missing'],
  ['The bread is missing', 'The BREAD is missing'],
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

it('[TL38] [TL74] a creator who says one noun has named a noun, and one who says a kind of game has not', () => {
  expect(namesNouns({})).toBe(false)
  expect(namesNouns({ kind: 'heist' })).toBe(false)
  expect(namesNouns({ who: 'a baker' })).toBe(true)
  expect(namesNouns({ what: 'a bell', where: 'the pier' })).toBe(true)
})

describe('the kit whose story is about an idea', () => {
  const pack = packOf('en_US')
  const [first] = pack.kits
  if (first === undefined) throw new Error('no kit is written')
  const kit = (id: string, about: readonly string[], settings: readonly string[]): Kit => ({
    ...first,
    ...{ id, about, settings },
  })
  const found = (category: Found['category'], id: string): Found => ({
    ...{ category, id, surface: id, at: 0 },
  })
  const chosen = (kits: readonly Kit[], concepts: readonly Found[]): string => {
    const reading = { ...readIdea(''), nouns: [], concepts }
    return chooseKit(reading, { ...pack, kits, environments: [] }, createRng('any')).id
  }
  const deed = found('deed', 'theft')
  const named = [found('setting', 'pier'), deed, found('role', 'baker')]

  it('[TL74] of two that fit alike is the one that plays where the idea does', () => {
    const here = kit('here', ['theft', 'baker'], ['pier'])
    const there = kit('there', ['theft', 'baker'], ['moor'])
    expect(chosen([there, here], named)).toBe('here')
    // what is stolen from a pier is not told on a moor
    expect(chosen([there], named)).not.toBe('there')
    expect(chosen([there], named.slice(1))).not.toBe('there')
    const three = [...named.slice(1), found('object', 'crown')]
    expect(chosen([there], three)).not.toBe('there')
    expect(chosen([kit('there', ['theft', 'baker', 'crown'], ['moor'])], three)).toBe('there')
  })

  it('[TL74] covers half of what the idea names, or three things of it where the idea names no place', () => {
    const other = pack.elsewhere.id
    const objects = ['bell', 'key'].map((id) => found('object', id))
    expect(chosen([kit('half', ['bell'], ['pier'])], [...named.slice(0, 1), ...objects])).toBe(
      'half',
    )
    expect(
      chosen([kit('third', ['bell'], ['pier'])], [...named.slice(0, 1), ...objects, deed]),
    ).toBe(other)
    expect(chosen([kit('one', ['bell'], ['moor'])], objects.slice(0, 1))).toBe(other)
    expect(chosen([kit('story', ['theft'], ['pier'])], [...named, ...objects])).toBe('story')
  })
})

it.each(['', 'It rains. ', 'It is late: ', 'At night, '])(
  '[TL74] two who do something are read as doing it, also after %j',
  (before) => {
    const pairs = ['A musician and a homeless man', 'A girl and a dog', 'A cook and a tired guard']
    const deeds = ['play chess', 'dance', 'trade stories', 'walk home', 'guard a bridge']
    for (const pair of pairs)
      for (const deed of deeds) {
        const nouns = readTyped(`${before}${pair} ${deed}`, 'en').nouns.map(({ text }) => text)
        const people = pair
          .toLowerCase()
          .split(' and ')
          .map((one) => one.replace(/^a /, ''))
        expect(nouns, `${pair} ${deed}`).toEqual(expect.arrayContaining(people))
      }
  },
)
