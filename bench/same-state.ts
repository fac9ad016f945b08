import { createHash } from 'node:crypto'
import { canonical } from '#core/engine/replay.ts'
import type { Draft } from '#schemas/draft.ts'
import type { PartitionedTable, Row, Table } from '#schemas/table.ts'
import type { Maps } from './maps.ts'

const keptOf = ({ version, value }: { version: number; value: unknown }) => ({ version, value })

const byId = (rows: readonly Row<unknown>[]) =>
  Object.fromEntries(rows.map((row) => [String(row.id), keptOf(row)]))

const contentsOf = (contents: PartitionedTable<unknown>) =>
  Object.fromEntries(
    contents.partitions.map(({ key, index, rows }) => [key, { index, rows: byId(rows) }]),
  )

const tableOf = (table: Table<unknown>) => byId(table.rows)

/** Our draft in the layout of the others. */
const mapsOf = (draft: Draft): Maps => ({
  scriptId: draft.session.scriptId,
  status: keptOf(draft.script.script.status),
  cover: keptOf(draft.script.media.cover),
  player: keptOf(draft.script.player),
  prologue: keptOf(draft.script.story.prologue),
  elements: tableOf(draft.script.basics.elements),
  locations: tableOf(draft.script.basics.locations),
  cast: tableOf(draft.script.npcs.cast),
  places: tableOf(draft.script.media.locations),
  photos: tableOf(draft.script.media.npcs),
  chapters: tableOf(draft.script.story.chapters),
  nodes: contentsOf(draft.script.nodes),
  tasks: contentsOf(draft.script.tasks),
})

/** Equal for equal games, whatever their layout. */
export function hashOf(state: Maps | Draft): string {
  const maps = 'session' in state ? mapsOf(state) : state
  return createHash('sha256').update(canonical(maps)).digest('hex').slice(0, 12)
}
