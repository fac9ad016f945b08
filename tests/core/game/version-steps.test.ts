import { expect, it } from 'vitest'
import { seekStep, type VersionLinks } from '#core/game/version-steps.ts'

/** Tells versions one by one, the newest first, and says what was found and how many it took. */
function sought(way: keyof typeof seekStep, versions: Iterable<VersionLinks>) {
  const seek = seekStep[way]()
  let heard = 0
  for (const one of versions) {
    heard++
    const found = seek(one)
    if (found !== undefined) return { found, heard }
  }
  return { found: undefined, heard }
}
/** A log without an end: ever older edits, under what was done last. */
function* endless(...last: VersionLinks[]): Iterable<VersionLinks> {
  yield* last
  for (let version = 10_000; ; version--) yield { version }
}

it('[HY1] the step that undo or redo is about is found among the newest versions, whatever lies before them', () => {
  expect(sought('undo', endless())).toEqual({ found: 10_000, heard: 1 })
  expect(sought('redo', endless())).toEqual({ found: null, heard: 1 })
  const undone = { version: 10_001, undoes: 10_000 }
  expect(sought('undo', endless(undone))).toEqual({ found: 9_999, heard: 3 })
  expect(sought('redo', endless(undone))).toEqual({ found: 10_000, heard: 1 })
  const redone = { version: 10_002, redoes: 10_000 }
  expect(sought('undo', endless(redone, undone))).toEqual({ found: 10_000, heard: 3 })
  expect(sought('redo', endless(redone, undone))).toEqual({ found: null, heard: 3 })
})

it('[HY1] a game as it was generated is no step', () => {
  expect(sought('undo', [{ version: 0 }]).found).toBeUndefined()
  expect(sought('redo', [{ version: 0 }]).found).toBeUndefined()
})
