import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { RequestLanguage } from '#schemas/language.ts'
import {
  asThing,
  correctReading,
  GameKind,
  MECHANICS,
  NounKind,
  PremiseRule,
  ReadNoun,
  readTyped,
  TypedReading,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'

const LANGUAGES: readonly RequestLanguage[] = ['en', 'zh', 'ja']
/** An idea with what somebody reads out of it. */
const Checked = z.strictObject({
  idea: z.string(),
  who: z.string().nullable(),
  what: z.string().nullable(),
  where: z.string().nullable(),
  event: z.string().nullable(),
  kinds: z.tuple([GameKind, GameKind]),
  mechanic: z.enum(MECHANICS).nullable(),
  nouns: z.array(z.templateLiteral([z.string(), ': ', NounKind])),
})
const checkedIdeas = (language: RequestLanguage): z.infer<typeof Checked>[] =>
  z.array(Checked).parse(parse(readFileSync(`fixtures/ideas/${language}.yaml`, 'utf8')))
const textsOfTemplates = (language: RequestLanguage): string[] => {
  const home: { readonly templates: Readonly<Record<string, string | { readonly text: string }>> } =
    JSON.parse(readFileSync(`ui/locales/${language}/home.json`, 'utf8'))
  return Object.values(home.templates).flatMap((one) => (typeof one === 'string' ? [] : [one.text]))
}

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

  it('[TL35] gives nothing that is nothing in particular, and of what is gone the thing itself', () => {
    const what = (idea: string, language: RequestLanguage) =>
      readTyped(idea, language).what?.text ?? null
    expect(what('Five strangers snowed in at a mountain hut with food for three', 'en')).toBeNull()
    expect(what('大雪封山，五个陌生人困在茶馆里，粮食只够三个人', 'zh')).toBeNull()
    expect(what('一对闹翻了的姐妹回老宅收拾父亲的遗物', 'zh')).toBeNull()
    expect(what('吹雪の山小屋に五人、食べ物は三人分', 'ja')).toBeNull()
    expect(what('元宵前夜，庙里的大灯笼不见了', 'zh')).toBe('大灯笼')
  })

  it('[TL35] says of somebody what they did and not what was done to them, and is nobody where two things are compared', () => {
    const talk = (idea: string) => readTyped(idea, 'en').talk
    expect(talk('Five strangers snowed in at a mountain hut with food for three')).toBe('')
    expect(talk('Two brothers who fell out over a boat close up their father’s house')).toBe(
      'fell out over a boat',
    )
    expect(talk('A clerk who locked in his boss saves the town')).toBe('locked in his boss')
    expect(readTyped('两家隔街的面馆比谁的面最长', 'zh').who?.text).not.toBe('面最长')
  })

  it('[TL36] is understood where it says no', () => {
    const reading = readTyped('A cosy village game with no crime at all', 'en')
    expect(kindsOf(reading)).not.toContain('mystery')
    expect(kindsOf(reading).slice(0, 2).toSorted()).toEqual(['contest', 'journey'])
    expect(reading.nouns.map(({ text }) => text)).toEqual(['village'])
  })

  it('[TL37] brings a rule of its own, in its own words', () => {
    const { rule } = readTyped('every clock in town stops when somebody lies', 'en')
    expect(PremiseRule.parse(rule)).toEqual(rule)
    expect(ReadNoun.parse(rule?.noun)).toEqual(rule?.noun)
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

describe.each(LANGUAGES)('the ideas checked by hand, %s', (language) => {
  const ideas = checkedIdeas(language)

  it('[TL35] are a third of two hundred, the templates of the home page among them', () => {
    expect(ideas.length).toBeGreaterThanOrEqual(67)
    const texts = ideas.map(({ idea }) => idea)
    expect(textsOfTemplates(language)).toHaveLength(3)
    expect(texts).toEqual(expect.arrayContaining(textsOfTemplates(language)))
  })

  it('[TL35] are read as they are by a reader', () => {
    const read = ideas.map(({ idea }) => {
      const { who, what, where, event, kinds, rule, nouns } = readTyped(idea, language)
      return {
        idea,
        who: who?.text ?? null,
        what: what?.text ?? null,
        where: where?.text ?? null,
        event: event?.text ?? null,
        kinds: kinds.slice(0, 2).map(({ kind }) => kind),
        mechanic: rule?.mechanic ?? null,
        nouns: nouns.map(({ text, kind }) => `${text}: ${kind}`),
      }
    })
    expect(read).toEqual(ideas)
  })

  it('[TL40] have a thing for each of their nouns, which is not the noun where that is none', () => {
    for (const { idea } of ideas)
      for (const noun of readTyped(idea, language).nouns) {
        const thing = asThing(noun, language)
        expect(thing.trim()).not.toBe('')
        if (noun.kind !== 'thing') expect(thing).not.toBe(noun.text)
      }
  })
})
