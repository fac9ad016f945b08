import { describe, expect, it } from 'vitest'
import type { GameLanguage } from '#schemas/language.ts'
import { turnedFrame } from '#server/storyteller/engine/content.ts'
import { ofLength } from '#server/storyteller/engine/length.ts'
import { chapterNodes } from '#server/storyteller/engine/product-nodes.ts'
import { HEARD, TALE, withTales } from '#server/storyteller/engine/tales.ts'
import { LANGUAGES } from '../ideas.ts'
import { toldOf } from './hero-told.ts'
import { contentOf } from './telling.ts'

const BAR = 'escape-bar'
const plotOf = (language: GameLanguage) => {
  const texts = contentOf(language).plots.find(({ id }) => id === BAR)
  if (texts === undefined) throw new Error('nobody is locked in')
  return { ...texts, frame: turnedFrame(texts, []) }
}
const wordsOf = (idea: string, language: GameLanguage): string =>
  chapterNodes(toldOf(idea, language, BAR).game)
    .flat()
    .map(({ content }) => content)
    .join('\n')

const APPRENTICES = [
  ['en_US', 'Two apprentices are locked in the clock tower an hour before the fireworks'],
  ['zh_CN', '两个学徒被反锁在钟楼里，音乐会开场前必须出去'],
  ['ja_JP', '花火の一時間前に、二人の弟子が時計塔に閉じこめられる'],
] as const
const TILL_MORNING = [
  ['en_US', 'Two apprentices are locked in the clock tower until dawn on the night of the concert'],
  ['zh_CN', '两个学徒被反锁在印刷厂的地下室，天亮前必须出去'],
  ['ja_JP', '夜の水族館に閉じこめられた清掃員と学生が、夜明けまでに出口をさがす'],
] as const

describe('a story that is announced', () => {
  it.each(LANGUAGES)('[PG190] in %s is told, or nobody says that it will be', (language) => {
    const { plot, frame } = plotOf(language)
    const pauses = Object.entries(plot.beats).filter(([, { pause }]) => pause === 'told')
    const announced = pauses.filter(([id]) => JSON.stringify(frame.beats[id]).includes(TALE))
    expect(announced).toEqual(pauses)
    const [[id, beat] = ['', undefined]] = pauses
    if (beat === undefined) throw new Error('nothing pauses')
    const paused = { ...plot, beats: { ...plot.beats, [id]: { ...beat, to: 'an episode' } } }
    const text = (one: typeof plot) => JSON.stringify(withTales(frame, plot, one).beats[id])
    expect(text(paused)).not.toContain(TALE)
    expect(text(plot)).not.toContain(TALE)
    expect(text(paused).length).toBeGreaterThan(text(plot).length)
  })
  it.each(LANGUAGES)(
    '[PG190] in %s is taken up right after it, or nobody speaks of it',
    (language) => {
      const takenUp = contentOf(language).plots.flatMap((texts) => {
        const { plot } = texts
        const frame = turnedFrame(texts, [])
        const ids = Object.keys(plot.beats).filter((id) =>
          JSON.stringify(frame.beats[id] ?? '').includes(HEARD),
        )
        return ids.map((id) => ({ id, plot, frame }))
      })
      expect(new Set(takenUp.map(({ plot }) => plot)).size).toBeGreaterThan(2)
      for (const { id, plot, frame } of takenUp) {
        const [beat] = Object.values(plot.beats)
        if (beat === undefined) throw new Error('nothing happens')
        const after = { ...beat, ways: {}, to: id }
        const heard = { ...plot, beats: { ...plot.beats, 'an episode': after } }
        const text = (one: typeof plot) => JSON.stringify(withTales(frame, plot, one).beats[id])
        for (const one of [plot, heard]) expect(text(one), id).not.toContain(HEARD)
        expect(text(heard).length, id).toBeGreaterThan(text(plot).length)
      }
    },
  )
})

const THREE = [
  ['en_US', 'Three cleaners are locked in the museum overnight'],
  ['zh_CN', '三个保安被锁在博物馆里，天亮前要出去'],
  ['ja_JP', '夜の博物館に閉じこめられた三人の清掃員'],
] as const

describe('three who are locked in', () => {
  it.each(THREE)('[PG245] are all of them in it: %s %s', (language, idea) => {
    const { cast } = toldOf(idea, language, BAR).game
    const fellows = cast.filter(({ bond }) => bond === 'fellow')
    expect(fellows.map(({ role }) => role)).toEqual(['other', 'third'])
    const { frame } = plotOf(language)
    for (const beat of ['upFirst', 'upSecond'])
      expect(JSON.stringify(frame.beats[beat])).toContain('{third.')
    for (const ending of Object.values(frame.endings))
      expect(JSON.stringify(ending)).toContain('{third.')
  })
})

describe('an escape', () => {
  it.each(APPRENTICES)('[PG225] sees the fireworks that it waits for: %s %s', (language, idea) => {
    const { told = {} } = plotOf(language).story
    const bursts = told.glow?.cases.bursts ?? 'nothing'
    expect(wordsOf(idea, language).includes(bursts)).toBe(language !== 'zh_CN')
  })

  it.each(LANGUAGES)('[PG226] in %s says in each ending who let down the bar', (language) => {
    const { endings } = plotOf(language).frame
    expect(Object.keys(endings).length).toBeGreaterThan(0)
    for (const [id, text] of Object.entries(endings))
      expect(JSON.stringify(text), id).toMatch(/cord|绳子|紐/)
  })

  it.each(LANGUAGES)('[PG227] in %s tells in its shortest game who comes after', (language) => {
    const { beats } = ofLength(plotOf(language).plot, 1)
    expect(beats.fall?.ways?.hurry?.to).toBe('hurried')
    expect(beats.hurried?.to).toBe('last')
  })

  it.each(APPRENTICES)(
    '[PG191] is over before what its idea waits for: %s %s',
    (language, idea) => {
      const { game } = toldOf(idea, language, BAR)
      expect(game.facets.due).toEqual(['event'])
      const { due } = plotOf(language).story.told ?? {}
      expect(game.words['told.due']).toBe(due?.cases.event)
      expect(wordsOf(idea, language)).toContain(game.words.event)
    },
  )

  it.each(TILL_MORNING)(
    '[PG191] ends with the night where its idea says so: %s %s',
    (language, idea) => {
      const { game } = toldOf(idea, language, BAR)
      expect(game.facets.due).toEqual([])
    },
  )

  it.each(APPRENTICES)(
    '[PG192] knows who is beside its player, and what both can do: %s %s',
    (language, idea) => {
      const { game } = toldOf(idea, language, BAR)
      const { told = {} } = plotOf(language).story
      expect(game.facets).toMatchObject({ mate: ['same'], trade: ['learner'] })
      for (const [name, key] of [
        ['secret', 'same'],
        ['sits', 'same'],
        ['work', 'learner'],
      ] as const)
        expect(game.words[`told.${name}`]).toBe(told[name]?.cases[key])
    },
  )

  it('[PG192] does not take whoever belongs to the place for the one beside its player', () => {
    const idea = 'A thief and a night guard are trapped together in the museum until morning'
    expect(toldOf(idea, 'en_US', BAR).game.facets.mate).toEqual([])
  })

  it.each(LANGUAGES)('[PG193] in %s leaves nobody behind who is there again later', (language) => {
    const { plot, frame } = plotOf(language)
    // whoever hurries on leaves the lifting to somebody by name, and both come after
    const { say, reply } = frame.ways['fall.hurry'] ?? {}
    expect(JSON.stringify(say).match(/\{helper\.full\}/gu)).toHaveLength(2)
    expect(
      JSON.stringify(reply).match(/\{helper\.call\}|\{helper\.short\}/gu)?.length,
    ).toBeGreaterThan(1)
    expect(ofLength(plot, 2).beats.fall?.ways?.hurry?.to).toBe('hurried')
  })
})
