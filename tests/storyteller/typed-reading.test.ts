import { describe, expect, it } from 'vitest'
import {
  asThing,
  correctReading,
  readTyped,
  TypedReading,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'

const kindsOf = (reading: TypedReading): string[] => reading.kinds.map(({ kind }) => kind)

describe('an idea, read', () => {
  it('[TL35] has a kind for every noun, and a noun for every slot that asks for its kind', () => {
    const reading = readTyped('A shy dishwasher inherits a haunted cinema', 'en')
    expect(reading.who).toMatchObject({
      text: 'shy dishwasher',
      head: 'dishwasher',
      kind: 'person',
    })
    expect(reading.where).toMatchObject({ text: 'haunted cinema', kind: 'place' })
    expect(reading.talk).toBe('inherits a haunted cinema')
  })

  it('[TL36] is understood where it says no', () => {
    const reading = readTyped('A cosy village game with no crime at all', 'en')
    expect(kindsOf(reading)).not.toContain('mystery')
    expect(kindsOf(reading).slice(0, 2).toSorted()).toEqual(['contest', 'journey'])
    expect(reading.nouns.map(({ text }) => text)).toEqual(['village'])
  })

  it('[TL37] brings a rule of its own, in its own words', () => {
    const { rule } = readTyped('every clock in town stops when somebody lies', 'en')
    expect(rule).toMatchObject({
      mechanic: 'tellsLies',
      words: 'every clock in town stops when somebody lies',
      noun: { text: 'clock' },
    })
  })
})

describe('a reading', () => {
  it('[TL38] says what its creator says', () => {
    const reading = readTyped('A baker wants to win the pie contest', 'en')
    const mended = correctReading(reading, {
      who: 'the old miller',
      kind: 'journey',
      where: 'harbour',
    })
    expect(mended.who).toMatchObject({ text: 'old miller', kind: 'person' })
    expect(mended.where).toMatchObject({ text: 'harbour', kind: 'place' })
    expect(mended.kinds[0]?.kind).toBe('journey')
    expect(TypedReading.parse(mended)).toEqual(mended)
  })

  it('[TL39] keeps in another language what the vocabulary can translate', () => {
    const told = translateReading(readTyped('A lighthouse keeper finds a letter', 'en'), 'zh')
    expect(told.who?.text).toBe('守塔人')
    expect(told.what?.text).toBe('信')
    expect(told.talk).toBe('')
  })

  it('[TL40] makes a thing of whatever it has to hold', () => {
    const thing = (idea: string, slot: 'event' | 'what'): string => {
      const noun = readTyped(idea, 'en')[slot]
      return noun ? asThing(noun, 'en') : ''
    }
    expect(thing('A football match that never ends', 'event')).toBe(
      'programme of the football match',
    )
    expect(thing('A witch finds three letters', 'what')).toBe('letter')
    expect(thing('A baker steals bread', 'what')).toBe('loaf of bread')
  })
})
