import type { Id } from '#schemas/id.ts'
import type { Row, Shelf, ShelfChapter, Slot, Table } from '#schemas/table.ts'
import { placeOf, putEntities, putRows, restateRows } from './rows.ts'
import { isOwn, own } from './together.ts'

/** The slot with a newer value; the same slot when it already holds one as new. */
export const writeSlot = <T>(slot: Slot<T>, value: T, version: number): Slot<T> =>
  version > slot.version ? { version, value } : slot

/** A restatement as of `version`: it wins over what is as old as itself. */
export const restateSlot = <T>(slot: Slot<T>, value: T, version: number): Slot<T> =>
  version >= slot.version ? { version, value } : slot

/** Upserts by id; older than what stands, or than the last restatement, is ignored. */
export function putAll<T>(
  table: Table<T>,
  entries: readonly { id: Id; value: T }[],
  version: number,
): Table<T> {
  if (version <= table.minVersion) return table
  const rows = putRows(table.rows, entries, version, isOwn(table))
  return rows === table.rows ? table : own({ minVersion: table.minVersion, rows })
}

/** The whole table as of `version`: what it does not name is gone, unless it is newer. */
export function restate<T>(
  table: Table<T>,
  entries: readonly { id: Id; value: T }[],
  version: number,
): Table<T> {
  if (version < table.minVersion) return table
  return { minVersion: version, rows: restateRows(table.rows, entries, version) }
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
export const putInChapter = <T>(
  shelf: Shelf<T>,
  chapter: { key: string; index: number | null },
  entries: readonly { id: Id; value: T }[],
  version: number,
): Shelf<T> => putContent(shelf, chapter, entries, version, putRows)

/** Upserts entities of one chapter, each under its own id. */
export const putEntitiesInChapter = <T extends { id: Id }>(
  shelf: Shelf<T>,
  chapter: { key: string; index: number | null },
  entities: readonly T[],
  version: number,
): Shelf<T> => putContent(shelf, chapter, entities, version, putEntities)

function putContent<T, E>(
  shelf: Shelf<T>,
  chapter: { key: string; index: number | null },
  entries: readonly E[],
  version: number,
  put: (
    rows: readonly Row<T>[],
    entries: readonly E[],
    version: number,
    inPlace: boolean,
  ) => readonly Row<T>[],
): Shelf<T> {
  if (version <= shelf.minVersion) return shelf
  const { key } = chapter
  const place = chapterPlace(shelf.chapters, key)
  const old = shelf.chapters[place]
  if (old === undefined) {
    const rows = put([], entries, version, true)
    return writeChapter(shelf, ~place, 0, { key, index: chapter.index, version: -1, rows })
  }
  if (version <= old.version) return shelf
  const rows = put(old.rows, entries, version, isOwn(old))
  const index = old.index ?? chapter.index
  if (rows === old.rows && index === old.index) return shelf
  return writeChapter(shelf, place, 1, { key, index, version: old.version, rows })
}

/** Puts a chapter at its place, instead of the one that stands there (1) or before it (0). */
function writeChapter<T>(
  shelf: Shelf<T>,
  place: number,
  instead: 0 | 1,
  chapter: ShelfChapter<T>,
): Shelf<T> {
  // a shelf made within the running batch has an array of its own
  const mayWrite = isOwn(shelf)
  const chapters = mayWrite ? (shelf.chapters as ShelfChapter<T>[]) : shelf.chapters.slice()
  if (instead === 1) chapters[place] = own(chapter)
  else chapters.splice(place, 0, own(chapter))
  return mayWrite ? shelf : own({ minVersion: shelf.minVersion, chapters })
}

/** One chapter restated whole as of `version`. */
export function restateChapter<T>(
  shelf: Shelf<T>,
  chapter: { key: string; index: number | null },
  entries: readonly { id: Id; value: T }[],
  version: number,
): Shelf<T> {
  if (version <= shelf.minVersion) return shelf
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
    minVersion: shelf.minVersion,
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
  if (version < shelf.minVersion) return shelf
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
  return { minVersion: version, chapters: made.sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

/** Entities as entries of a table. */
export const byId = <T extends { id: Id }>(entities: readonly T[]): { id: Id; value: T }[] =>
  entities.map((value) => ({ id: value.id, value }))
