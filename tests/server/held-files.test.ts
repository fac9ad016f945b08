import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeWhole } from '#server/media/write-whole.ts'
import { lockFolder } from '#server/store/lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'held-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a data folder', () => {
  const held = (by: string) => ({ heldBy: `The data folder ${folder} is held by ${by}.` })
  function locked() {
    const lock = lockFolder(folder)
    if ('heldBy' in lock) throw new Error(lock.heldBy)
    return lock
  }

  it('[SV23] is held by one, who is named by the number of the process, until it is let go', () => {
    const first = locked()
    expect(lockFolder(folder)).toEqual(held(`another server, process ${process.pid}`))
    expect(lockFolder(folder)).toEqual(held(`another server, process ${process.pid}`))
    first.release()
    const second = locked()
    expect(lockFolder(folder)).toEqual(held(`another server, process ${process.pid}`))
    second.release()
  })

  it('[SV23] is held all the same where its holder is not known by number', () => {
    const lock = locked()
    for (const text of ['{}', 'null', '7', '"pid"', '{', '']) {
      writeFileSync(join(folder, 'lamplight.lock'), text)
      expect(lockFolder(folder), text).toEqual(held('another server'))
    }
    rmSync(join(folder, 'lamplight.lock'))
    expect(lockFolder(folder)).toEqual(held('another server'))
    lock.release()
  })

  it('[SV23] is made where it is not there, and another fault of it is thrown as it is', () => {
    const deep = join(folder, 'a', 'b')
    const lock = lockFolder(deep)
    if ('heldBy' in lock) throw new Error(lock.heldBy)
    lock.release()
    writeFileSync(join(deep, 'lamplight.lock.db'), 'no database at all, but a text of some length')
    expect(() => lockFolder(deep)).toThrow('file is not a database')
  })
})

describe('a file of media', () => {
  it('[MD12] is written whole, in folders that are made for it, also by many at once', async () => {
    const path = join(folder, 'media', 'music', 'a.ogg')
    const texts = Array.from({ length: 12 }, (_, at) => String(at).repeat(50_000))
    await Promise.all(texts.map((text) => writeWhole(path, Buffer.from(text))))
    expect(texts).toContain(readFileSync(path, 'utf8'))
    await writeWhole(path, Buffer.from('the last'))
    expect(readFileSync(path, 'utf8')).toBe('the last')
    expect(readdirSync(join(folder, 'media', 'music'))).toEqual(['a.ogg'])
  })

  it('[MD12] that cannot be written leaves what was there', async () => {
    const path = join(folder, 'a.ogg')
    mkdirSync(join(path, 'in its place'), { recursive: true })
    await expect(writeWhole(path, Buffer.from('x'))).rejects.toThrow()
    expect(readdirSync(path)).toEqual(['in its place'])
  })
})
