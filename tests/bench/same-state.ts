import { createHash } from 'node:crypto'
import { canonical } from '#core/replay.ts'
import type { Draft } from '#schemas/draft.ts'
import type { Row, Shelf, Table } from '#schemas/table.ts'
import type { Maps } from './maps.ts'

const keptOf = ({ version, value }: { version: number; value: unknown }) => ({ version, value })

const byId = (rows: readonly Row<unknown>[]) =>
  Object.fromEntries(rows.map((row) => [String(row.id), keptOf(row)]))

const contentsOf = (shelf: Shelf<unknown>) =>
  Object.fromEntries(
    shelf.chapters.map(({ key, index, rows }) => [key, { index, rows: byId(rows) }]),
  )

const tableOf = (table: Table<unknown>) => byId(table.rows)

/** Our draft in the layout of the others. */
const mapsOf = (draft: Draft): Maps => ({
  scriptId: draft.scriptId,
  status: keptOf(draft.script.status),
  cover: keptOf(draft.media.cover),
  player: keptOf(draft.player),
  prologue: keptOf(draft.story.prologue),
  elements: tableOf(draft.basics.elements),
  locations: tableOf(draft.basics.locations),
  cast: tableOf(draft.npcs.cast),
  places: tableOf(draft.media.locations),
  photos: tableOf(draft.media.npcs),
  chapters: tableOf(draft.story.chapters),
  nodes: contentsOf(draft.nodes),
  tasks: contentsOf(draft.tasks),
})

/** Equal for equal games, whatever their layout. */
export function hashOf(state: Maps | Draft): string {
  const maps = 'basics' in state ? mapsOf(state) : state
  return createHash('sha256').update(canonical(maps)).digest('hex').slice(0, 12)
}
