import fc from 'fast-check'
import { expect, it } from 'vitest'
import { COPYING } from '#core/engine/context.ts'
import {
  emptyPartitionedTable,
  type PartitionedTable,
  putInPartition,
  replaceAllPartitions,
  replacePartition,
} from '#core/engine/partitioned-table.ts'
import { compareIds } from '#core/engine/rows.ts'

type Thing = { id: number; text: string }
const things = fc.uniqueArray(fc.record({ id: fc.nat(5), text: fc.string({ maxLength: 2 }) }), {
  selector: ({ id }) => id,
  maxLength: 3,
})
const part = fc.record({
  key: fc.constantFrom('x', 'y', 'z'),
  index: fc.constantFrom(null, 1, 2),
  things,
})
const step = fc.record({
  kind: fc.constantFrom('put', 'one', 'all'),
  version: fc.nat(9),
  parts: fc.uniqueArray(part, { selector: ({ key }) => key, minLength: 1, maxLength: 2 }),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type PartTold = Step['parts'][number]
type Told = Pick<PartTold, 'index' | 'things'>

const entries = (all: Thing[]) => all.map((value) => ({ id: value.id, value }))
function write(table: PartitionedTable<Thing>, { kind, version, parts }: Step) {
  if (kind === 'all') {
    const told = parts.map((one) => ({ ...one, entries: entries(one.things) }))
    return replaceAllPartitions(table, told, version)
  }
  const { key, index, things: some } = parts[0] as PartTold
  return kind === 'put'
    ? putInPartition(table, { key, index }, some, version, COPYING)
    : replacePartition(table, { key, index }, entries(some), version, COPYING)
}

type Kept = {
  index: number | null
  least: number
  rows: Map<number, { version: number; text: string }>
}
type Model = { least: number; parts: Map<string, Kept> }
const nothing = (): Kept => ({ index: null, least: -1, rows: new Map() })
function restate(kept: Kept, { index, things: some }: Told, version: number): Kept {
  const newer = [...kept.rows].filter(([, row]) => row.version > version)
  const told = some.map(({ id, text }) => [id, { version, text }] as const)
  return { ...kept, index: index ?? kept.index, rows: new Map([...told, ...newer]) }
}

/** All parts are told anew: one that is not named is gone, but for what is newer in it. */
function restateAll(model: Model, told: ReadonlyMap<string, Told>, version: number): void {
  if (version < model.least) return
  model.least = version
  for (const [key, kept] of [...model.parts].filter(([, { least }]) => least <= version)) {
    const made = restate(kept, told.get(key) ?? { index: null, things: [] }, version)
    if (told.has(key) || made.rows.size > 0) model.parts.set(key, made)
    else model.parts.delete(key)
  }
  for (const [key, one] of told)
    if (!model.parts.has(key)) model.parts.set(key, restate(nothing(), one, version))
}

function put(kept: Kept, { index, things: some }: PartTold, version: number): Kept {
  const older = some.filter(({ id }) => (kept.rows.get(id)?.version ?? -1) < version)
  const told = older.map(({ id, text }) => [id, { version, text }] as const)
  return { ...kept, index: kept.index ?? index, rows: new Map([...kept.rows, ...told]) }
}

/** One part is told: what is older, or as old as what restated it, changes nothing. */
function writePart(model: Model, { kind, version, parts }: Step): void {
  const [one] = parts as [PartTold]
  const { least, ...kept } = model.parts.get(one.key) ?? nothing()
  if (version <= model.least || version < least) return
  if (kind === 'one')
    model.parts.set(one.key, { ...restate({ least, ...kept }, one, version), least: version })
  else if (version > least) model.parts.set(one.key, put({ least, ...kept }, one, version))
}

/** The same rules over maps, as plainly as they can be said. */
function writeModel(model: Model, one: Step): void {
  if (one.kind !== 'all') writePart(model, one)
  else restateAll(model, new Map(one.parts.map((told) => [told.key, told])), one.version)
}

it('[CE15] parts of a table hold what maps with the same rules would, each with its number', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let table: PartitionedTable<Thing> = emptyPartitionedTable()
      const model: Model = { least: -1, parts: new Map() }
      for (const one of steps) {
        table = write(table, one)
        writeModel(model, one)
      }
      const parts = [...model.parts].sort(([a], [b]) => (a < b ? -1 : 1))
      expect(table.partitions.map(({ key, index, rows }) => ({ key, index, rows }))).toEqual(
        parts.map(([key, { index, rows }]) => ({
          ...{ key, index },
          rows: [...rows]
            .sort(([a], [b]) => compareIds(a, b))
            .map(([id, { version, text }]) => ({ id, version, value: { id, text } })),
        })),
      )
    }),
    { numRuns: 300 },
  )
})
