import { expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { type Corrections, ReadOfIdea } from '#schemas/reading-of-idea.ts'
import type { Brief } from '#schemas/settings.ts'
import { createBuiltinStoryteller, provenMaterial } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import {
  correctReading,
  readTyped,
  translateReading,
} from '#server/storyteller/reading/typed/shape.ts'
import { proposedBy } from './writing.ts'

const IDEAS: Record<GameLanguage, string> = {
  en_US: 'A lighthouse keeper finds letters that are dated a week from now',
  zh_CN: '守塔人在灯塔里收到一封下星期才写好的信',
  ja_JP: '灯台守が来週の日付の手紙を受け取る',
}
const LANGUAGES = Object.keys(IDEAS) as GameLanguage[]
const SAID: Record<GameLanguage, { who: string; where: string }> = {
  en_US: { who: 'ferryman', where: 'submarine' },
  zh_CN: { who: '卖花的姑娘', where: '茶馆' },
  ja_JP: { who: '渡し舟の船頭', where: '銭湯' },
}

async function proposed(language: GameLanguage, corrections: Corrections, idea = IDEAS[language]) {
  const told = await proposedBy(createBuiltinStoryteller(), { idea, language, corrections })
  const reading = told.all.flatMap((piece) => ('reading' in piece ? [piece.reading] : []))
  return { ...told, reading: reading[0] }
}

function gameOf(language: GameLanguage, corrections: Corrections, outlineKey: string): string {
  const choices = { artStyle: 'DESIGN', audience: 'ALL', ageGroup: 'ALL' } as const
  const brief: Brief = {
    ...{ ...choices, idea: IDEAS[language], language, outlineKey, outlineText: '' },
    ...{ duration: 'beginner', corrections },
  }
  return JSON.stringify(provenMaterial(brief))
}

it.each(LANGUAGES)(
  '[CR1] tells how an idea was read, and every kind there is in %s',
  async (language) => {
    const { reading, all } = await proposed(language, {})
    expect(ReadOfIdea.parse(reading)).toEqual(reading)
    expect(all[0]).toEqual({ reading })
    expect(reading?.who).not.toBeNull()
    const kinds = packOf(language).plots?.plots.map(({ plot }) => plot.kind) ?? []
    expect(kinds.length).toBeGreaterThan(3)
    expect(new Set(reading?.kinds)).toEqual(new Set(['mystery', ...kinds]))
  },
)

it.each(LANGUAGES)(
  '[CR4] a case and a plot are told with the nouns of their creator in %s',
  async (language) => {
    for (const kind of ['mystery', 'journey'] as const) {
      const corrections = { ...SAID[language], kind }
      const { reading, thoughts, outlines } = await proposed(language, corrections)
      expect(reading).toMatchObject(corrections)
      expect(thoughts.join('')).toContain(SAID[language].who)
      const game = gameOf(language, corrections, outlines[0]?.key ?? '')
      expect(game.toLowerCase()).toContain(SAID[language].who)
      if (kind === 'mystery') expect(game).toContain(SAID[language].where)
      expect(game).toBe(gameOf(language, corrections, outlines[0]?.key ?? ''))
    }
  },
  60_000,
)

it('[CR4] what is typed is never a slot or a mark, and what is emptied is left to the storyteller', async () => {
  const corrections = { who: '{hero} <+craft|x> [a](b)', what: '' }
  const { reading, outlines } = await proposed('en_US', corrections)
  expect(reading).toMatchObject({ what: null })
  expect(reading?.who).not.toMatch(/[{}<>|[\]]/)
  for (const key of ['classic', outlines[0]?.key ?? ''])
    expect(gameOf('en_US', corrections, key)).not.toMatch(/\{hero\}|<\+craft|craft\|x/)
})

it('[CR4] a word no list can translate stands in another language as it was typed', () => {
  const read = readTyped('A lighthouse keeper finds letters', 'ja')
  const told = translateReading(correctReading(read, { who: '海苔漁師', where: 'Foobaria' }), 'ja')
  expect([told.who?.text, told.what?.text, told.where?.text]).toEqual([
    '海苔漁師',
    '手紙',
    'Foobaria',
  ])
})

it('[CR4] an event that is corrected happens, and one that is taken back does not', () => {
  const read = readTyped('A baker wants to win the pie contest', 'en')
  expect(correctReading(read, { what: 'the wedding' }).event?.text).toBe('wedding')
  expect(correctReading(read, { who: 'miller' }).event).toEqual(read.event)
})

/** What is in every court that is told. */
const TRIED = { en_US: 'stool', zh_CN: '凳子', ja_JP: '腰掛け' } as const

it.each(LANGUAGES)(
  '[CR5] the kind that was chosen fills the table before any other in %s',
  async (language) => {
    const contest = await proposed(language, { kind: 'contest' })
    expect(contest.outlines.map(({ key }) => key.split('-')[0])).toEqual(Array(4).fill('contest'))
    const survival = await proposed(language, { kind: 'survival' })
    expect(survival.outlines[0]?.key).toMatch(/^survival-/)
    expect(survival.outlines).toHaveLength(4)
    const court = await proposed(language, { kind: 'court' })
    expect(court.outlines.slice(0, 2).map(({ key }) => key.split('-')[0])).toEqual([
      'court',
      'court',
    ])
    const [first] = court.outlines
    expect(gameOf(language, { kind: 'court' }, first?.key ?? '')).toContain(TRIED[language])
  },
)
