import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepKey } from '#core/game/version-steps.ts'
import { undo } from '#plugins/history/commands.ts'
import { nextUndo, stepNames } from '#plugins/history/projections.ts'
import { keyOf, stepTarget } from '#plugins/history/step-target.ts'
import type { GameVersion, VersionPublication } from '#schemas/history.ts'
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
    typeof step === 'string' ? step : keyOf(step)

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

  type Mixed = { versions: GameVersion[]; done: StepKey[]; undone: StepKey[] }
  /** The same, where some steps are about the players and make no version. */
  function actMixed(past: Mixed, what: 'edit' | 'publish' | 'undo' | 'redo'): Mixed {
    const { versions, done, undone } = past
    const [present = aVersion(0), ...older] = versions
    const version = present.version + 1
    const id = `p${versions.flatMap(({ publications = [] }) => publications).length}`
    const edited = (change: Partial<GameVersion>) => [aVersion(version, change), ...versions]
    const shown = (change: Partial<VersionPublication>) => {
      const one = { id, at: '', before: null, after: present.version, ...change }
      return [{ ...present, publications: [one, ...(present.publications ?? [])] }, ...older]
    }
    if (what === 'edit') return { versions: edited({}), done: [...done, version], undone: [] }
    if (what === 'publish') return { versions: shown({}), done: [...done, id], undone: [] }
    const of = (what === 'undo' ? done : undone).at(-1)
    if (of === undefined) return past
    const link = what === 'undo' ? 'undoes' : 'redoes'
    const next = typeof of === 'string' ? shown({ [link]: of }) : edited({ [link]: of })
    return what === 'undo'
      ? { versions: next, done: done.slice(0, -1), undone: [...undone, of] }
      : { versions: next, done: [...done, of], undone: undone.slice(0, -1) }
  }

  it('[UD1] is what a creator remembers, also where steps are about the players', () => {
    const mixed = fc.array(
      fc.constantFrom('edit', 'publish', 'publish', 'undo', 'undo', 'redo', 'redo'),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(mixed, (all) => {
        const first: Mixed = { versions: edited(0), done: [], undone: [] }
        const { versions, done, undone } = all.reduce(actMixed, first)
        expect(numberOf(stepTarget('undo', versions, true))).toBe(done.at(-1) ?? 'none')
        expect(numberOf(stepTarget('redo', versions, true))).toBe(undone.at(-1) ?? 'none')
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
