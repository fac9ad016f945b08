import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { undo } from '#plugins/history/commands.ts'
import { nextUndo, stepNames } from '#plugins/history/projections.ts'
import { stepTarget } from '#plugins/history/step-target.ts'
import type { GameVersion } from '#schemas/history.ts'
import { aVersion, edited, opened } from './history-editor.ts'

describe('what undo and redo would do', () => {
  type Past = { versions: GameVersion[]; done: number[]; undone: number[] }
  const last = (numbers: readonly number[]) => numbers.at(-1)
  /** A creator's own memory of it: two piles. */
  function act(past: Past, what: 'edit' | 'restore' | 'undo' | 'redo'): Past {
    const { versions, done, undone } = past
    const version = (versions[0]?.version ?? 0) + 1
    const made = (change: Partial<GameVersion>) => [aVersion(version, change), ...versions]
    if (what === 'edit' || what === 'restore') {
      const change = what === 'edit' ? {} : { restores: 0 }
      return { versions: made(change), done: [...done, version], undone: [] }
    }
    const of = last(what === 'undo' ? done : undone)
    if (of === undefined) return past
    return what === 'undo'
      ? { versions: made({ undoes: of }), done: done.slice(0, -1), undone: [...undone, of] }
      : { versions: made({ redoes: of }), done: [...done, of], undone: undone.slice(0, -1) }
  }
  const acts = fc.array(fc.constantFrom('edit', 'restore', 'undo', 'undo', 'redo', 'redo'), {
    maxLength: 40,
  })
  const numberOf = (step: ReturnType<typeof stepTarget>) =>
    typeof step === 'string' ? step : step.version

  it('[HI3] is what a creator remembers, after any sequence of steps', () => {
    fc.assert(
      fc.property(acts, (all) => {
        const first: Past = { versions: edited(0), done: [], undone: [] }
        const { versions, done, undone } = all.reduce(act, first)
        expect(numberOf(stepTarget('undo', versions, true))).toBe(last(done) ?? 'none')
        expect(numberOf(stepTarget('redo', versions, true))).toBe(last(undone) ?? 'none')
      }),
    )
  })

  it('[HI3] is the same on a first page, or not known from it', () => {
    fc.assert(
      fc.property(acts, fc.integer({ min: 1, max: 12 }), (all, size) => {
        const first: Past = { versions: edited(0), done: [], undone: [] }
        const { versions } = all.reduce(act, first)
        const page = versions.slice(0, size)
        const isLast = page.length === versions.length
        for (const way of ['undo', 'redo'] as const)
          expect([numberOf(stepTarget(way, versions, true)), 'unknown']).toContain(
            numberOf(stepTarget(way, page, isLast)),
          )
      }),
    )
  })

  it('[HI3] can be asked for where the versions that are read do not say it', async () => {
    const page = Array.from({ length: 20 }, (_, at) => aVersion(40 - at, { undoes: 1 + at }))
    const { run, draft, asks } = await opened(page)
    expect([nextUndo(draft()), stepNames(draft()).undo]).toEqual(['unknown', null])
    expect(run(undo)).toBeNull()
    expect(asks('undo')).toHaveLength(1)
  })
})
