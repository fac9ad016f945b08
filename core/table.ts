import type { Id } from '#schemas/id.ts'
import type { Row, Shelf, ShelfChapter, Slot, Table } from '#schemas/table.ts'

/** One order for all ids: numbers first by size, then names by code unit. */
export function compareIds(a: Id, b: Id): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  if (typeof b === 'number') return 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** Where an id stands in ascending rows, or the complement of where it would stand. */
function placeOf(rows: readonly { id: Id }[], id: Id): number {
  const last = rows.at(-1)
  if (last === undefined || compareIds(last.id, id) < 0) return ~rows.length
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

/** The slot with a newer value; the same slot when it already holds one as new. */
export const writeSlot = <T>(slot: Slot<T>, value: T, version: number): Slot<T> =>
  version > slot.version ? { version, value } : slot

/** A restatement as of `version`: it wins over what is as old as itself. */
export const restateSlot = <T>(slot: Slot<T>, value: T, version: number): Slot<T> =>
  version >= slot.version ? { version, value } : slot

function putRows<T>(
  rows: readonly Row<T>[],
  entries: readonly { id: Id; value: T }[],
  version: number,
): readonly Row<T>[] {
  let copy: Row<T>[] | undefined
  for (const { id, value } of entries) {
    const place = placeOf(copy ?? rows, id)
    const row = { id, version, value }
    if (place < 0) {
      copy ??= rows.slice()
      if (~place === copy.length) copy.push(row)
      else copy.splice(~place, 0, row)
    } else if (((copy ?? rows)[place] as Row<T>).version < version) {
      copy ??= rows.slice()
      copy[place] = row
    }
  }
  return copy ?? rows
}

function restateRows<T>(
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

/** Upserts by id; older than what stands, or than the last restatement, is ignored. */
export function putAll<T>(
  table: Table<T>,
  entries: readonly { id: Id; value: T }[],
  version: number,
): Table<T> {
  if (version <= table.floor) return table
  const rows = putRows(table.rows, entries, version)
  return rows === table.rows ? table : { floor: table.floor, rows }
}

/** The whole table as of `version`: what it does not name is gone, unless it is newer. */
export function restate<T>(
  table: Table<T>,
  entries: readonly { id: Id; value: T }[],
  version: number,
): Table<T> {
  if (version < table.floor) return table
  return { floor: version, rows: restateRows(table.rows, entries, version) }
}

export const find = <T>(table: { rows: readonly Row<T>[] }, id: Id): T | undefined => {
  const place = placeOf(table.rows, id)
  return place < 0 ? undefined : (table.rows[place] as Row<T>).value
}

export const values = <T>(table: { rows: readonly Row<T>[] }): T[] =>
  table.rows.map((row) => row.value)

/** Where a chapter stands: the last one first, since chapters are written one after another. */
function chapterPlace<T>(chapters: readonly ShelfChapter<T>[], key: string): number {
  const last = chapters.length - 1
  if (chapters[last]?.key === key) return last
  let low = 0
  let high = last
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = (chapters[middle] as ShelfChapter<T>).key
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return ~low
}

/** Upserts rows of one chapter; the chapter is made when it is new. */
export function putInChapter<T>(
  shelf: Shelf<T>,
  chapter: { key: string; index: number | null },
  entries: readonly { id: Id; value: T }[],
  version: number,
): Shelf<T> {
  if (version <= shelf.floor) return shelf
  const place = chapterPlace(shelf.chapters, chapter.key)
  const old = shelf.chapters[place]
  if (old === undefined) {
    const made = { ...chapter, version: -1, rows: putRows<T>([], entries, version) }
    return { floor: shelf.floor, chapters: shelf.chapters.toSpliced(~place, 0, made) }
  }
  if (version <= old.version) return shelf
  const rows = putRows(old.rows, entries, version)
  const index = old.index ?? chapter.index
  if (rows === old.rows && index === old.index) return shelf
  const chapters = shelf.chapters.slice()
  chapters[place] = { key: old.key, index, version: old.version, rows }
  return { floor: shelf.floor, chapters }
}

/** One chapter restated whole as of `version`. */
export function restateChapter<T>(
  shelf: Shelf<T>,
  chapter: { key: string; index: number | null },
  entries: readonly { id: Id; value: T }[],
  version: number,
): Shelf<T> {
  if (version <= shelf.floor) return shelf
  const place = chapterPlace(shelf.chapters, chapter.key)
  const old = shelf.chapters[place]
  if (old !== undefined && version < old.version) return shelf
  const made = {
    key: chapter.key,
    index: chapter.index ?? old?.index ?? null,
    version,
    rows: restateRows(old?.rows ?? [], entries, version),
  }
  return {
    floor: shelf.floor,
    chapters: shelf.chapters.toSpliced(place < 0 ? ~place : place, place < 0 ? 0 : 1, made),
  }
}

/** All chapters as of `version`; chapters it does not name are gone, unless they hold newer rows. */
export function restateShelf<T>(
  shelf: Shelf<T>,
  chapters: readonly {
    key: string
    index: number | null
    entries: readonly { id: Id; value: T }[]
  }[],
  version: number,
): Shelf<T> {
  if (version < shelf.floor) return shelf
  const named = new Map(chapters.map((one) => [one.key, one]))
  const made: ShelfChapter<T>[] = []
  for (const old of shelf.chapters) {
    if (old.version > version) {
      made.push(old)
      named.delete(old.key)
    } else if (!named.has(old.key)) {
      const rows = old.rows.filter((row) => row.version > version)
      if (rows.length > 0) made.push({ ...old, rows })
    }
  }
  for (const { key, index, entries } of named.values()) {
    const old = shelf.chapters[chapterPlace(shelf.chapters, key)]
    const rows = restateRows(old?.rows ?? [], entries, version)
    made.push({ key, index: index ?? old?.index ?? null, version: old?.version ?? -1, rows })
  }
  return { floor: version, chapters: made.sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** Entities as entries of a table. */
export const byId = <T extends { id: Id }>(entities: readonly T[]): { id: Id; value: T }[] =>
  entities.map((value) => ({ id: value.id, value }))
