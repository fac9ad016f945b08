import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { createMediaMaker, type Studio, type StudioOptions } from '#server/media/studio.ts'
import { portraitOf } from './briefs.ts'

const open: Studio[] = []
const patient = new AbortController().signal
const fragile = new URL('./fragile-worker.ts', import.meta.url)

function openStudio(options: Partial<StudioOptions> = {}): { studio: Studio; dataDir: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-'))
  const studio = createMediaMaker({ dataDir, mediaOrigin: 'http://lamp.example', ...options })
  open.push(studio)
  return { studio, dataDir }
}

function filesIn(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'media'))
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((studio) => studio.close()))
})

describe('the studio', () => {
  it('[MD10] paints beside the server and answers an address under the present origin', async () => {
    const { studio, dataDir } = openStudio()
    expect(studio.alive()).toBe(0)
    const address = await studio.picture(portraitOf({}), patient)
    expect(address).toMatch(/^http:\/\/lamp\.example\/media\/[0-9a-f]{64}\.webp$/)
    const bytes = readFileSync(join(dataDir, 'media', address.split('/').at(-1) ?? ''))
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP')
  }, 60_000)

  it('[MD10] does the work again when a worker dies, and ends idle ones', async () => {
    const { studio, dataDir } = openStudio({ workerScript: fragile, idleMs: 2_000 })
    await studio.picture(portraitOf({}, dataDir), patient)
    expect(filesIn(dataDir)).toHaveLength(1)
    expect(studio.alive()).toBe(1)
    await expect.poll(() => studio.alive(), { timeout: 20_000 }).toBe(0)
    await studio.picture(portraitOf({}, 'after the end'), patient)
    expect(filesIn(dataDir)).toHaveLength(2)
  }, 60_000)

  it('[MD10] gives up a brief that kills every worker, and goes on with others', async () => {
    const { studio } = openStudio({ workerScript: fragile })
    await expect(studio.picture(portraitOf({}, 'always fatal'), patient)).rejects.toThrow('lost')
    await expect(studio.picture(portraitOf({}, 'refused'), patient)).rejects.toThrow(
      'no such colour',
    )
    await expect(studio.picture(portraitOf({}, 'fine'), patient)).resolves.toContain('/media/')
  }, 60_000)

  it('[MD11] shares one job between requests and makes nothing twice', async () => {
    const { studio, dataDir } = openStudio({ workerScript: fragile })
    const brief = portraitOf({}, 'shared')
    const addresses = await Promise.all([1, 2, 3].map(() => studio.picture(brief, patient)))
    expect(new Set(addresses).size).toBe(1)
    expect(filesIn(dataDir)).toHaveLength(1)
    const path = join(dataDir, 'media', filesIn(dataDir)[0] ?? '')
    const before = statSync(path).mtimeMs
    const { subject, style, seed } = brief
    // The order of the fields is not part of the brief.
    expect(await studio.picture({ seed, style, subject }, patient)).toBe(addresses[0])
    expect(statSync(path).mtimeMs).toBe(before)
  }, 60_000)

  it('[MD12] lets go at once who stops waiting, and leaves a whole file', async () => {
    const { studio, dataDir } = openStudio({ workerScript: fragile })
    const leaving = new AbortController()
    const wanted = studio.picture(portraitOf({}, 'left'), leaving.signal)
    leaving.abort(new Error('gone home'))
    await expect(wanted).rejects.toThrow('gone home')
    await expect(studio.picture(portraitOf({}, 'never'), leaving.signal)).rejects.toThrow(
      'gone home',
    )
    await expect.poll(() => readFile(dataDir), { timeout: 20_000 }).toEqual(['made left'])
  }, 60_000)

  it('[MD12] turns away new work once it is closed', async () => {
    const { studio } = openStudio({ workerScript: fragile })
    const running = studio.picture(portraitOf({}, 'last'), patient)
    await pause(50)
    await studio.close()
    await Promise.allSettled([running])
    await expect(studio.picture(portraitOf({}, 'late'), patient)).rejects.toThrow('closed')
    expect(studio.alive()).toBe(0)
  }, 60_000)
})

function readFile(dataDir: string): string[] {
  try {
    const bytesOf = (name: string) => readFileSync(join(dataDir, 'media', name))
    return filesIn(dataDir).map((name) => bytesOf(name).toString('utf8', 'RIFF----WEBP'.length))
  } catch {
    return []
  }
}
