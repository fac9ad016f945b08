import { describe, expect, it } from 'vitest'
import {
  eventSortOf,
  type NounSorts,
  sortsIn,
  thingSortOf,
  thingTraitsOf,
  thingUsesOf,
  tradeOf,
} from '#server/storyteller/engine/noun-sorts.ts'
import { contentOf } from './telling.ts'

/** Some words of the lists, and of each list none that is in another, but where that is what is tested. */
const LISTS = {
  things: {
    cloth: ['quilt', '笼布'],
    paper: ['letter', 'card'],
    hard: ['bell', '笼'],
    grown: ['rose', '花'],
    food: ['cake', 'bell pepper'],
  },
  traits: {
    small: ['ring', 'bell'],
    large: ['piano'],
    fireproof: ['stone', 'piano stone'],
    fixed: ['stove'],
  },
  uses: {
    ...{ portrait: ['picture'], likeness: ['doll'], plays: ['fiddle'], sounds: ['fiddle', 'bell'] },
    ...{ ticks: ['clock'], read: ['letter'], worn: ['hat'], seen: ['picture'], lit: ['lamp'] },
    grows: ['seed'],
    bursts: ['firework'],
    pours: ['teapot'],
    boils: ['cauldron'],
  },
  events: {
    ...{ feast: ['wedding'], show: ['play'], fair: ['fair'], contest: ['contest'] },
    ...{ sport: ['match'], race: ['race'], fight: ['duel'], cooking: ['bake-off'] },
    ...{ farewell: ['funeral'], sitting: ['trial'], disaster: ['flood', 'fire'] },
    ...{ unrest: ['war'], sky: ['eclipse'], voyage: ['night'], crime: ['theft'] },
  },
  deeds: {
    ...{ lie: ['lied'], broken: ['broke'], late: ['late'], unfair: ['bribed'] },
    ...{ reclaimed: ['took back'], restored: ['brought back'], locked: ['locked', '锁'] },
  },
  trades: {
    ...{ cleaner: ['cleaner'], acrobat: ['acrobat'], thief: ['thief'], cook: ['cook'] },
    ...{ tailor: ['tailor'], musician: ['singer'], maker: ['smith'], teacher: ['teacher'] },
    ...{ learner: ['apprentice'], student: ['student'], guard: ['guard'], healer: ['nurse'] },
    carrier: ['postman'],
  },
} as const satisfies NounSorts

describe('what a noun is', () => {
  it.each([
    ['quilt', 'cloth'],
    ['quilts', 'cloth'],
    ['QUILT', 'cloth'],
    // the last word says what a thing is, and of two that end there the longer
    ['letter bell', 'hard'],
    ['bell pepper', 'food'],
    ['bell letter', 'paper'],
    ['quilt box', undefined],
    ['doorbell', undefined],
    ['bellow', undefined],
    ['', undefined],
    ['鸟笼', 'hard'],
    ['笼布', 'cloth'],
    ['花瓶', undefined],
  ] as const)('[PG30] a thing called %j is of the sort %s', (head, sort) => {
    expect(thingSortOf(head, LISTS)).toBe(sort)
  })

  it.each([
    ['ring', ['small']],
    ['ring box', []],
    ['piano', ['large']],
    ['piano stone', ['fireproof']],
    ['stone piano', ['large']],
    ['stoves', ['fixed']],
    ['lantern', []],
    ['', []],
  ] as const)('[PG100] a thing called %j has the traits %j', (head, traits) => {
    expect([...thingTraitsOf(head, LISTS)]).toEqual(traits)
  })

  it.each([
    ['fiddle', ['plays', 'sounds']],
    ['picture', ['portrait', 'seen']],
    ['picture hat', ['worn']],
    ['hat box', []],
    ['seeds', ['grows']],
    ['clock', ['ticks']],
  ] as const)('[PG172] a thing called %j is for %j', (head, uses) => {
    expect(thingUsesOf(head, LISTS)).toEqual(uses)
  })

  it.each([
    ['wedding', 'feast'],
    ['weddings', 'feast'],
    ['fire contest', 'contest'],
    ['contest fire', 'disaster'],
    // what stands before “of” says what it is, and only where that says nothing what comes after
    ['night of the flood', 'voyage'],
    ['year of the flood', 'disaster'],
    ['trial for theft', 'sitting'],
    ['wedding after the funeral', 'farewell'],
    ['warm evening', undefined],
    ['', undefined],
  ] as const)('[PG31] an event called %j is of the sort %s', (event, sort) => {
    expect(eventSortOf(event, LISTS)).toBe(sort)
  })

  it.each([
    ['He lied, and a bell broke at the wedding', ['hard', 'feast', 'lie', 'broken']],
    ['A letter was brought back late', ['paper', 'late', 'restored']],
    ['Nothing was blocked', []],
    // one letter of Han may be a part of any word
    ['锁住一朵花', []],
    ['一块笼布', ['cloth']],
  ] as const)('[PG107] “%s” speaks of %j', (text, sorts) => {
    expect([...sortsIn(text, LISTS)]).toEqual(sorts)
  })

  it.each([
    ['night nurse', 'healer'],
    ['nurses', 'healer'],
    ['cook and thief', 'thief'],
    ['thief who cooks', 'cook'],
    ['goldsmith', undefined],
    ['', undefined],
  ] as const)('[PG172] people called %j can what a %s can', (people, trade) => {
    expect(tradeOf(people, LISTS)).toBe(trade)
  })
})

it.each(['en_US', 'zh_CN', 'ja_JP'] as const)(
  '[PG100] every word of a list of things, by itself, is of its list: %s',
  (language) => {
    const { nouns } = contentOf(language)
    for (const [trait, words] of Object.entries(nouns.traits))
      for (const word of words) expect([...thingTraitsOf(word, nouns)], word).toContain(trait)
    for (const [use, words] of Object.entries(nouns.uses))
      for (const word of words) expect(thingUsesOf(word, nouns), word).toContain(use)
  },
)
