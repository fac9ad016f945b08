import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type GameLanguage, requestLanguageOf } from '#schemas/language.ts'
import { createBuiltinStoryteller } from '#server/storyteller/builtin/index.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { plotThinking, readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { placeOfEpisode } from '#server/storyteller/engine/episode-deck.ts'
import { hasFor } from '#server/storyteller/engine/episodes.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { placeFor } from '#server/storyteller/engine/place-for.ts'
import { settleStory, tellStory } from '#server/storyteller/engine/tell-story.ts'
import { placeSortsOf, readTyped } from '#server/storyteller/reading/typed/shape.ts'
import { placeRows } from '#server/storyteller/reading/typed/vocabulary.ts'
import { contentOf, inputOf, partOf, settled } from './telling.ts'

const LANGUAGES: readonly GameLanguage[] = ['en_US', 'zh_CN', 'ja_JP']

it('[PG72] every noun of a place says what it is', () => {
  const unsorted = placeRows().filter(({ sort }) => sort === undefined)
  expect(unsorted.map(({ forms }) => forms.en[0])).toEqual([])
})

it.each([
  ['A cat opens a bakery on Mars', 'en_US', ['shop', 'planet']],
  ['A cook sells noodles in a ruined theatre', 'en_US', ['stage']],
  ['一只狐狸在故宫里的茶馆唱戏', 'zh_CN', ['eatery', 'castle']],
  ['五个人被困在馒头铺', 'zh_CN', ['shop']],
  ['少年が海辺の町で手紙を拾う', 'ja_JP', ['town', 'coast']],
  ['神社に太鼓を返す四人', 'ja_JP', ['holy']],
] as const)('[PG72] what a place is, and what it lies in, is read: %s', (idea, language, sorts) => {
  const short = requestLanguageOf(language)
  const { where } = readTyped(idea, short)
  expect(where === null ? [] : placeSortsOf(where, short)).toEqual(sorts)
})

/** How the places of the first ideas that were read by hand stand to those where their games play. */
function standings(language: GameLanguage) {
  const short = requestLanguageOf(language)
  const all = parse(readFileSync(`fixtures/ideas/${short}.yaml`, 'utf8')) as { idea: string }[]
  return all.slice(0, 40).flatMap(({ idea }) => {
    const part = partOf(idea, language)
    if (part.where === '') return []
    return [placeFor(contentOf(language), part, {}, createRng(idea)).standing]
  })
}

it('[PG73] of the first 120 ideas read by hand nearly all that name a place play there, most as what it is', () => {
  const all = LANGUAGES.flatMap(standings)
  const isOne = (one: string) => all.filter((standing) => standing === one).length
  expect(all.length).toBeGreaterThanOrEqual(70)
  expect(isOne('is')).toBeGreaterThanOrEqual(49)
  expect(isOne('is') + isOne('within')).toBeGreaterThanOrEqual(all.length - 4)
})

const AS_IT_IS = [
  ['Four grandmothers steal a painting from the museum', 'en_US', 'heist-supper', 'museum'],
  ['A monk is locked in an abbey over night', 'en_US', 'escape-bar', 'abbey'],
  ['A cat opens a bakery on Mars', 'en_US', 'contest-fair', 'colony'],
  ['Two sisters share a haunted house', 'en_US', 'relationship-notes', 'old-house'],
  ['三个老人潜入博物馆偷回一幅画', 'zh_CN', 'heist-supper', 'museum'],
  ['守夜人被关在寺庙里', 'zh_CN', 'escape-bar', 'mountain-temple'],
  ['火星上的面馆来了一位新厨师', 'zh_CN', 'contest-fair', 'colony'],
  ['神社に太鼓を返す四人', 'ja_JP', 'heist-return', 'shrine'],
  ['美術館から絵を盗み出す四人の老婆', 'ja_JP', 'heist-supper', 'museum'],
  ['火星のパン屋で働く少年', 'ja_JP', 'contest-fair', 'colony'],
] as const
it.each(AS_IT_IS)('[PG73] plays where it says: %s', (idea, language, plot, place) => {
  expect(settled(plot, idea, language, 'places').place.id).toBe(place)
})

describe('a place that nobody tells', () => {
  it.each([
    ['A clerk is locked in a submarine', 'en_US', 'escape-bar', 'the submarine'],
    ['两个人被关在潜水艇里', 'zh_CN', 'escape-bar', '潜水艇'],
    ['潜水艦に閉じ込められた二人', 'ja_JP', 'escape-bar', '潜水艦'],
  ] as const)('[PG74] lends no other its name: %s', (idea, language, plot, where) => {
    const { standing, teller, words } = settled(plot, idea, language, 'places')
    expect(standing).toBe('elsewhere')
    const { bound } = contentOf(language).idea
    expect(teller.tell('{place.world}').text).toContain(bound.replace('{where}', where))
    expect(words.hero).not.toContain(where)
  })

  it.each([
    ['A clerk is locked in a submarine', 'en_US', 'I do not know my way about the submarine'],
    ['A clerk is locked in a post office', 'en_US', 'since that is where the post office would be'],
    ['两个人被关在潜水艇里', 'zh_CN', '潜水艇里头是什么样，我说不真切'],
    ['潜水艦に閉じ込められた二人', 'ja_JP', '潜水艦のなかの様子を'],
  ] as const)(
    '[PG74] is said in the reasoning, with where it plays: %s',
    (idea, language, said) => {
      const way = { plot: 'escape-bar', outline: 0, salt: '' }
      expect(plotThinking(readFor(idea, language), way).join('\n')).toContain(said)
    },
  )

  it.each([
    ['A postman takes the last telegram over three hills to a ranch', 'en_US'],
    ['邮递员骑着坏了的自行车，翻过三座山把最后一封电报送到牧场', 'zh_CN'],
  ] as const)('[PG74] is said once, whatever is proposed: %s', async (idea, language) => {
    const brief = { idea, language, salt: '' }
    const said: string[] = []
    for await (const part of createBuiltinStoryteller().propose(
      brief,
      new AbortController().signal,
    ))
      if ('thought' in part) said.push(part.thought)
    const paragraphs = said
      .join('')
      .split('\n')
      .filter((one) => one !== '')
    expect(paragraphs.length).toBeGreaterThan(5)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
  })

  it('[PG74] is another one where the creator names one', () => {
    const read = readFor('A clerk is locked in a submarine', 'en_US', { where: 'library' })
    const way = { plot: 'escape-bar', outline: 0, salt: '' }
    expect(plotThinking(read, way).join('\n')).not.toContain('I do not know my way')
  })
})

describe.each(LANGUAGES)('the places of %s', (language) => {
  const content = contentOf(language)

  it('[PG75] have episodes enough for the longest game', () => {
    for (const place of content.places) {
      const fit = content.episodes.filter((one) => hasFor(place, one))
      expect(fit.length, place.id).toBeGreaterThanOrEqual(LENGTHS.extreme.episodes)
    }
  })

  it('[PG75] play no episode that needs what they lack, and tell others of where there is all of it', () => {
    const place = content.places.find(({ lacks = [] }) => lacks.length > 2)
    if (place === undefined) throw new Error('every place has all')
    for (const texts of content.plots) {
      const given = { length: { level: 1, episodes: 12 }, placeId: place.id } as const
      const { plot, recounted, there } = settleStory(inputOf(texts, language, 'a', given))
      expect([there.lacks, there.ahead]).toEqual([undefined, undefined])
      const played = content.episodes.filter(
        ({ id, episode }) =>
          !recounted.has(id) && Object.keys(episode.beats).every((beat) => beat in plot.beats),
      )
      expect(played.filter((one) => !hasFor(place, one))).toEqual([])
    }
  })

  it('[PG75] are on a way come to one after the other: no episode plays where only a later act goes', () => {
    for (const texts of content.plots.filter(({ plot }) => plot.kind === 'journey'))
      for (const seed of ['a', 'b', 'c', 'd']) {
        const given = { length: { level: 1, episodes: 6 } } as const
        const { plot } = settleStory(inputOf(texts, language, seed, given))
        const own = Object.entries(texts.plot.beats)
        for (const [id, { act, at }] of Object.entries(plot.beats)) {
          if (id in texts.plot.beats) continue
          const first = Math.min(
            ...own.filter(([, one]) => one.at === at).map(([, one]) => one.act),
          )
          expect(first === Infinity || first <= act, `${texts.id} ${seed} ${id} ${at}`).toBe(true)
        }
      }
  })

  it('[PG76] are described to nobody who has been there', () => {
    for (const texts of content.plots) {
      const given = { length: { level: 4, episodes: 12 } } as const
      const { plot, frame } = settleStory(inputOf(texts, language, 'seen', given))
      const been = new Set<string>()
      for (const [id, beat] of Object.entries(plot.beats)) {
        const told = JSON.stringify(frame.beats[id])
        for (const part of been) expect(told, `${texts.id} ${id}`).not.toContain(`{${part}.seen`)
        been.add(beat.at)
      }
    }
  })

  it('[PG75] that lie ahead on a journey are met by no episode before the plot comes to them', () => {
    const journeys = content.plots.filter(({ plot }) => plot.kind === 'journey')
    expect(journeys.length).toBeGreaterThan(1)
    for (const texts of journeys)
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const given = { length: { level: 1, episodes: 12 } } as const
        const { plot } = settleStory(inputOf(texts, language, `ahead ${seed}`, given))
        const own = Object.entries(plot.beats).filter(([id]) => id in texts.plot.beats)
        const placesOf = (beats: typeof own): Set<string> => new Set(beats.map(([, { at }]) => at))
        const gone = placesOf(own.filter(([, { act }]) => act === 1))
        const ahead = placesOf(own.filter(([, { at }]) => !gone.has(at)))
        for (const [id, { act, at }] of Object.entries(plot.beats))
          if (act === 1) expect(ahead.has(at), `${texts.id} ${id} ${at}`).toBe(false)
      }
  })

  it('[PG76] are told of by their own names where somebody tells of the way', () => {
    const texts = content.plots.find(({ id }) => id === 'escape-bar')
    if (texts === undefined) throw new Error('no plot')
    const given = { length: { level: 2, episodes: 6 } } as const
    const { nodes, plot, recounted, there } = tellStory(inputOf(texts, language, 'told', given))
    const away = content.episodes.filter(({ id }) => recounted.has(id))
    expect(away.length).toBeGreaterThan(0)
    const named = away.filter((one) => {
      const [first = ''] = Object.keys(one.episode.beats)
      const part = there.parts[placeOfEpisode(one) as keyof typeof there.parts]
      const text = nodes.find(({ beat }) => beat === first)?.text ?? ''
      return first in plot.beats && text.toLowerCase().includes(part.in.toLowerCase())
    })
    expect(named.length).toBeGreaterThan(0)
  })

  it('[PG13] say nothing hard', () => {
    const { never } = packOf(language).gentle
    for (const { parts, words, hazard, sayings, verses } of content.places) {
      const { is: _, ...told } = hazard
      expect(never.exec(JSON.stringify([parts, words, told, sayings, verses]))?.[0]).toBe(undefined)
    }
  })
})
