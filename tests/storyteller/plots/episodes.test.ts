import { describe, expect, it } from 'vitest'
import { packOf } from '#server/storyteller/builtin/packs.ts'
import { createRng } from '#server/storyteller/builtin/rng.ts'
import { LENGTHS } from '#server/storyteller/engine/length.ts'
import { makeTest } from '#server/storyteller/engine/tests/make-test.ts'
import { LANGUAGES } from '../ideas.ts'
import { contentOf } from './telling.ts'

/** Puzzles about things that their text lists. */
const ABOUT_THINGS: readonly (string | undefined)[] = ['order', 'load', 'balance', 'route', 'liars']

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
    expect(episodes.length).toBeGreaterThanOrEqual(4 * LENGTHS.normal.episodes)
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
