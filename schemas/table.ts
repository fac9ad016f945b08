import { z } from 'zod'
import { Id } from './id.ts'

/** One value and the log position that wrote it. */
export const slotOf = <S extends z.ZodType>(value: S) =>
  z.object({ version: z.number().int(), value })
export type Slot<T> = { version: number; value: T }

/** Entities by id, ascending; `minVersion` is the position of the newest whole restatement: nothing older is let in. */
export const tableOf = <S extends z.ZodType>(value: S) =>
  z.object({
    minVersion: z.number().int(),
    rows: z.array(z.object({ id: Id, version: z.number().int(), value })).readonly(),
  })
export type Row<T> = { id: Id; version: number; value: T }
export type Table<T> = { minVersion: number; rows: readonly Row<T>[] }

/** Tables by chapter, ascending by key: what is found by chapter and id, never by searching a long list. */
export const shelfOf = <S extends z.ZodType>(value: S) =>
  z.object({
    minVersion: z.number().int(),
    chapters: z
      .array(
        z.object({
          key: z.string(),
          index: z.number().nullable(),
          version: z.number().int(),
          rows: z.array(z.object({ id: Id, version: z.number().int(), value })).readonly(),
        }),
      )
      .readonly(),
  })
export type ShelfChapter<T> = {
  key: string
  index: number | null
  /** The newest whole restatement of this chapter. */
  version: number
  rows: readonly Row<T>[]
}
export type Shelf<T> = { minVersion: number; chapters: readonly ShelfChapter<T>[] }

export const emptyTable = <T>(): Table<T> => ({ minVersion: -1, rows: [] })
export const emptyShelf = <T>(): Shelf<T> => ({ minVersion: -1, chapters: [] })
