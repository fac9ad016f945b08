import { describe, expect, it } from 'vitest'
import { companyWords } from '#server/storyteller/engine/company-words.ts'

const row = (...says: [string, ...string[]]) => ({
  ...{ says, comes: `{me.full}, a {noun}, comes as ${says[0]}.` },
  ...{ does: `{me.short} does as ${says[0]}: {noun}.`, well: `{me.short} leaves as ${says[0]}.` },
})
const person = (...says: [string, ...string[]]) => ({
  ...{ ...row(...says), own: `You are a {noun}, as ${says[0]}.` },
})
const beast = (...says: [string, ...string[]]) => ({
  ...{ says, comes: `${says[0]} comes`, does: `${says[0]} does`, finds: `${says[0]} finds` },
  ...{ heeds: `${says[0]} heeds`, well: `${says[0]} is well`, ill: `${says[0]} is ill` },
})
const { says: _, ...anybody } = row('anybody')
const NONE: string[] = []
const TEXTS = {
  ...{ beside: 'NOUN, WHAT', each: '{name}, {noun}' },
  ...{ listeners: NONE, passing: NONE, recalling: NONE, anybody },
  people: [person('nurse', 'doctor'), person('night nurse'), person('cook', '料理人')],
  beasts: [beast('dog'), beast('cat', '猫')],
}
type Member = { noun?: string; bond?: 'fellow' | 'sibling' }
const told = (members: readonly Member[], trade = '', animal = '') =>
  companyWords({
    ...{ texts: TEXTS, trade, beast: animal, roles: members.map((_, at) => `r${at}`) },
    cast: members.map(({ noun = '', bond }, at) => ({
      ...{ role: `r${at}`, noun },
      ...(bond === undefined ? {} : { bond }),
    })) as Parameters<typeof companyWords>[0]['cast'],
  })
const comes = (members: readonly Member[], trade = '') => {
  const words = told(members, trade)
  return members.map((_, at) => words[`r${at}.comes`])
}

describe('what is told of whom an idea names beside its player', () => {
  it('[PG162] is of their trade, with their name and what the idea calls them', () => {
    expect(told([{ noun: 'head nurse' }])).toMatchObject({
      'r0.comes': '{r0.full}, a head nurse, comes as nurse.',
      'company.does': '{r0.short} does as nurse: head nurse.',
      'company.more': '',
      'company.well': '{r0.short} leaves as nurse.',
      'company.beside': 'NOUN, WHAT',
      'hero.own': '',
    })
  })

  it.each([
    ['nurse', 'nurse'],
    ['Nurse', 'nurse'],
    ['doctor', 'nurse'],
    ['night nurse', 'night nurse'],
    ['tonight nurse', 'nurse'],
    ['cook', 'cook'],
    ['nurse cook', 'cook'],
    ['老料理人', 'cook'],
    ['料理人長', 'anybody'],
    ['overcook', 'anybody'],
    ['cooks', 'anybody'],
  ])('[PG162] %s is told as %s: the longest word that ends it says so', (noun, as) => {
    expect(comes([{ noun }])).toEqual([`{r0.full}, a ${noun}, comes as ${as}.`])
  })

  it('[PG162] nothing is told of whom it does not name, and the next of whom it does', () => {
    expect(comes([{}, { noun: 'cook' }])).toEqual(['', '{r1.full}, a cook, comes as cook.'])
    expect(told([{}, { noun: 'cook' }])['company.does']).toBe('{r1.short} does as cook: cook.')
    const none = told([{}])
    expect([none['company.does'], none['company.more'], none['company.well']]).toEqual(['', '', ''])
  })

  it('[PG162] of two who are the same it is told of one, and of two that nobody knows of both', () => {
    expect(comes([{ noun: 'nurse' }, { noun: 'doctor' }, { noun: 'cook' }])).toEqual([
      '{r0.full}, a nurse, comes as nurse.',
      '',
      '{r2.full}, a cook, comes as cook.',
    ])
    const both = told([{ noun: 'nurse' }, { noun: 'doctor' }, { noun: 'cook' }])
    expect(both['company.more']).toBe('{r2.short} does as cook: cook.')
    expect(comes([{ noun: 'poet' }, { noun: 'judge' }])).toEqual([
      '{r0.full}, a poet, comes as anybody.',
      '{r1.full}, a judge, comes as anybody.',
    ])
  })

  it('[PG87] a fellow is of the trade of the player, and nobody else is', () => {
    const fellow = { bond: 'fellow' } as const
    expect(comes([fellow], 'cook')).toEqual(['{r0.full}, a cook, comes as cook.'])
    expect(comes([{ bond: 'sibling' }, {}], 'cook')).toEqual(['', ''])
    expect(comes([{ ...fellow, noun: 'doctor' }], 'cook')).toEqual([
      '{r0.full}, a doctor, comes as nurse.',
    ])
    // of a trade that nobody has written of nothing is told
    expect(comes([fellow], 'poet')).toEqual([''])
    expect(told([], 'cook')['hero.own']).toBe('You are a cook, as cook.')
    expect(told([], 'poet')['hero.own']).toBe('')
  })

  it('[PG164] a beast has its own words for each moment, and none is told where there is none', () => {
    const moments = ['comes', 'does', 'finds', 'heeds', 'well', 'ill']
    const said = (animal: string) =>
      moments.map((moment) => told([], '', animal)[`beast.${moment}`])
    expect(said('old dog')).toEqual([
      ...['dog comes', 'dog does', 'dog finds', 'dog heeds', 'dog is well', 'dog is ill'],
    ])
    expect(said('黒猫')[0]).toBe('cat comes')
    for (const nothing of ['', 'bear']) expect(said(nothing)).toEqual(moments.map(() => ''))
    expect(told([], '', 'bear').beast).toBe('bear')
  })
})
