import { describe, expect, it } from 'vitest'
import { settle } from '#server/storyteller/builtin/compose.ts'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { plotKeyOf, readPlotKey } from '#server/storyteller/builtin/plot-key.ts'
import { readFor } from '#server/storyteller/builtin/plot-telling.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import {
  type IdeaTelling,
  outlineFor,
  type TellingWay,
  waysFor,
} from '#server/storyteller/builtin/ways.ts'
import { compile } from '#server/storyteller/engine/compile.ts'
import { withEpisodes } from '#server/storyteller/engine/episodes.ts'
import { ofLength } from '#server/storyteller/engine/length.ts'
import { Plot } from '#server/storyteller/engine/plot.ts'
import { createPlotTeller } from '#server/storyteller/engine/teller.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf, theContest } from './telling.ts'

const telling = (idea: string, salt = ''): IdeaTelling => ({
  ...{ read: readFor(idea, 'en_US'), premise: settle(idea, packOf('en_US'), salt), salt },
})
const kindOf = (way: TellingWay): string =>
  'case' in way ? 'mystery' : (way.plot.plot.split('-')[0] ?? '')
const offered = (idea: string): string[] => waysFor(telling(idea), packOf('en_US')).map(kindOf)

describe('the ways to tell an idea', () => {
  it('[PG5] are two kinds in two tellings each, the kinds it asks for first', () => {
    const contest = offered('A village baker wants to win the pie contest against her sister')
    expect(contest.slice(0, 2)).toEqual(['contest', 'contest'])
    expect(new Set(contest).size).toBe(2)
    expect(offered('Who stole the sun?').slice(0, 2)).toEqual(['mystery', 'mystery'])
    expect(offered('A postman carries a parcel over the mountains')[0]).toBe('journey')
  })

  it('[PG5] begin with two people and what stands between them, where an idea is of love, a bond or a wish to be forgiven', () => {
    const ideas = [
      ['en_US', 'a shy lighthouse keeper falls in love with the voice on the radio'],
      ['en_US', 'an old woman and the robot that tends her garden'],
      ['en_US', 'A shy boy must learn to dance before the ball'],
      ['zh_CN', '一个害羞的灯塔看守爱上了收音机里的声音'],
      ['zh_CN', '女孩和阁楼里的鬼魂成了朋友'],
      ['zh_CN', '害羞的男孩要在舞会前学会跳舞'],
      ['ja_JP', '内気な灯台守がラジオの声に恋をする'],
      ['ja_JP', '父が娘に許されたいと願う'],
      ['ja_JP', '内気な少年が舞踏会までに踊りを覚える'],
    ] as const
    for (const [language, idea] of ideas) {
      const told = {
        ...{ read: readFor(idea, language), premise: settle(idea, packOf(language), ''), salt: '' },
      }
      const ways = waysFor(told, packOf(language)).slice(0, 2)
      expect(ways.map(kindOf), idea).toEqual(['relationship', 'relationship'])
      expect(new Set(ways.map((way) => 'plot' in way && way.plot.plot)).size, idea).toBe(2)
      const [first, second] = ways.map((way) => outlineFor(told, way).text)
      expect(first).not.toBe(second)
    }
  })

  it('[PG5] begin with a heist in every language for an idea that takes something back', () => {
    const ideas = {
      en_US: 'Three retired acrobats steal back their circus poster from the mayor’s office',
      zh_CN: '三个退休的杂技演员从镇长办公室偷回自己的马戏团海报',
      ja_JP: '引退した三人の軽業師が、町長室からサーカスのポスターを盗み返す',
    } as const
    for (const language of LANGUAGES) {
      const told = { read: readFor(ideas[language], language), salt: '' }
      expect(waysFor(told, packOf(language)).slice(0, 2).map(kindOf)).toEqual(['heist', 'heist'])
    }
  })

  it('[PG5] hold no crime for an idea that asks for nothing, or for none', () => {
    for (const idea of [
      'A beekeeper inherits a radio station',
      'A quiet village story, no crime at all',
    ])
      expect(offered(idea)).not.toContain('mystery')
  })

  it('[PG5] have each a key of its own that says which telling it is, and words of its own', () => {
    const told = telling('A beekeeper inherits a radio station', 'more')
    const ways = waysFor(told, packOf('en_US'), [])
    const outlines = ways.map((way) => outlineFor(told, way))
    expect(new Set(outlines.map(({ key }) => key)).size).toBe(ways.length)
    expect(new Set(outlines.map(({ text }) => text)).size).toBe(ways.length)
    for (const way of ways)
      if ('plot' in way) {
        const key = plotKeyOf({ ...way.plot, salt: 'a~b' })
        expect(readPlotKey(key)).toEqual({ ...way.plot, salt: 'a~b' })
      }
    for (const key of ['classic', 'mirror-2~x', 'uncanny', '', 'contest-fair', 'contest-fair.0'])
      expect(readPlotKey(key)).toBeUndefined()
  })
})

const SHUT_IN = {
  en_US: [
    'Two sisters locked in a museum overnight must get out',
    'A violin teacher who is shut in the concert hall until morning',
    'Get me out of this lift!',
  ],
  zh_CN: ['两姐妹夜里被锁在博物馆，必须想办法出去', '电梯停了，快放我出去', '囚犯们计划逃离灯塔'],
  ja_JP: [
    '夜の博物館に閉じ込められた姉妹が、なんとか外へ出ようとする',
    '博物館から出られなくなった二人の姉妹',
    'オウムの脱獄',
  ],
} as const

describe.each(LANGUAGES)('an idea that asks for an escape in %s', (language) => {
  it.each(SHUT_IN[language])('[PG5] is offered two escapes first: %s', (idea) => {
    const read = readFor(idea, language)
    expect(read.reading.kinds[0]?.kind).toBe('escape')
    const ways = waysFor({ read, salt: '' }, packOf(language))
    expect(ways.slice(0, 2).map(kindOf)).toEqual(['escape', 'escape'])
  })
})

const tiny = Plot.parse({
  ...{ kind: 'journey', events: [] },
  roles: {},
  meters: { bread: { max: 1 } },
  locks: {},
  endings: { fed: { rank: 1, when: [{ bread: 1 }] }, empty: { rank: 2, when: [{ bread: 0 }] } },
  beats: {
    start: { act: 1, kind: 'text', at: 'gate', pause: true, to: 'choose' },
    choose: {
      act: 1,
      kind: 'option',
      at: 'gate',
      ways: { take: { to: 'road', add: { bread: 1 } }, leave: { to: 'road' } },
    },
    road: { act: 1, kind: 'text', at: 'far', to: 'inn' },
    inn: { act: 1, kind: 'text', at: 'far', level: 2, to: 'last' },
    last: { act: 1, kind: 'text', at: 'far', banks: { bread: [0, 0, 0, 0] }, to: 'END' },
  },
})
const told = (plot: Plot, road: string | { when: { bread: number }; then: string; else: string }) =>
  compile({
    plot,
    frame: {
      beats: { start: 'Start.', choose: 'Choose.', road, inn: 'Inn.', last: 'Last.' },
      ways: {
        'choose.take': { say: 'Take', reply: 'Taken.' },
        'choose.leave': { say: 'Leave', reply: 'Left.' },
      },
      endings: { fed: 'Fed.', empty: 'Empty.' },
    },
    teller: createPlotTeller({ words: {}, registers: {}, space: ' ', rng: createRng('x') }),
    offers: {},
    rng: createRng('y'),
  })
const copies = (nodes: ReturnType<typeof told>, beat: string) =>
  nodes.filter((node) => node.beat === beat).length

describe('a plot as nodes', () => {
  it('[PG1] has a copy of a beat for each memory that is read, and one where nothing is', () => {
    expect(copies(told(tiny, 'Road.'), 'road')).toBe(1)
    // biome-ignore lint/suspicious/noThenProperty: it holds a text, and nobody awaits it
    const remembered = told(tiny, { when: { bread: 1 }, then: 'Road, with bread.', else: 'Road.' })
    expect(copies(remembered, 'road')).toBe(2)
    expect(copies(remembered, 'last')).toBe(1)
    const [first] = remembered
    expect(first).toMatchObject({ id: 1001, beat: 'start', to: 1002 })
  })

  it('[PG10] goes past what longer games tell', () => {
    expect(copies(told(ofLength(tiny, 1), 'Road.'), 'inn')).toBe(0)
    expect(copies(told(ofLength(tiny, 2), 'Road.'), 'inn')).toBe(1)
  })

  it('[PG10] pauses for episodes, none of them twice, the shortest act first', () => {
    const { episodes } = contentOf('en_US')
    const { plot } = theContest()
    const spine = ofLength(plot, 1)
    const count = Math.min(3, episodes.length)
    const { plot: longer, words } = withEpisodes(spine, episodes, count, createRng('z'))
    expect(words).toHaveLength(count)
    expect(new Set(words).size).toBe(count)
    const beatsOf = (one: Plot | typeof plot, act: number) =>
      Object.values(one.beats).filter((beat) => beat.act === act).length
    const pausing = [1, 2].toSorted((a, b) => beatsOf(spine, a) - beatsOf(spine, b))
    expect(beatsOf(longer, pausing[0] ?? 0)).toBeGreaterThan(beatsOf(spine, pausing[0] ?? 0))
    expect(withEpisodes(spine, episodes, 99, createRng('z')).words).toHaveLength(episodes.length)
  })
})

describe('the beats of episodes', () => {
  it('[PG10] have names that no plot and no other episode has', () => {
    const { episodes, plots } = contentOf('en_US')
    const named = [
      ...episodes.map(({ episode }) => episode.beats),
      ...plots.map(({ plot }) => plot.beats),
    ].map((beats) => new Set(Object.keys(beats)))
    for (const [at, beats] of episodes.entries())
      for (const id of Object.keys(beats.episode.beats))
        expect(
          named.filter((names, other) => other !== at && names.has(id)),
          id,
        ).toEqual([])
  })
})
