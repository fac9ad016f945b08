import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { requestLanguageOf } from '#schemas/language.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { faultsOfStory } from '#server/storyteller/engine/story-of.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { ACCUSED_DEEDS } from '#server/storyteller/reading/typed/accused-words.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf, plotsOffered } from './telling.ts'

function told(idea: string, language: GameLanguage) {
  const texts = contentOf(language).plots.find(({ id }) => id === 'court-accused')
  if (texts === undefined) throw new Error(`nobody is tried in ${language}`)
  const part = partOf(idea, language)
  return tellStory(inputOf(texts, language, idea, { part, length: LENGTHS.normal }))
}

const TOLD = [
  ["A parrot is accused of betraying the mayor's secret", 'en_US', 'parrot', 'mayor', 'secret'],
  ['一只鹦鹉被告泄露了镇长的秘密', 'zh_CN', '鹦鹉', '镇长', '秘密'],
  ['町長の秘密をもらしたと訴えられたオウム', 'ja_JP', 'オウム', '町長', '秘密'],
] as const

describe('a secret that somebody is tried for', () => {
  it.each(TOLD)(
    '[PG242] is told by the court that tries them, whoever betrayed it: %s',
    (idea, language, accused, owner, matter) => {
      const courts = plotsOffered(idea, language).filter((plot) => plot.startsWith('court'))
      expect(new Set(courts)).toEqual(new Set(['court-accused']))
      const { trial } = partOf(idea, language)
      expect(trial).toMatchObject({ accused, being: 'parrot', deed: 'tell', sort: 'secret' })
      expect([trial?.owner, trial?.short]).toEqual([owner, matter])
      const story = told(idea, language)
      const faults = faultsOfStory(story, idea, requestLanguageOf(language))
      expect(faults.filter((fault) => !fault.startsWith('lazy'))).toEqual([])
      for (const act of [1, 2, 3])
        expect(story.nodes.some((node) => node.act === act && node.text.includes(matter))).toBe(
          true,
        )
      expect(story.nodes.some(({ text }) => text.includes(owner))).toBe(true)
    },
  )

  it.each([
    ['A clerk is on trial for giving away the secret of the well', 'en_US', 'clerk'],
    ['The children accuse the cat of telling their secret', 'en_US', 'cat'],
    ['全村审一只说出了村长秘密的八哥', 'zh_CN', '八哥'],
    ['先生の秘密をばらした猫が裁判にかけられる', 'ja_JP', '猫'],
  ] as const)('[PG242] may be betrayed in other words: %s', (idea, language, accused) => {
    expect(partOf(idea, language).trial).toMatchObject({ accused, deed: 'tell', sort: 'secret' })
  })

  it('[PG242] is no charge where nobody is judged for it', () => {
    expect(partOf('A parrot tells a secret to a sailor', 'en_US').trial).toBeUndefined()
  })
})

describe('where it was done that somebody is tried for', () => {
  it.each([
    ['村の鐘を割ったと訴えられた山羊の裁判', 'ja_JP', 'crack', 'bell', '鐘'],
    ['全村审一头撞裂了祠堂的钟的驴', 'zh_CN', 'crack', 'bell', '钟'],
    ['A goat is on trial for cracking the village bell', 'en_US', 'crack', 'bell', 'village bell'],
  ] as const)(
    '[PG243] is a belfry where a bell was broken: %s',
    (idea, language, deed, sort, short) => {
      const { trial } = partOf(idea, language)
      expect(trial).toMatchObject({ deed, sort, short, where: '' })
      expect(told(idea, language).place.parts.height.room).toBe('tower')
    },
  )

  it.each([
    ['一只鹅被告打碎了祠堂的花瓶', 'zh_CN', '祠堂', '花瓶'],
    ['ロバが教会の窓を割った罪で裁かれる', 'ja_JP', '教会', '窓'],
    ["A donkey is accused of breaking the chapel's window", 'en_US', 'chapel', 'window'],
  ] as const)('[PG243] is the room that the idea names: %s', (idea, language, where, short) => {
    expect(partOf(idea, language).trial).toMatchObject({ where, short })
    expect(told(idea, language).place.parts.height.the).toContain(where)
  })

  it('[PG243] is no room where the idea names all of the place', () => {
    expect(partOf('村の皿を割ったと訴えられた山羊の裁判', 'ja_JP').trial?.where).toBe('')
  })

  it.each(LANGUAGES)(
    '[PG243] is where the court goes, and what is found there lies on its table: %s',
    (language) => {
      const idea = TOLD.find(([, to]) => to === language)?.[0] ?? ''
      const { nodes, teller, plot } = told(idea, language)
      expect(plot.beats.site?.at).toBe('height')
      const laid = nodes.filter(({ beat }) => beat === 'laid')
      expect(laid).toHaveLength(1)
      expect(laid[0]?.text).toContain(teller.tell('{deed.laid}').text)
      const { deeds } = contentOf(language).accused
      for (const deed of ACCUSED_DEEDS) expect(deeds[deed].laid).not.toBe(deeds[deed].proof)
    },
  )
})
