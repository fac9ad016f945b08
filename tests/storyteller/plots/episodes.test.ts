import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { placeOfEpisode } from '#server/storyteller/engine/episode-deck.ts'
import { withEpisodes } from '#server/storyteller/engine/episodes.ts'
import { leadLines } from '#server/storyteller/engine/lead-in.ts'
import { LENGTHS, ofLength } from '#server/storyteller/engine/length.ts'
import type { Plot } from '#server/storyteller/engine/plot.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

/** Puzzles about things that their text lists. */
const ABOUT_THINGS: readonly (string | undefined)[] = ['order', 'load', 'balance', 'route', 'liars']

/** Where beats of episodes play that follow a pause in which nobody can go anywhere, beside where that pause is. */
function placesTold(plot: Plot, { beats }: Plot): { at: string; room: string }[] {
  let room: string | undefined
  return Object.entries(beats).flatMap(([id, { at, pause }]) => {
    const own = plot.beats[id]
    if (own !== undefined) room = pause === 'told' ? own.at : undefined
    return own !== undefined || room === undefined ? [] : [{ at, room }]
  })
}

describe.each(LANGUAGES)('the episodes in %s', (language) => {
  const { episodes, puzzles, places, premises } = contentOf(language)

  it('[PG17] have at least eight things for each puzzle about things', () => {
    const short = episodes.flatMap(({ episode, words }) =>
      Object.entries(episode.beats).flatMap(([id, { test }]) =>
        ABOUT_THINGS.includes(test) && new Set(words.items?.[id]).size < 8 ? [id] : [],
      ),
    )
    expect(short).toEqual([])
  })

  it('[PG18] are four times as many as an ordinary game takes, and the same in each language', () => {
    expect(episodes.length).toBeGreaterThanOrEqual(4 * LENGTHS.extreme.episodes)
    expect(episodes.map(({ id }) => id)).toEqual(contentOf('en_US').episodes.map(({ id }) => id))
  })

  it('[PG18] say nothing that minors may not read', () => {
    const { never } = packOf(language).gentle
    const hard = episodes.flatMap(({ id, words }) => {
      const found = never.exec(JSON.stringify(words))
      return found === null ? [] : [`${id}: ${found[0]}`]
    })
    expect(hard).toEqual([])
  })

  it('[PG34] told where nobody can go anywhere, play where they are told', () => {
    const plots = contentOf(language).plots.map(({ plot }) => plot)
    const told = plots.flatMap((plot) =>
      placesTold(plot, withEpisodes(plot, episodes, 12, createRng('shut in')).plot),
    )
    expect(told.length).toBeGreaterThan(100)
    for (const { at, room } of told) expect(at).toBe(room)
  })

  it('[PG250] ask nothing that a plot asks itself which wants no riddle twice', () => {
    const sums: readonly string[] = ['code', 'crossing', 'balance', 'load']
    const formsIn = (beats: Plot['beats']): string[] =>
      Object.values(beats).flatMap(({ test }) =>
        test === undefined ? [] : [sums.includes(test) ? 'sum' : test],
      )
    const unlike = contentOf(language).plots.filter(({ plot }) => plot.unlike === true)
    expect(unlike.map(({ id }) => id)).toContain('escape-bar')
    for (const { plot } of unlike)
      for (let seed = 0; seed < 20; seed++) {
        const spine = ofLength(plot, LENGTHS.normal.level)
        // a plot may tell nothing beside itself in a game of normal length
        const pauses = Object.values(spine.beats).some(
          ({ pause }) => pause !== undefined && pause !== 'long',
        )
        const { plot: told } = withEpisodes(spine, episodes, 1, createRng(`unlike ${seed}`))
        const other = Object.entries(told.beats).filter(([id]) => !(id in spine.beats))
        const asked = formsIn(Object.fromEntries(other))
        expect(other.length > 0).toBe(pauses)
        expect(asked.filter((form) => formsIn(spine.beats).includes(form))).toEqual([])
      }
  })

  it('[PG231] come one to a pause, where the plot hardly plays, and with a line that leads to each', () => {
    const { company } = contentOf(language)
    const leads = leadLines({}, company, '', createRng('leads'))
    let met = 0
    for (const { id: name, plot } of contentOf(language).plots)
      for (let seed = 0; seed < 20; seed++) {
        const spine = ofLength(plot, LENGTHS.normal.level)
        const { episodes: count } = LENGTHS.normal
        const told = withEpisodes(spine, episodes, count, createRng(`aside ${seed}`), { leads })
        const pauses = Object.entries(spine.beats).filter(
          ([, { pause }]) => pause && pause !== 'long',
        )
        const taken = pauses.filter(([id, { to }]) => told.plot.beats[id]?.to !== to)
        expect(taken.length, name).toBe(Math.min(count, pauses.length))
        for (const id of told.metWith) {
          const one = episodes.find((episode) => episode.id === id)
          if (one === undefined) throw new Error('no such episode')
          const here = Object.values(spine.beats).filter(({ at }) => at === placeOfEpisode(one))
          expect(here.length, `${name} ${id}`).toBeLessThanOrEqual(3)
          const [first = ''] = Object.keys(one.episode.beats)
          const [words] = told.words.filter(({ beats }) => first in beats)
          expect(JSON.stringify(words?.beats[first])).toContain(leads.passing[met++ % count])
        }
        met = 0
      }
  })

  it('[PG231] that cannot play where a plot is come to mind, and play elsewhere', () => {
    const { company } = contentOf(language)
    const leads = leadLines({}, company, '', createRng('leads'))
    const [first] = contentOf(language).plots.filter(({ plot }) => plot.kind === 'heist')
    if (first === undefined) throw new Error('no heist')
    const told = withEpisodes(first.plot, episodes, 4, createRng('nowhere'), {
      ...{ leads, mayPlay: () => false },
    })
    expect(told.metWith).toEqual([])
    expect(told.remembered).toHaveLength(4)
    expect([...told.recounted]).toEqual(told.remembered)
    for (const [at, words] of told.words.entries()) {
      const text = JSON.stringify(words.beats)
      expect(text).toContain(leads.recalling[at])
      expect(text).not.toMatch(/\{(?:store|square|yard|quiet|hearth|height|gate|crossing)\./)
    }
  })

  it('[PG35] are two at most of one place, and of all plots each comes about as often as any other', () => {
    const met = new Map(episodes.map(({ id }) => [id, 0]))
    for (const { id: name, plot } of contentOf(language).plots)
      for (let seed = 0; seed < 20; seed++) {
        const told = withEpisodes(plot, episodes, 4, createRng(`game ${name} ${seed}`))
        const starts = Object.keys(told.plot.beats)
        const here = episodes.filter(({ episode }) =>
          starts.includes(Object.keys(episode.beats)[0] ?? ''),
        )
        expect(here.length).toBeGreaterThan(2)
        for (const { id } of here) met.set(id, (met.get(id) ?? 0) + 1)
        const places = Map.groupBy(here, placeOfEpisode)
        for (const [place, same] of places) expect(same.length, place).toBeLessThanOrEqual(2)
      }
    // four of fifty-eight are 25 of 360 games
    expect(Math.max(...met.values())).toBeLessThan(75)
    expect(Math.min(...met.values())).toBeGreaterThan(5)
  })

  it('[PG17] take other things in another game, and lend their names', () => {
    const [[pools], [premise]] = [places, premises]
    if (pools === undefined || premise === undefined) throw new Error('no content')
    const { number, list } = packOf(language)
    const items = ['一', '二', '三', '四', '五', '六', '七', '八']
    const asked = Array.from({ length: 12 }, (_, seed) =>
      makeTest('order', 'row', {
        ...{ phrases: puzzles, pools, premise, number, list, clock: String, items },
        rng: createRng(`things ${seed}`),
      }),
    )
    for (const { test, words } of asked) {
      expect(test.options).toHaveLength(4)
      expect(words['row.all']).toContain(words['row.last'])
      for (const option of test.options) expect(words['row.all']).toContain(option)
    }
    expect(new Set(asked.map(({ words }) => words['row.all'])).size).toBeGreaterThan(6)
  })
})
