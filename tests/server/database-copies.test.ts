import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copiesOf, copyDatabase, copyNames } from '#server/store/copies.ts'

let dataDir = ''
let file: DatabaseSync
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'copies-'))
  file = new DatabaseSync(join(dataDir, 'lamplight.db'))
  file.exec("create table lamp (name text); insert into lamp values ('Tide')")
})
afterEach(() => {
  file.close()
  rmSync(dataDir, { recursive: true })
})
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 8, 30))
const nameOf = (schema: number, day: string) => `schema-${schema}-2026-11-${day}T08-30-00.000Z.db`
const modeOf = (path: string): number => statSync(path).mode & 0o777

it('[DU61] a copy is whole, named by its schema and the time, and its owner’s alone', () => {
  expect(copyNames(dataDir)).toEqual([])
  copyDatabase(file, dataDir, 4, at(5))
  expect(copyNames(dataDir)).toEqual([nameOf(4, '05')])
  const path = join(copiesOf(dataDir), nameOf(4, '05'))
  expect([modeOf(copiesOf(dataDir)), modeOf(path)]).toEqual([0o700, 0o600])
  const copy = new DatabaseSync(path, { readOnly: true })
  expect(
    copy
      .prepare('select name from lamp')
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([{ name: 'Tide' }])
  copy.close()
})

it('[DU61] the newest three are kept, whatever their schema, and nothing of what a killed server left', () => {
  mkdirSync(copiesOf(dataDir))
  const left = join(copiesOf(dataDir), 'schema-1-x.db.tmp')
  const other = join(copiesOf(dataDir), 'notes.txt')
  for (const path of [left, other]) writeFileSync(path, 'x')
  for (const [schema, day] of [
    [9, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const)
    copyDatabase(file, dataDir, schema, at(day))
  expect(copyNames(dataDir)).toEqual([nameOf(4, '04'), nameOf(3, '03'), nameOf(2, '02')])
  expect([existsSync(left), existsSync(other)]).toEqual([false, true])
  expect(readdirSync(copiesOf(dataDir))).toHaveLength(4)
})
