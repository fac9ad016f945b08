import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import { openStore } from '#server/store/open.ts'
import { openSecret } from '#server/store/secret.ts'
import { copyDataFolder } from './data-folder.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
const fresh = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
  folders.push(folder)
  return folder
}
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** Opens and closes; answers the refusal, if any. */
async function start(dataDir: string): Promise<string | null> {
  const opened = await openStore(dataDir)
  if ('refused' in opened) return opened.refused
  await opened.close()
  return null
}

/** A folder of this build's schema whose database is spoiled. */
function spoiled(spoil: (bytes: Buffer) => Buffer): string {
  const folder = copyDataFolder(4, fresh())
  const path = join(folder, 'lamplight.db')
  writeFileSync(path, spoil(readFileSync(path)))
  return folder
}

/** The page an index of a database begins at, and how long pages are. */
function placeOf(bytes: Buffer, name: string): { at: number; size: number } {
  const path = join(fresh(), 'whole.db')
  writeFileSync(path, bytes)
  const file = new DatabaseSync(path)
  const row = file.prepare('select rootpage from sqlite_master where name = ?').get(name)
  const size = Number(file.prepare('pragma page_size').get()?.page_size)
  file.close()
  return { at: (Number(row?.rootpage) - 1) * size, size }
}

describe('a damaged database', () => {
  it.each([
    ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['of something else', (bytes: Buffer) => Buffer.alloc(bytes.length, 'no database at all ')],
    [
      'with a page of zeros',
      (bytes: Buffer) => {
        const { at, size } = placeOf(bytes, 'script_event')
        return bytes.fill(0, at, at + size)
      },
    ],
    [
      'with an index that no longer fits its table',
      (bytes: Buffer) => {
        const { at, size } = placeOf(bytes, 'sqlite_autoindex_user_2')
        bytes.write('bya', bytes.indexOf('aya@', at))
        expect(bytes.indexOf('bya@', at)).toBeLessThan(at + size)
        return bytes
      },
    ],
  ])('[DU5] %s stops the start with one line, and nothing is changed', async (_, spoil) => {
    const folder = spoiled(spoil)
    const before = readFileSync(join(folder, 'lamplight.db'))
    const refused = await start(folder)
    expect(refused).toMatch(/lamplight\.db is damaged: .+Nothing was changed/)
    expect(refused).not.toContain('\n')
    expect(refused).toContain('There is no copy')
    expect(readFileSync(join(folder, 'lamplight.db'))).toEqual(before)
  })

  it('[DU5] that became empty is not taken for a new one, and the newest copy is named', async () => {
    const folder = fresh()
    expect(await start(folder)).toBeNull()
    openSecret(folder)
    mkdirSync(join(folder, 'copies'))
    for (const day of ['01', '02'])
      writeFileSync(join(folder, 'copies', `schema-3-2027-01-${day}.db`), '')
    writeFileSync(join(folder, 'lamplight.db'), '')
    expect(await start(folder)).toContain('the newest is schema-3-2027-01-02.db')
  })
})

describe('the key of an installation', () => {
  it('[DU6] that has not 32 bytes is refused in one line and left as it is', () => {
    for (const size of [0, 31, 33]) {
      const folder = fresh()
      writeFileSync(join(folder, 'secret.key'), Buffer.alloc(size))
      expect(openSecret(folder)).toEqual({
        refused: expect.stringMatching(`secret\\.key is damaged: it has ${size} bytes`),
      })
      expect(statSync(join(folder, 'secret.key')).size).toBe(size)
    }
  })

  it('[DU6] is laid whole, over what a killed start had begun, and stays the same', () => {
    const folder = fresh()
    for (const name of ['secret.key.tmp', 'secret.key.77.tmp'])
      writeFileSync(join(folder, name), 'begun')
    const digestOf = () => {
      const secret = openSecret(folder)
      return 'refused' in secret ? secret.refused : secret.digest('ticket', 'one')
    }
    expect(digestOf()).toBe(digestOf())
    expect(readdirSync(folder)).toEqual(['secret.key'])
    expect(statSync(join(folder, 'secret.key')).size).toBe(32)
    expect(modeOf(join(folder, 'secret.key'))).toBe('600')
  })
})

describe('who may read a data folder', () => {
  const FILES = ['lamplight.db', 'lamplight.db-wal', 'lamplight.db-shm']

  it('[DU7] is its owner alone, and so with each file of the database while it is open', async () => {
    const folder = join(fresh(), 'data')
    const opened = await openStore(folder)
    expect(modeOf(folder)).toBe('700')
    for (const name of FILES) expect(modeOf(join(folder, name)), name).toBe('600')
    if (!('refused' in opened)) await opened.close()
  })

  it('[DU7] one from an earlier build is tightened', async () => {
    const folder = copyDataFolder(4, fresh())
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'lamplight.db'), 0o644)
    expect(await start(folder)).toBeNull()
    expect(modeOf(folder)).toBe('700')
    expect(modeOf(join(folder, 'lamplight.db'))).toBe('600')
  })

  it('[DU7] what a killed server left beside the database is tightened', async () => {
    const [running, killed] = [fresh(), fresh()]
    const opened = await openStore(running)
    for (const name of FILES) {
      copyFileSync(join(running, name), join(killed, name))
      chmodSync(join(killed, name), 0o644)
    }
    if (!('refused' in opened)) await opened.close()
    const again = await openStore(killed)
    for (const name of FILES) expect(modeOf(join(killed, name)), name).toBe('600')
    if (!('refused' in again)) await again.close()
  })

  it("[DU7] a folder that holds other people's things stays open to them", async () => {
    const folder = fresh()
    writeFileSync(join(folder, 'a-photo.jpg'), '')
    chmodSync(folder, 0o755)
    expect(await start(folder)).toBeNull()
    expect(modeOf(folder)).toBe('755')
    expect(modeOf(join(folder, 'lamplight.db'))).toBe('600')
  })
})
