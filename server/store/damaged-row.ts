import { isObject } from '#schemas/wire/read.ts'

/** A row that cannot be read. What stands in it is said nowhere: it is a user's. */
export class DamagedRow extends Error {
  constructor(table: string, key: string, why: string) {
    super(`the row ${key} of ${table} is damaged: ${why}`)
    this.name = 'DamagedRow'
  }
}

/** Reads the object that a row holds as JSON; `table` and `key` name the row where that cannot be. */
export function readObject(text: string, table: string, key: string): Record<string, unknown> {
  const value = parse(text)
  if (!isObject(value)) throw new DamagedRow(table, key, 'it holds no object')
  return value
}

/** Does what reads rows in the shape they were written in; a row that has another shape lets it fail. */
export function readingRow<T>(table: string, key: string, work: () => T): T {
  try {
    return work()
  } catch (fault) {
    if (fault instanceof DamagedRow) throw fault
    throw new DamagedRow(table, key, 'it holds another shape than was written')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
