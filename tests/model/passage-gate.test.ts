import { expect, it } from 'vitest'
import { addressedTexts } from '#core/game/addresses.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { listedPlaces, textOf } from '#server/storyteller/model/assistant-places.ts'
import { requestOfChoice } from '#server/storyteller/model/assistant-request.ts'
import { type Passage, passageAt, passageFault } from '#server/storyteller/model/passage-gate.ts'
import { GAMES } from '../storyteller/assistant/asking.ts'
import { scenesOf } from './assistant-model.ts'

const [english] = GAMES.slice(3) as [GameSnapshot]

const NOW = 'Bea Lind waits at the old pump at 10:30 and says nothing at all, and nobody asks.'
const PASSAGE: Passage = {
  ...{ address: 'nodes/chapter_1/101/content', language: 'en_US', now: NOW },
  ...{ tokens: ['Bea Lind', '10:30'], early: ['Tarrant'], answers: ['Whistle'] },
}

it.each([
  [undefined, 'At 10:30 it rains on Bea Lind, who waits at the old pump.'],
  ['token', 'At 10:30 it rains on somebody who waits at the old pump.'],
  ['token', 'At 10:31 it rains on Bea Lind, who waits at the old pump.'],
  ['early', 'At 10:30 it rains on Bea Lind, who waits at the old pump for Tarrant.'],
  ['answer', 'At 10:30 it rains on Bea Lind; one could whistle, at the old pump.'],
  ['language', '10:30。Bea Lind。雨が降っていて、誰もそのことを言わない。古いポンプのそばで。'],
  ['short', 'Bea Lind, 10:30.'],
  ['long', `${NOW} ${'It rains. '.repeat(30)}`],
  ['markup', `${NOW} <b>Now.</b>`],
  ['markup', `${NOW} See https://example.com.`],
  ['unfit', `${NOW} There is blood.`],
] as const)('[ML26] a passage that is written anew has a fault or none: %s', (code, text) => {
  expect(passageFault(PASSAGE, text, /\bblood\b/i)?.code).toBe(code)
})

it('[ML26] what may be written anew is no name, no title, no task, and belongs to no test', () => {
  const { plain, test } = scenesOf(english)
  const texts = addressedTexts(english)
  const may = texts.flatMap(({ address, text }) => passageAt(english, address, text) ?? [])
  const addresses = may.map(({ address }) => address)
  expect(addresses).toContain(`${plain.address}/content`)
  expect(addresses).toContain('basics/intro')
  expect(addresses.filter((one) => one.startsWith(`${test.address}/`))).toEqual([])
  expect(addresses.filter((one) => /(?:name|title|age|gender|occupation)$/.test(one))).toEqual([])
  expect(addresses.filter((one) => /tasks/i.test(one))).toEqual([])
  // whoever comes later is not named where somebody is met first
  const [first] = may.filter(({ address }) => address.startsWith('nodes/'))
  expect(first?.early.length).toBeGreaterThan(0)
})

it('[ML25] a model chooses places by number, each of which is in the game, and never an id', () => {
  const asked = { text: '', quotes: [{ address: 'npcs/1/bio', text: '' }], language: 'en' } as const
  const places = listedPlaces(english, asked)
  expect(places[0]).toMatchObject({ number: 1, address: 'npcs/1/bio' })
  expect(places.map(({ number }) => number)).toEqual(places.map((_, at) => at + 1))
  const texts = new Set(addressedTexts(english).map(({ address }) => address))
  for (const { address, title, says } of places) {
    expect(title).not.toBe('')
    if (says !== '') expect(texts.has(textOf(address))).toBe(true)
  }
})

it.each([
  ['rename', 'Marta Lind', 'Change the name to “Marta Lind”'],
  ['rename', 'Marta” and “x', undefined],
  ['rename', ' ', undefined],
  ['rename', 'x'.repeat(101), undefined],
  ['age', '４４', 'Change the age to “44”'],
  ['age', 'forty', undefined],
  ['gender', 'female', 'Change the gender to “female”'],
  ['gender', 'dragon', undefined],
  ['retitle', '', 'Find another title for this'],
  ['retitle', 'Low water', 'Change the title to “Low water”'],
  ['translate', 'ja', 'Translate this into Japanese'],
  ['translate', 'toString', undefined],
  ['culprit', 'whatever', 'Make this the culprit'],
  ['toString', '', undefined],
  ['write', '', undefined],
] as const)(
  '[ML25] the choice %s of %s is a request of known words, or none',
  (operation, value, request) => {
    expect(requestOfChoice(operation, value)).toBe(request)
  },
)
