import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clearTemporary, clearUnused, servedFiles } from '#server/media/clearing.ts'
import { folderStore } from '#server/media/folder-store.ts'
import type { MediaStore } from '#server/media/media-store.ts'

const MOMENT = Date.UTC(2026, 10, 26)
let dataDir = ''
let store: MediaStore
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clearing-'))
  store = folderStore(dataDir)
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Lays a file there, as old as that. */
function lay(path: string, at = MOMENT - 1_000): string {
  const whole = join(dataDir, path)
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(whole, 'x')
  utimesSync(whole, new Date(at), new Date(at))
  return whole
}
const nameOf = (letter: string, extension = 'webp'): string => `${letter.repeat(64)}.${extension}`

it('[MD63] what was half written before a moment is removed from every folder that files are written in', async () => {
  const folders = ['', 'media', 'media-copies', 'briefs', 'copies', 'outbox']
  const old = folders.map((folder) => lay(join(folder, 'a.tmp')))
  const young = folders.map((folder) => lay(join(folder, 'b.tmp'), MOMENT))
  const others = folders.map((folder) => lay(join(folder, 'a.tmp.txt')))
  const elsewhere = lay(join('elsewhere', 'a.tmp'))
  expect(await clearTemporary(dataDir, MOMENT)).toBe(folders.length)
  for (const path of old) expect(existsSync(path), path).toBe(false)
  for (const path of [...young, ...others, elsewhere]) expect(existsSync(path), path).toBe(true)
  expect(await clearTemporary(dataDir, MOMENT)).toBe(0)
})

it('[MD63] a picture nobody names, older than a moment, goes with its brief; one that is named or younger stays', async () => {
  const lays = (letter: string, at?: number) => [
    lay(join('media', nameOf(letter)), at),
    lay(join('briefs', `${nameOf(letter)}.json`), at),
  ]
  const [gone, named, young] = [lays('a'), lays('b'), lays('c', MOMENT)]
  const loop = lay(join('media', nameOf('d', 'ogg')))
  const foreign = ['A', 'g', 'e'].map((letter) =>
    lay(join('media', nameOf(letter, letter === 'e' ? 'png' : 'webp'))),
  )
  expect((await servedFiles(store)).toSorted()).toEqual(
    [nameOf('a'), nameOf('b'), nameOf('c'), nameOf('d', 'ogg')].toSorted(),
  )
  expect(await clearUnused(store, new Set([nameOf('b')]), MOMENT)).toBe(2)
  for (const path of [...gone, loop]) expect(existsSync(path), path).toBe(false)
  for (const path of [...named, ...young, ...foreign]) expect(existsSync(path), path).toBe(true)
})

it('[MD63] a brief of what was never made goes by its own age', async () => {
  const briefs = ['a', 'b', 'c', 'd'].map((letter) =>
    lay(join('briefs', `${nameOf(letter)}.json`), letter === 'c' ? MOMENT : undefined),
  )
  // what was made lately keeps its brief, however old that is
  lay(join('media', nameOf('d')), MOMENT)
  expect(await clearUnused(store, new Set([nameOf('b')]), MOMENT)).toBe(1)
  expect(briefs.map((path) => existsSync(path))).toEqual([false, true, true, true])
})

it('[MD63] where there are no folders yet there is nothing to clear', async () => {
  expect(await servedFiles(store)).toEqual([])
  expect(await clearTemporary(dataDir, MOMENT)).toBe(0)
  expect(await clearUnused(store, new Set(), MOMENT)).toBe(0)
})
