import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COPYING, FoldContext } from '#core/engine/context.ts'
import {
  emptyPartitionedTable,
  type PartitionedTable,
  putInPartition,
  replaceAllPartitions,
  replacePartition,
} from '#core/engine/partitioned-table.ts'
import { compareIds } from '#core/engine/rows.ts'
import {
  emptyTable,
  find,
  putEntities,
  replaceAll,
  type Table,
  values,
} from '#core/engine/table.ts'
import { frozen } from './test-editor.ts'

type Thing = { id: string | number; text: string }
const thing = fc.record({ id: fc.oneof(fc.nat(6), fc.constantFrom('a', 'b')), text: fc.string() })
const step = fc.record({
  all: fc.boolean(),
  version: fc.nat(20),
  key: fc.constantFrom('x', 'y', 'z'),
  things: fc.uniqueArray(thing, { selector: ({ id }) => id, maxLength: 4 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
const entries = (things: Thing[]) => things.map((value) => ({ id: value.id, value }))

type Model = { least: number; map: Map<Thing['id'], { version: number; value: Thing }> }

/** The same rules over a map, as plainly as they can be said. */
function writeModel(model: Model, { all, version, things }: Step): void {
  if (all ? version < model.least : version <= model.least) return
  if (all) model.least = version
  const { map } = model
  if (all) for (const [id, row] of map) if (row.version <= version) map.delete(id)
  for (const value of things)
    if ((map.get(value.id)?.version ?? -1) < version) map.set(value.id, { version, value })
}

it('[CE15] a table holds by id what a map with the same rules would, in the order of ids', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let table: Table<Thing> = emptyTable()
      const model: Model = { least: -1, map: new Map() }
      for (const one of steps) {
        const { all, version, things } = one
        const replaced = () => replaceAll(table, entries(things), version)
        table = frozen(all ? replaced() : putEntities(table, things, version, COPYING))
        writeModel(model, one)
      }
      const sorted = [...model.map].sort(([a], [b]) => compareIds(a, b))
      expect(values(table)).toEqual(sorted.map(([, { value }]) => value))
      for (const [id, { value }] of model.map) expect(find(table, id)).toBe(value)
    }),
  )
})

it('[CE15] a partitioned table written in place is the one that is copied at every step', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const context = new FoldContext({}, true)
      const begin: PartitionedTable<Thing> = frozen(emptyPartitionedTable())
      const inPlace = steps.reduce((table, one) => write(table, one, context), begin)
      const copied = steps.reduce((table, one) => frozen(write(table, one, COPYING)), begin)
      expect(inPlace).toEqual(copied)
    }),
  )
})

it('[CE15] parts that are told in any order stand by their keys, and are found there', () => {
  const parts = ['z', 'x', 'y'].map((key) => ({ key, index: null, entries: [] }))
  const told = replaceAllPartitions<Thing>(emptyPartitionedTable(), parts, 1)
  const keys = ({ partitions }: PartitionedTable<Thing>) => partitions.map(({ key }) => key)
  expect(keys(told)).toEqual(['x', 'y', 'z'])
  const more = putInPartition(told, { key: 'x', index: null }, [{ id: 1, text: '' }], 2, COPYING)
  expect(keys(more)).toEqual(['x', 'y', 'z'])
})

function write(
  table: PartitionedTable<Thing>,
  { all, version, key, things }: Step,
  mutability: typeof COPYING,
): PartitionedTable<Thing> {
  const part = { key, index: null }
  if (!all) return putInPartition(table, part, things, version, mutability)
  return things.length % 2 === 0
    ? replacePartition(table, part, entries(things), version, mutability)
    : replaceAllPartitions(table, [{ ...part, entries: entries(things) }], version)
}
