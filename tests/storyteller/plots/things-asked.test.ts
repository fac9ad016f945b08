import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import type { SettledStory } from '#server/storyteller/engine/story-input.ts'
import { prologueOf } from '#server/storyteller/engine/story-of.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, partOf, plotsOffered, settled } from './telling.ts'

const wordOf = (story: SettledStory, slot: string): string => story.words[slot] ?? ''
const prologue = ({ teller, texts }: SettledStory): string =>
  prologueOf(texts.story)
    .map((text) => teller.tell(text).text)
    .join('\n')

/** What a thing becomes in a plot; '' where it stays itself. */
const STANDS = [
  ['en_US', 'heist-return', 'Two thieves put back a stolen quilt', 'quilt', 'china quilt'],
  ['en_US', 'court-stool', 'A clerk is tried for a lost letter', 'letter', 'china letter'],
  ['en_US', 'contest-fair', 'A cook brings her soup', 'soup', 'soup dish'],
  ['en_US', 'contest-fair', 'A poet brings a letter', 'letter', 'box for the letter'],
  ['en_US', 'heist-return', 'Two thieves put back a stolen clock', 'stolen clock', ''],
  ['en_US', 'journey-pegs', 'Two thieves put back a stolen quilt', 'stolen quilt', ''],
  ['zh_CN', 'heist-return', '两个小偷还回一条毯子', '毯子', '瓷的毯子'],
  ['zh_CN', 'contest-fair', '诗人带来一封信', '信', '装信的木匣'],
  ['zh_CN', 'heist-return', '两个小偷还回一个花瓶', '花瓶', ''],
  ['ja_JP', 'heist-return', '泥棒が布団をそっと返す', '布団', '布団の焼き物'],
  ['ja_JP', 'contest-fair', '詩人が手紙を持ってくる', '手紙', '手紙の箱'],
  ['ja_JP', 'heist-return', '泥棒が花瓶をそっと返す', '花瓶', ''],
] as const

it.each(STANDS)('[PG30] in %s, %s, “%s”: the %s is %s', (language, plot, idea, thing, stand) => {
  const story = settled(plot, idea, language)
  expect(wordOf(story, 'thing.full')).toBe(stand || thing)
  const told = wordOf(story, 'thing.told')
  expect(told === '').toBe(stand === '')
  expect(told).toContain(stand === '' ? '' : thing)
  expect(prologue(story).split(told || '\u0000')).toHaveLength(stand === '' ? 1 : 2)
})

const BEFALLEN = {
  en_US: ['a flood', 'an eclipse', 'a war', 'a famine', 'a blackout'].map(
    (what) => `A baker lives through ${what}`,
  ),
  zh_CN: ['洪水', '日食', '战争', '饥荒', '停电'].map((what) => `面包师遇上一场${what}`),
  ja_JP: ['洪水', '日食', '戦争', '飢饉', '停電'].map((what) => `パン屋が${what}に遭う`),
} as const
const ATTENDED = [
  ['en_US', 'A baker walks to a wedding', 'wedding'],
  ['zh_CN', '面包师去赶一场婚礼', '婚礼'],
  ['ja_JP', 'パン屋が結婚式に急ぐ', '結婚式'],
] as const

describe.each(LANGUAGES)('an event in %s', (language) => {
  const { plots } = contentOf(language)

  it('[PG31] that befalls is in no plot one that people come to', () => {
    for (const idea of BEFALLEN[language]) {
      const { event } = partOf(idea, language)
      expect(event, idea).not.toBe('')
      for (const { id } of plots)
        expect(wordOf(settled(id, idea, language), 'event'), `${id}: ${idea}`).not.toBe(event)
    }
  })

  it('[PG31] each plot takes sorts of events, and its own neutral things need nothing that stands for them', () => {
    for (const { plot } of plots) expect(plot.events.length).toBeGreaterThan(0)
    for (const { id } of plots) expect(wordOf(settled(id, '', language), 'thing.told')).toBe('')
  })
})

it.each(ATTENDED)('[PG31] in %s, “%s”: one comes to the %s', (language, idea, event) => {
  for (const plot of ['journey-parcel', 'survival-door', 'court-stool'])
    expect(wordOf(settled(plot, idea, language), 'event')).toBe(event)
})

const DISASTERS = [
  ['en_US', 'Five neighbours sit out a flood', 'market-town', 'the flood'],
  ['en_US', 'Five neighbours sit out a sandstorm', 'caravanserai', 'the sandstorm'],
  ['en_US', 'Five neighbours sit out a blizzard', 'mountain', 'the blizzard'],
  ['en_US', 'Five neighbours sit out a flood in the forest', 'market-town', 'the flood'],
  ['zh_CN', '五个邻居熬过一场洪水', 'academy', '洪水'],
  ['zh_CN', '五个邻居熬过一场暴风雪', 'snow-village', '暴风雪'],
  ['ja_JP', '五人の隣人が洪水をしのぐ', 'school', '洪水'],
  ['ja_JP', '五人の隣人が吹雪をしのぐ', 'mountain-hamlet', '吹雪'],
] as const

it.each(DISASTERS)('[PG32] in %s, “%s” is survived at %s as %s', (language, idea, id, name) => {
  for (const plot of ['survival-door', 'survival-light']) {
    const { place, words } = settled(plot, idea, language)
    expect([place.id, words['hazard.name']]).toEqual([id, name])
  }
})

const COOKS = [
  ['en_US', 'A shy cook enters the riverside soup contest'],
  ['en_US', 'A baker’s last cake contest'],
  ['zh_CN', '害羞的厨娘参加煲汤大赛'],
  ['ja_JP', '内気な料理人が汁物大会に出る'],
] as const
it.each(COOKS)('[PG30] in %s, “%s” is judged by what the thing is cooked in', (language, idea) => {
  const story = settled('contest-fair', idea, language)
  const { cookware } = contentOf(language).idea
  const isVessel = cookware.includes(wordOf(story, 'thing'))
  expect(story.part.what === null ? isVessel : story.stand === 'dish').toBe(true)
})

const RUNNERS = [
  ['en_US', 'The goalkeeper nobody wanted enters a contest'],
  ['en_US', 'Two rivals meet in a sword fight'],
  ['zh_CN', '少年剑客的决斗'],
  ['ja_JP', 'サッカー部の最後の試合'],
  ['ja_JP', '剣の決闘に臨む兄弟'],
] as const

const contests = (idea: string, language: GameLanguage): string[] =>
  plotsOffered(idea, language).filter((plot) => plot.startsWith('contest-'))

it.each(COOKS)('[PG33] in %s, “%s” is cooked, and no ball is played', (language, idea) => {
  expect(new Set(contests(idea, language))).toEqual(new Set(['contest-craft']))
})

it.each(RUNNERS)('[PG33] in %s, “%s” is won on foot, and nothing is judged', (language, idea) => {
  expect(new Set(contests(idea, language))).toEqual(new Set(['contest-match']))
})
