import { describe, expect, it } from 'vitest'
import { COPYING } from '#core/engine/context.ts'
import {
  emptyPartitionedTable,
  type PartitionedTable,
  putInPartition,
  replaceAllPartitions,
  replacePartition,
} from '#core/engine/partitioned-table.ts'
import { entriesOf } from '#core/engine/rows.ts'
import { emptyTable, putEntities, replaceAll, type Table, values } from '#core/engine/table.ts'

type Thing = { id: number; text: string }
const thing = (id: number, text = `thing ${id}`): Thing => ({ id, text })
const textsOf = (table: Parameters<typeof values<Thing>>[0]) =>
  values(table).map(({ text }) => text)

const put = (table: Table<Thing>, version: number, ...things: Thing[]) =>
  putEntities(table, things, version, COPYING)
/** Two things, told by the facts 4 and 5. */
const TOLD = put(put(emptyTable<Thing>(), 4, thing(1)), 5, thing(2))

describe('a list', () => {
  it('[EV5] takes of one thing what is newer than it, and neither the same fact again nor an older one', () => {
    for (const version of [3, 4]) expect(put(TOLD, version, thing(1, 'other'))).toBe(TOLD)
    expect(textsOf(put(TOLD, 6, thing(1, 'other')))).toEqual(['other', 'thing 2'])
  })

  it('[EV5] [EV4] that is told whole loses what is as old as that, keeps what is newer, and is told whole by nothing older', () => {
    const whole = replaceAll(TOLD, [], 4)
    expect(textsOf(whole)).toEqual(['thing 2'])
    expect(textsOf(replaceAll(TOLD, [], 5))).toEqual([])
    expect(replaceAll(whole, entriesOf([thing(1), thing(9)]), 3)).toBe(whole)
    for (const version of [3, 4]) expect(put(whole, version, thing(9))).toBe(whole)
    expect(textsOf(put(whole, 5, thing(9)))).toEqual(['thing 2', 'thing 9'])
  })
})

describe('a chapter', () => {
  const part = { key: 'chapter_1', index: 1 }
  const other = { key: 'chapter_2', index: 2 }
  const rowsOf = (table: PartitionedTable<Thing>) => table.partitions.map(textsOf)
  const told = (table: PartitionedTable<Thing>, version: number, ...things: Thing[]) =>
    putInPartition(table, part, things, version, COPYING)
  const two = putInPartition(
    told(emptyPartitionedTable<Thing>(), 4, thing(1)),
    other,
    [thing(2)],
    5,
    COPYING,
  )

  it('[EV5] that is told whole takes nothing as old as that, and all that is newer', () => {
    const whole = replacePartition(two, part, [], 6, COPYING)
    expect(rowsOf(whole)).toEqual([[], ['thing 2']])
    for (const version of [5, 6]) expect(told(whole, version, thing(9))).toBe(whole)
    expect(rowsOf(told(whole, 7, thing(9)))).toEqual([['thing 9'], ['thing 2']])
    // where its place in the telling is not told it stays, and a chapter that never had one has none
    const placeless = (key: string) => ({ key, index: null })
    const again = replacePartition(whole, placeless(part.key), [], 8, COPYING)
    const more = replacePartition(again, placeless('coda'), [], 9, COPYING)
    expect(more.partitions.map(({ key, index }) => `${key} ${index}`)).toEqual([
      ...['chapter_1 1', 'chapter_2 2', 'coda null'],
    ])
    expect(replacePartition(whole, part, entriesOf([thing(9)]), 5, COPYING)).toBe(whole)
  })

  it('[EV4] that a whole game does not name is gone, unless it is newer', () => {
    const named = [{ ...part, entries: entriesOf([thing(1)]) }]
    expect(rowsOf(replaceAllPartitions(two, named, 5))).toEqual([['thing 1']])
    expect(rowsOf(replaceAllPartitions(two, named, 4))).toEqual([['thing 1'], ['thing 2']])
    expect(rowsOf(replaceAllPartitions(two, [], 4))).toEqual([['thing 2']])
    // where its place in the telling is not told it stays
    const placeless = [{ ...part, index: null, entries: entriesOf([thing(1, 'other')]) }]
    expect(replaceAllPartitions(two, placeless, 5).partitions).toMatchObject([{ index: 1 }])
    const whole = replaceAllPartitions(two, [], 6)
    expect(replaceAllPartitions(whole, named, 5)).toBe(whole)
    for (const version of [5, 6])
      expect(replacePartition(whole, part, entriesOf([thing(9)]), version, COPYING)).toBe(whole)
  })
})
