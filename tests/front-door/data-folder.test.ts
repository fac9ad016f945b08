import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareDataFolder } from '#server/store/data-folder.ts'
import { beginServer, stop } from './server-process.ts'

// A process takes its time to start where others work beside it.
beforeAll(() => vi.setConfig({ testTimeout: 120_000 }))
afterAll(() => vi.resetConfig())

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'door-'))
  await chmod(folder, 0o755)
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts on a folder and answers what it said, once it ended by itself. */
async function refusal(dataDir: string): Promise<string> {
  const begun = beginServer({ PORT: '0', DATA_DIR: dataDir }, asNobody)
  const late = setTimeout(() => void stop(begun), 60_000)
  expect(await begun.ended).toBe(1)
  clearTimeout(late)
  return begun.output().trim()
}

describe('a data folder that cannot be used', () => {
  it('[FD9] is told within five seconds where no folder can be made', () => {
    const before = performance.now()
    expect(prepareDataFolder('/proc/nope')).toBe('no folder can be made there')
    expect(prepareDataFolder('/proc/nope/deeper')).toBe('no folder can be made there')
    expect(performance.now() - before).toBeLessThan(5_000)
  })

  it('[FD9] ends the start in one line', async () => {
    expect(await refusal('/proc/nope')).toBe(
      'The data folder /proc/nope cannot be used: no folder can be made there.',
    )
  })

  it('[FD9] is told where this account may not write, by one that is not root', async () => {
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o555 })
    for (const path of [closed, join(closed, 'below')])
      expect(await refusal(path)).toBe(
        `The data folder ${path} cannot be used: this account may not write there.`,
      )
  })

  it('[FD9] is told where a file is in its place', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    for (const place of [path, join(path, 'below')])
      expect(prepareDataFolder(place)).toBe('there is a file in its place')
  })

  it('[FD9] is told where the disk is full, or no file may grow', async () => {
    // A whole disk of its own only root can have; a limit on files is what anybody can.
    const small = join(folder, 'small')
    await mkdir(small)
    const mounted =
      isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', small]).status === 0
    try {
      const words = ['-e', FULL, small]
      const { stdout } = mounted
        ? spawnSync(process.execPath, words, { encoding: 'utf8' })
        : spawnSync(
            'sh',
            ['-c', 'ulimit -f 256; trap "" XFSZ; exec "$@"', 'sh', process.execPath, ...words],
            {
              encoding: 'utf8',
            },
          )
      expect(stdout.trim()).toBe(
        mounted ? 'the disk is full' : 'no file of a megabyte may be written there',
      )
    } finally {
      if (mounted) spawnSync('umount', [small])
    }
  })

  it('[FD9] leaves nothing behind where it can be used, however deep', async () => {
    const deep = join(folder, 'a b', 'c', 'ü')
    expect(prepareDataFolder(deep)).toBeNull()
    expect(await readdir(deep)).toEqual([])
  })
})

const FULL = `import('${join(import.meta.dirname, '../../server/store/data-folder.ts')}').then(
  ({ prepareDataFolder }) => console.log(prepareDataFolder(process.argv[1])))`

describe('a start by somebody who is not root', () => {
  it('[FD8] works, with a data folder of their own', async () => {
    const own = join(folder, 'own')
    await mkdir(own)
    await chmod(own, 0o777)
    const begun = beginServer({ PORT: '0', DATA_DIR: own }, asNobody)
    const [, address] = await begun.says(/ready: (http:\S+)/)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect(await stop(begun, 'SIGINT')).toBe(0)
  })
})
