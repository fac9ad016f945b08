import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { isWhole } from '#server/media/whole.ts'

const LOOPS = 'server/media/loops'
const folder = mkdtempSync(join(tmpdir(), 'whole-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isWholeWith = (name: string, bytes: Uint8Array): Promise<boolean> => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return isWhole(path)
}
/** The file with one of its bytes changed. */
const with1 = (bytes: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[at] = value
  return copy
}

it('[MD62] a picture is whole to its last byte, and is one by its head', async () => {
  const blank = { width: 8, height: 8, channels: 3, background: '#304050' } as const
  const bytes = await sharp({ create: blank }).webp().toBuffer()
  expect(await isWholeWith('a.webp', bytes)).toBe(true)
  for (const cut of [0, 4, 11, 12, bytes.length - 1])
    expect(await isWholeWith('a.webp', bytes.subarray(0, cut)), String(cut)).toBe(false)
  expect(await isWholeWith('a.webp', Buffer.concat([bytes, Buffer.from([0])]))).toBe(false)
  for (const at of [0, 3, 4, 8, 11])
    expect(await isWholeWith('a.webp', with1(bytes, at, 7)), String(at)).toBe(false)
  expect(await isWhole(join(folder, 'none.webp'))).toBe(false)
})

it('[MD62] a loop is whole where its last page says that it is the last, and is all there', async () => {
  const names = readdirSync(LOOPS).filter((name) => name.endsWith('.ogg'))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(await isWhole(join(LOOPS, name)), name).toBe(true)
  const bytes = readFileSync(join(LOOPS, names[0] ?? ''))
  const page = bytes.lastIndexOf('OggS')
  const body = page + 27 + (bytes[page + 26] ?? 0)
  for (const cut of [0, 3, page, page + 26, page + 27, body, bytes.length - 1])
    expect(await isWholeWith('a.ogg', bytes.subarray(0, cut)), String(cut)).toBe(false)
  expect(await isWholeWith('a.ogg', Buffer.concat([bytes, Buffer.from([0])]))).toBe(false)
  // the mark of the last page is one of several bits
  expect(await isWholeWith('a.ogg', with1(bytes, page + 5, 0))).toBe(false)
  expect(await isWholeWith('a.ogg', with1(bytes, page + 5, 3))).toBe(false)
  expect(await isWholeWith('a.ogg', with1(bytes, page + 5, 5))).toBe(true)
})

it('[MD62] the longest page there can be is found, and a file that is one page alone', async () => {
  const page = Buffer.alloc(27 + 255 + 255 * 255, 1)
  page.write('OggS', 0, 'latin1')
  page[5] = 4
  page.fill(255, 26, 27 + 255)
  expect(page.length).toBe(65_307)
  expect(await isWholeWith('b.ogg', page)).toBe(true)
  expect(await isWholeWith('b.ogg', Buffer.concat([Buffer.from('before'), page]))).toBe(true)
  expect(await isWholeWith('b.ogg', page.subarray(0, -1))).toBe(false)
})
