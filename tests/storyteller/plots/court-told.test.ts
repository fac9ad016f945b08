import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { tellStory } from '#server/storyteller/engine/tell-story.ts'
import { ACCUSED_DEEDS } from '#server/storyteller/reading/typed/accused-words.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, inputOf, partOf } from './telling.ts'

const GOOSE = "A goose is put on trial by the village for eating the mayor's speech"
const GOAT = '全村审一头吃掉了婚书的山羊'
const CROW = '村の子どもたちが、鐘を鳴らしてしまったカラスを裁判にかける'
const IDEAS = [
  [GOOSE, 'en_US'],
  [GOAT, 'zh_CN'],
  [CROW, 'ja_JP'],
] as const

function told(idea: string, language: GameLanguage, seed = idea) {
  const texts = contentOf(language).plots.find(({ id }) => id === 'court-accused')
  if (texts === undefined) throw new Error(`nobody is tried in ${language}`)
  const part = partOf(idea, language)
  return tellStory(inputOf(texts, language, seed, { part, length: LENGTHS.beginner }))
}

describe('what a court tries', () => {
  it.each(IDEAS)('[PG222] is told in plain words on each way to the last one: %s', (idea, to) => {
    const { nodes, teller } = told(idea, to)
    const plain = teller.tell('{deed.told}').text
    const dark = nodes.filter(({ beat }) => beat === 'darkened')
    expect(dark.filter(({ text }) => text.includes(plain))).toHaveLength(1)
    // what the player tells the court is one scene, in words that whoever reads it has heard
    expect(nodes.filter(({ beat }) => beat === 'walked')).toHaveLength(1)
  })

  it.each(IDEAS)('[PG222] is asked about before those who accuse: %s', (idea, language) => {
    const { nodes, teller } = told(idea, language)
    const said = (beat: string) => nodes.filter((one) => one.beat === beat).map(({ text }) => text)
    for (const text of said('third')) expect(text).toContain(teller.tell('{accuser.pressed}').text)
    const waits = teller.tell('{accuser.waits}').text
    expect(said('last').filter((text) => text.includes(waits)).length).toBeGreaterThan(1)
  })

  it.each(LANGUAGES)('[PG222] has plain words for every deed in %s', (language) => {
    const { deeds } = contentOf(language).accused
    for (const deed of ACCUSED_DEEDS) expect(deeds[deed].told).not.toBe(deeds[deed].own)
  })
})

describe('where a bell hangs that somebody is tried for', () => {
  it('[PG223] is a belfry, and no other deed is moved there', () => {
    const bell = contentOf('ja_JP').accused.deeds.ring.spot?.the
    expect(told(CROW, 'ja_JP').place.parts.height.the).toBe(bell)
    expect(told(GOAT, 'zh_CN').place.parts.height.the).not.toBe(
      contentOf('zh_CN').accused.deeds.ring.spot?.the,
    )
  })

  it('[PG223] is where no other story plays', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { nodes, plot } = told(CROW, 'ja_JP', seed)
      const high = nodes.filter(({ beat }) => plot.beats[beat]?.at === 'height')
      expect(high.map(({ beat }) => beat).filter((beat) => !OF_THE_DEED.has(beat))).toEqual([])
    }
  })
})

/** What of the plot itself plays where it was done. */
const OF_THE_DEED = new Set(['site', 'firstPlace', 'climb', 'climbAsk', 'climbWrong', 'searched'])

describe('who keeps the keys of a court', () => {
  it.each(LANGUAGES)('[PG223] can read in %s, and so can who writes', (language) => {
    const { archetypes, plots } = contentOf(language)
    for (const { plot } of plots.filter((one) => one.plot.kind === 'court'))
      expect(plot.roles.clerk).toContain('reads')
    const cannot = archetypes.filter(({ traits }) => !traits.includes('reads'))
    expect(cannot.map(({ secret }) => secret).every((one) => /識字|识字|字が読め/.test(one))).toBe(
      true,
    )
    expect(archetypes.length - cannot.length).toBeGreaterThan(20)
  })
})
