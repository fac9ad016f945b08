import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { findDamage } from '#server/store/damage.ts'

const MOST = 256 * 1_048_576
const folder = mkdtempSync(join(tmpdir(), 'damage-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file of so many bytes, none of which lie on the disk. */
function fileOf(bytes: number): string {
  const path = join(folder, `${bytes}.db`)
  const file = openSync(path, 'w')
  ftruncateSync(file, bytes)
  closeSync(file)
  return path
}

/** A database that answers every question so, and what it was asked. */
function database(answer: () => Record<string, unknown> | undefined) {
  const asked: string[] = []
  const prepare = (words: string) => {
    asked.push(words)
    return { get: answer }
  }
  return { file: { prepare } as unknown as DatabaseSync, asked }
}

it('[DU60] a database of 256 MB is checked whole, and a larger one quickly', () => {
  const { file, asked } = database(() => ({ integrity_check: 'ok' }))
  expect(findDamage(file, fileOf(MOST))).toBeNull()
  expect(findDamage(file, fileOf(MOST + 1))).toBeNull()
  expect(asked).toEqual(['pragma integrity_check(1)', 'pragma quick_check(1)'])
})

it('[DU60] damage is told in one line, also where the check itself breaks on it, and any other fault is thrown', () => {
  const path = fileOf(1)
  const said = (answer: () => Record<string, unknown> | undefined) =>
    findDamage(database(answer).file, path)
  expect(said(() => ({ check: 'page 3:\n  never used' }))).toBe('page 3: never used')
  expect(said(() => undefined)).toBe('undefined')
  const broken = (errcode: number) => () => {
    throw Object.assign(new Error(`broken ${errcode}`), { errcode })
  }
  // 11 and 26 are SQLite's own for both, and the upper bits say more of them
  for (const code of [11, 26, 11 + 256, 26 + 512]) expect(said(broken(code))).toBe(`broken ${code}`)
  for (const code of [5, 10, 27]) expect(() => said(broken(code))).toThrow(`broken ${code}`)
  expect(() =>
    said(() => {
      throw new Error('no number')
    }),
  ).toThrow('no number')
})
