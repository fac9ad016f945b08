import type { Draft } from '#schemas/draft.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { Row } from '#schemas/table.ts'
import type { GameFact } from '#schemas/wire/frame-readers.ts'
import { PARTS, type Part, partNames, partsOf } from './parts.ts'
import { hold } from './tally.ts'

type Slot = { version: number; value: unknown }
type Listed = { minVersion: number; rows: readonly Row<unknown>[] }
type Chaptered = { minVersion: number; partitions: readonly (Listed & { key: string })[] }

/** What one fact of a game may do to it, and nothing else; answers whether it did anything. */
export function watchGame({ script: before }: Draft, { script: after }: Draft, fact: GameFact) {
  const may = partsOf(fact)
  let changes = 0
  for (const part of partNames) {
    const was = PARTS[part](before)
    const is = PARTS[part](after)
    if (was === is) continue
    hold(may.includes(part), `${fact.type} wrote ${part}, of which it says nothing`)
    changes += 1
    holdNewer(part, was, is)
    holdGuards(part, after)
  }
  return changes > 0
}

/** Nothing is older than it was: what stands was written later, or what is gone was older than the whole that left it out. */
function holdNewer(part: Part, was: unknown, is: unknown): void {
  if ('partitions' in (is as object)) {
    const [before, after] = [was as Chaptered, is as Chaptered]
    for (const old of before.partitions) {
      const now = after.partitions.find(({ key }) => key === old.key)
      holdRows(part, old, {
        minVersion: Math.max(after.minVersion, now?.minVersion ?? -1),
        rows: now?.rows ?? [],
      })
    }
  } else if ('rows' in (is as object)) holdRows(part, was as Listed, is as Listed)
  else hold((is as Slot).version >= (was as Slot).version, `${part} is older than it was`)
}

function holdRows(part: Part, before: Listed, after: Listed): void {
  hold(after.minVersion >= before.minVersion, `${part} was replaced by an older whole`)
  for (const { id, version } of before.rows) {
    const now = after.rows.find((row) => row.id === id)
    hold((now?.version ?? after.minVersion) >= version, `${id} of ${part} is older than it was`)
  }
}

const ascending = (rows: readonly Row<unknown>[]): boolean =>
  rows.every(({ id }, at) => at === 0 || isBefore((rows[at - 1] as Row<unknown>).id, id))
const isBefore = (one: string | number, other: string | number): boolean =>
  typeof one === typeof other ? one < other : typeof one === 'number'

/** What the specification asks of each part, whatever came. */
function holdGuards(part: Part, { npcs, media, nodes, tasks, ...others }: Draft['script']): void {
  const is = PARTS[part]({ npcs, media, nodes, tasks, ...others })
  if ('rows' in is) hold(ascending(is.rows), `${part} is out of its order`)
  if (part === 'cover') hold(/^http/.test(media.cover.value ?? 'http'), 'a cover without http')
  if (part === 'cast')
    for (const { id, value } of npcs.cast.rows)
      hold(typeof id === 'number' && typeof value.name === 'string', 'an NPC without id or name')
  if (part === 'tasks')
    for (const { rows } of tasks.partitions) hold(ascending(rows), 'tasks are out of their order')
  if (part === 'nodes') for (const { rows } of nodes.partitions) holdNodes(rows)
}

function holdNodes(rows: readonly Row<KeyNode>[]): void {
  hold(ascending(rows), 'nodes are out of their order')
  for (const { id, value } of rows) {
    const { chapterIndex } = value
    hold(typeof id === 'number', 'a node without a number')
    hold(chapterIndex === null || typeof chapterIndex === 'number', 'a node of a strange chapter')
  }
}
