import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COPYING } from '#core/engine/context.ts'
import {
  putInPartition,
  replaceAllPartitions,
  replacePartition,
} from '#core/engine/partitioned-table.ts'
import { compareIds, entriesOf } from '#core/engine/rows.ts'
import {
  find,
  putAll,
  replaceAll,
  replaceSlot,
  values,
  versionOf,
  writeSlot,
} from '#core/engine/table.ts'
import type { Id } from '#schemas/id.ts'
import {
  emptyPartitionedTable,
  emptyTable,
  type PartitionedTable,
  type Table,
} from '#schemas/table.ts'

const id = fc.oneof(fc.nat(6), fc.constantFrom('a', 'b', 'c'))
const entries = fc.uniqueArray(
  id.map((one) => ({ id: one as Id, value: 0 })),
  { selector: (entry) => entry.id, maxLength: 4 },
)
const steps = fc.array(
  fc.record({ kind: fc.constantFrom('put', 'replace'), entries, key: fc.constantFrom('k1', 'k2') }),
  { maxLength: 8 },
)
type Step = { kind: string; key: string; version: number; entries: { id: Id; value: number }[] }
/** Every step has its own version, and its values say which step wrote them. */
const numbered = steps.map((all): Step[] =>
  all.map((step, at) => ({
    ...step,
    version: at + 1,
    entries: step.entries.map((entry) => ({ id: entry.id, value: at + 1 })),
  })),
)
const shuffled = numbered.chain((all) =>
  fc.tuple(
    fc.constant(all),
    fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
  ),
)

const EMPTY: Table<never> = emptyTable()
type Parts = PartitionedTable<{ id: Id; value: unknown }>
const NO_PARTS: Parts = emptyPartitionedTable()

const toTable = (all: readonly Step[]): Table<number> =>
  all.reduce(
    (table, step) =>
      step.kind === 'put'
        ? putAll(table, step.entries, step.version, COPYING)
        : replaceAll(table, step.entries, step.version),
    EMPTY as Table<number>,
  )
const toParts = (all: readonly Step[]): Parts =>
  all.reduce((table, step) => {
    const chapter = { key: step.key, index: null }
    return step.kind === 'put'
      ? putInPartition(table, chapter, step.entries, step.version, COPYING)
      : replacePartition(table, chapter, entriesOf(step.entries), step.version, COPYING)
  }, NO_PARTS)
/** What can be read: a chapter without rows says the same as none. */
const readable = (parts: Parts) =>
  parts.partitions.filter((one) => one.rows.length > 0).map(({ key, rows }) => ({ key, rows }))

describe('tables', () => {
  it('[EV3] hold the same whatever the order of numbered writings', () => {
    fc.assert(
      fc.property(shuffled, ([inOrder, anyhow]) => {
        expect(toTable(anyhow)).toEqual(toTable(inOrder))
      }),
    )
  })

  it('[EV3] by chapter hold the same whatever the order', () => {
    fc.assert(
      fc.property(shuffled, ([inOrder, anyhow]) => {
        expect(readable(toParts(anyhow))).toEqual(readable(toParts(inOrder)))
      }),
    )
  })

  it('[EV2] take everything twice as once', () => {
    fc.assert(
      fc.property(numbered, (all) => {
        expect(toTable([...all, ...all])).toEqual(toTable(all))
      }),
    )
  })

  it('[EV8] stay as they were when others are made of them', () => {
    fc.assert(
      fc.property(numbered, numbered, (first, then) => {
        const table = toTable(first)
        const copy = structuredClone(table)
        for (const step of then) putAll(table, step.entries, step.version + 100, COPYING)
        expect(table).toEqual(copy)
      }),
    )
  })

  it('[EV5] let nothing in that is older than what stands', () => {
    const table = putAll(EMPTY as Table<string>, [{ id: 1, value: 'new' }], 5, COPYING)
    expect(putAll(table, [{ id: 1, value: 'old' }], 4, COPYING)).toBe(table)
    expect(replaceAll(table, [{ id: 1, value: 'stale' }], 4).rows[0]?.value).toBe('new')
    expect(replaceAll(table, [{ id: 1, value: 'as new' }], 5).rows[0]?.value).toBe('as new')
  })

  it('[EV4] let nothing in that is only as new as the restatement that left it out', () => {
    const restated = replaceAll(EMPTY as Table<string>, [], 5)
    expect(putAll(restated, [{ id: 1, value: 'as new' }], 5, COPYING)).toBe(restated)
    expect(values(putAll(restated, [{ id: 1, value: 'newer' }], 6, COPYING))).toEqual(['newer'])
  })

  it('[EV4] a restatement removes what it does not name, unless it is newer', () => {
    const two = putAll(
      putAll(EMPTY as Table<string>, [{ id: 1, value: 'a' }], 1, COPYING),
      [{ id: 2, value: 'b' }],
      9,
      COPYING,
    )
    expect(values(replaceAll(two, [], 5))).toEqual(['b'])
    const late = putAll(replaceAll(two, [], 5), [{ id: 1, value: 'a' }], 1, COPYING)
    expect(values(late)).toEqual(['b'])
  })

  it('[EV4] a chapter keeps the number it had, and takes one where it had none', () => {
    const unnumbered = putInPartition(NO_PARTS, { key: 'c1', index: null }, [], 1, COPYING)
    const numbered = putInPartition(unnumbered, { key: 'c1', index: 4 }, [], 2, COPYING)
    expect(numbered.partitions[0]?.index).toBe(4)
    const again = putInPartition(numbered, { key: 'c1', index: 7 }, [], 3, COPYING)
    expect(again.partitions[0]?.index).toBe(4)
  })

  it('[EV4] a partitioned table replaced keeps newer rows and newer chapters', () => {
    const table = putInPartition(
      NO_PARTS,
      { key: 'c1', index: 1 },
      [{ id: 1, value: 'a' }],
      1,
      COPYING,
    )
    const newer = putInPartition(
      table,
      { key: 'c2', index: 2 },
      [{ id: 1, value: 'b' }],
      9,
      COPYING,
    )
    const restated = replaceAllPartitions(newer, [], 5)
    expect(restated.partitions.map((one) => one.key)).toEqual(['c2'])
    const again = replacePartition(newer, { key: 'c1', index: 1 }, [], 7, COPYING)
    expect(
      replaceAllPartitions(
        again,
        [{ key: 'c1', index: 1, entries: [{ id: 1, value: { id: 1, value: 'x' } }] }],
        5,
      ).partitions[0]?.rows,
    ).toEqual([])
  })

  it('[EV41] find by id what was put, in one order for all ids', () => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { maxLength: 9 }), (ids) => {
        const table = ids.reduce<Table<Id>>(
          (so, one, at) => putAll(so, [{ id: one, value: one }], at, COPYING),
          EMPTY as Table<Id>,
        )
        expect(table.rows.map((row) => row.id)).toEqual([...ids].sort(compareIds))
        for (const one of ids) expect(find(table, one)).toBe(one)
        expect(find(table, 'nobody')).toBeUndefined()
      }),
    )
  })
})

it('[EV41] the one order of ids is numbers by their size, and then names', () => {
  const ordered: Id[] = [2, 10, 11, '1', 'a', 'b']
  for (const ids of [ordered, ordered.toReversed()])
    expect(ids.toSorted(compareIds)).toEqual(ordered)
  expect([compareIds('a', 1), compareIds(1, 'a'), compareIds('a', 'a')]).toEqual([1, -1, 0])
})

it('[EV5] a slot takes what is newer than itself, and of a whole game also what is as new', () => {
  const slot = { version: 4, value: 'old' }
  expect([3, 4, 5].map((version) => writeSlot(slot, 'new', version).value)).toEqual([
    ...['old', 'old', 'new'],
  ])
  expect([3, 4, 5].map((version) => replaceSlot(slot, 'new', version).value)).toEqual([
    ...['old', 'new', 'new'],
  ])
})

it('[EV3] of two facts that one is newer that stands later in the log of its script, or, without such a number, in this one', () => {
  expect(versionOf({ version: 4, seq: 9 })).toBe(4)
  expect(versionOf({ version: 0, seq: 9 })).toBe(0)
  expect(versionOf({ version: null, seq: 9 })).toBe(9)
})
