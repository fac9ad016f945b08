import { entriesOf, type RowId } from './engine/rows.ts'
import { replaceAll, replaceInOrder, type Table } from './engine/table.ts'

/** A list that is told whole: in its own order where its server tells revisions apart, and by ids elsewhere, as frames come. */
export const replacedIn = <T extends { id: RowId }>(
  table: Table<T>,
  listed: readonly T[],
  isArranged: boolean,
  version: number,
): Table<T> => (isArranged ? replaceInOrder : replaceAll)(table, entriesOf(listed), version)
