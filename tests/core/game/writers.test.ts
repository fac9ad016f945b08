import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearestOf } from '#core/game/addresses.ts'
import { createWriters, type WrittenVersion } from '#core/game/writers.ts'

type Version = WrittenVersion<string>
const wrote = (version: number, author: string, ...changed: string[]): Version => ({
  version,
  author,
  changed,
})
/** Versions as they were made, the oldest first. */
function writersOf(versions: readonly Version[]) {
  const { writers, hear } = createWriters<string>()
  for (const one of versions.toReversed()) hear(one)
  return (address: string) => nearestOf(writers, address)
}

it('[HY9] a text is by whoever wrote it last, or what it is a part of', () => {
  const by = writersOf([
    wrote(1, 'creator', 'npcs/7/bio', 'basics/title'),
    wrote(2, 'assistant', 'npcs/7/bio'),
    wrote(3, 'creator', 'story/prologue/0'),
    wrote(4, 'assistant', 'story/prologue'),
    wrote(5, 'creator', 'npcs/9'),
    wrote(6, 'assistant', 'npcs/9/name'),
  ])
  expect(by('npcs/7/bio')).toBe('assistant')
  expect(by('basics/title')).toBe('creator')
  expect(by('npcs/7/name')).toBeUndefined()
  expect(by('story/prologue/0')).toBe('assistant')
  expect([by('npcs/9/bio'), by('npcs/9/name')]).toEqual(['creator', 'assistant'])
})

it('[HY9] a step that was taken back wrote nothing, and what was restored is by who wrote it then', () => {
  const edits = [wrote(1, 'creator', 'a'), wrote(2, 'assistant', 'a')]
  const undone = { ...wrote(3, 'undo', 'a'), undoes: 2 }
  const redone = { ...wrote(4, 'undo', 'a'), redoes: 2 }
  expect(writersOf(edits)('a')).toBe('assistant')
  expect(writersOf([...edits, undone])('a')).toBe('creator')
  expect(writersOf([...edits, undone, redone])('a')).toBe('assistant')
  const restored = { ...wrote(5, 'creator', 'a'), restores: 1 }
  expect(writersOf([...edits, undone, redone, restored])('a')).toBe('creator')
  const back = { ...wrote(6, 'undo', 'a'), undoes: 5 }
  expect(writersOf([...edits, undone, redone, restored, back])('a')).toBe('assistant')
  const first = { ...wrote(5, 'creator', 'a'), restores: 0 }
  expect(writersOf([...edits, undone, redone, first])('a')).toBeUndefined()
  // it was undone at the version that is restored, whatever became of it since
  const then = { ...wrote(5, 'creator', 'a'), restores: 3 }
  expect(writersOf([...edits, undone, redone, then])('a')).toBe('creator')
  // also where the restored version was taken back with what lay before it, and all of it brought back
  const backAndForth = [
    ...[5, 2].map((undoes, at) => ({ ...wrote(6 + at, 'undo', 'a'), undoes })),
    ...[2, 5].map((redoes, at) => ({ ...wrote(8 + at, 'undo', 'a'), redoes })),
  ]
  expect(writersOf([...edits, undone, redone, then, ...backAndForth])('a')).toBe('creator')
})

/** A creator's own memory: who wrote each text at each version, and the two piles of steps. */
type Texts = Record<string, string | undefined>
type Past = { versions: Version[]; all: Texts[]; done: number[]; gone: number[] }
type Act = { place: string; author: string } | { restores: number } | 'undo' | 'redo'

const made = (past: Past, one: Partial<Version>, texts: Texts): Past => ({
  ...past,
  versions: [...past.versions, { ...wrote(past.all.length, 'undo', 'a', 'b'), ...one }],
  all: [...past.all, texts],
})

function stepped(past: Past, way: 'undo' | 'redo'): Past {
  const { all, done, gone } = past
  const of = (way === 'undo' ? done : gone).at(-1)
  if (of === undefined) return past
  return way === 'undo'
    ? {
        ...made(past, { undoes: of }, all[of - 1] ?? {}),
        ...{ done: done.slice(0, -1), gone: [...gone, of] },
      }
    : {
        ...made(past, { redoes: of }, all[of] ?? {}),
        ...{ done: [...done, of], gone: gone.slice(0, -1) },
      }
}

function lived(past: Past, act: Act): Past {
  if (typeof act === 'string') return stepped(past, act)
  const { all, done } = past
  const last = { done: [...done, all.length], gone: [] }
  if ('place' in act) {
    const texts = { ...all.at(-1), [act.place]: act.author }
    return { ...made(past, { author: act.author, changed: [act.place] }, texts), ...last }
  }
  const texts = all[act.restores]
  return texts === undefined ? past : { ...made(past, act, texts), ...last }
}

it('[HY9] is what a memory of the texts says, after any steps', () => {
  const act = fc.oneof(
    fc.record({
      place: fc.constantFrom('a', 'b'),
      author: fc.constantFrom('creator', 'assistant'),
    }),
    fc.constantFrom('undo' as const, 'redo' as const),
    fc.record({ restores: fc.nat(8) }),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
      const first: Past = { versions: [], all: [{}], done: [], gone: [] }
      const { versions, all } = acts.reduce(lived, first)
      const by = writersOf(versions)
      expect([by('a'), by('b')]).toEqual([all.at(-1)?.a, all.at(-1)?.b])
    }),
    { numRuns: 500 },
  )
})
