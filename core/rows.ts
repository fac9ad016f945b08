import type { Id } from '#schemas/id.ts'
import type { Row } from '#schemas/table.ts'

/** One order for all ids: numbers first by size, then names by code unit. */
export function compareIds(a: Id, b: Id): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  if (typeof b === 'number') return 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Where an id stands in ascending rows, or the complement of where it would stand. */
export function placeOf(rows: readonly { id: Id }[], id: Id): number {
  const last = rows[rows.length - 1]
  if (last === undefined || compareIds(last.id, id) < 0) return ~rows.length
  // most are counted without a gap: then an id tells its place
  if (typeof id === 'number') {
    const guess = id - (rows[0]?.id as number)
    if (rows[guess]?.id === id) return guess
  }
  let low = 0
  let high = rows.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const order = compareIds((rows[middle] as { id: Id }).id, id)
    if (order === 0) return middle
    if (order < 0) low = middle + 1
    else high = middle - 1
  }
  return ~low
}

/** Upserts one row; the same rows when nothing changed or when they are written in place. */
function putRow<T>(
  rows: readonly Row<T>[],
  id: Id,
  value: T,
  version: number,
  inPlace: boolean,
): readonly Row<T>[] {
  const place = placeOf(rows, id)
  if (place >= 0 && (rows[place] as Row<T>).version >= version) return rows
  // rows made within the running batch are seen by nobody yet
  const next = inPlace ? (rows as Row<T>[]) : rows.slice()
  const row = { id, version, value }
  if (place >= 0) next[place] = row
  else if (~place === next.length) next.push(row)
  else next.splice(~place, 0, row)
  return next
}

/** Upserts entries; the same rows when nothing changed or when they are written in place. */
export function putRows<T>(
  rows: readonly Row<T>[],
  entries: readonly { id: Id; value: T }[],
  version: number,
  inPlace: boolean,
): readonly Row<T>[] {
  let next = rows
  for (const { id, value } of entries)
    next = putRow(next, id, value, version, inPlace || next !== rows)
  return next
}

/** Upserts what carries its own id. */
export function putEntities<T extends { id: Id }>(
  rows: readonly Row<T>[],
  entities: readonly T[],
  version: number,
  inPlace: boolean,
): readonly Row<T>[] {
  let next = rows
  for (let at = 0; at < entities.length; at++) {
    const entity = entities[at] as T
    next = putRow(next, entity.id, entity, version, inPlace || next !== rows)
  }
  return next
}

/** All rows as of `version`: what is not named is gone, unless it is newer. */
export function restateRows<T>(
  rows: readonly Row<T>[],
  entries: readonly { id: Id; value: T }[],
  version: number,
): readonly Row<T>[] {
  const newer = rows.filter((row) => row.version > version)
  const kept = new Set(newer.map((row) => row.id))
  const restated = new Map(entries.map(({ id, value }) => [id, value]))
  for (const [id, value] of restated) if (!kept.has(id)) newer.push({ id, version, value })
  return newer.sort((a, b) => compareIds(a.id, b.id))
}
