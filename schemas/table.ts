import { z } from 'zod'
import { Id } from './id.ts'

/** One value and the log position that wrote it. */
export const slotOf = <S extends z.ZodType>(value: S) =>
  z.object({ version: z.number().int(), value })
export type Slot<T> = { version: number; value: T }

/**
 * Entities by id, ascending; `minVersion` is the position of the newest whole replacement: nothing older is let in. `order` is
 * how that one named them, where it was not by their ids.
 */
export const tableOf = <S extends z.ZodType>(value: S) =>
  z.object({
    minVersion: z.number().int(),
    rows: z.array(z.object({ id: Id, version: z.number().int(), value })).readonly(),
    order: z.array(Id).readonly().optional(),
  })
export type Row<T> = { id: Id; version: number; value: T }
export type Table<T> = {
  minVersion: number
  rows: readonly Row<T>[]
  order?: readonly Id[] | undefined
}

/** Entities by partition and id: what is found by both, never by searching a long list. */
export const partitionedTableOf = <S extends z.ZodType>(value: S) =>
  z.object({
    minVersion: z.number().int(),
    partitions: z
      .array(
        z.object({
          key: z.string(),
          index: z.number().nullable(),
          minVersion: z.number().int(),
          rows: z.array(z.object({ id: Id, version: z.number().int(), value })).readonly(),
        }),
      )
      .readonly(),
  })
export type Partition<T> = {
  key: string
  index: number | null
  /** The newest whole replacement of this partition. */
  minVersion: number
  rows: readonly Row<T>[]
}
export type PartitionedTable<T> = { minVersion: number; partitions: readonly Partition<T>[] }

/** The version of what nobody has written yet. */
export const NEVER = -1
export const emptyTable = (): Table<never> => ({ minVersion: NEVER, rows: [] })
export const emptyPartitionedTable = (): PartitionedTable<never> => ({
  minVersion: NEVER,
  partitions: [],
})
