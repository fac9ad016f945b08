import { expect, it } from 'vitest'
import { isByHand, lastWriters } from '#server/scripts/authorship.ts'
import type { ScriptStore } from '#server/store/scripts.ts'

/** A store with so many versions of a game: the creator wrote its title first, and its summary ever since. */
function storeOf(versions: number) {
  const asked: [skip: number, count: number][] = []
  const store: Pick<ScriptStore, 'revisions'> = {
    async revisions(_, skip, count) {
      asked.push([skip, count])
      const left = Array.from({ length: versions }, (__, back) => versions - back)
      return left.slice(skip, skip + count).map((version) => ({
        seq: version,
        at: '2026-01-01',
        scriptVersion: version,
        updated: [],
        revision: {
          id: `r${version}`,
          author: 'creator',
          label: '',
          baseVersion: version - 1,
          scope: null,
          changed: [version === 1 ? 'initial/title' : 'initial/summary'],
        },
      }))
    },
  }
  return { store: store as ScriptStore, asked }
}

it.each([
  [1, true, 1],
  [199, true, 1],
  [200, true, 2],
  [1_000, true, 5],
  [1_001, false, 5],
  [3_000, false, 5],
])(
  '[CH39] of %i versions, what was written by hand in the first of them is known (%s): %i pages of two hundred are read',
  async (versions, isKnown, pages) => {
    const { store, asked } = storeOf(versions)
    const writers = await lastWriters(store, 's1')
    expect(isByHand(writers, 'initial/title')).toBe(isKnown)
    expect(isByHand(writers, 'initial/summary')).toBe(versions > 1)
    expect(asked).toEqual(Array.from({ length: pages }, (_, page) => [page * 200, 200]))
  },
)
