import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { isNestedDeeper } from '#server/http/nesting.ts'
import { encodingOf } from '#server/http/page.ts'
import { withPlayHead } from '#server/http/play-head.ts'
import { folderStore } from '#server/media/folder-store.ts'
import { createKnownMedia, createMediaSaid } from '#server/media/known-media.ts'
import { mediaFolders } from '#server/media/media-folders.ts'
import { stepAlong } from '#server/scripts/undo.ts'
import type { LoggedStep, ScriptStore } from '#server/store/scripts.ts'

describe('the head of a published game', () => {
  const PAGE = '<head><title>x</title></head><body></body>'
  const head = { title: 'Low Tide', language: 'en_US', cover: null, url: 'http://a.test/play/g' }
  const descriptionOf = (intro: string) =>
    /name="description" content="([^"]*)"/.exec(
      withPlayHead(PAGE, { ...head, intro } as Parameters<typeof withPlayHead>[1]),
    )?.[1]

  it('[PU39] tells 200 letters of its intro as they are, and of a longer one 200 with the mark that it goes on', () => {
    for (const letter of ['a', '灯', 'e\u0301']) {
      expect(descriptionOf(letter.repeat(200))).toBe(letter.repeat(200))
      expect(descriptionOf(letter.repeat(201))).toBe(`${letter.repeat(199)}…`)
    }
    expect(descriptionOf(`${'a'.repeat(198)} bcd`)).toBe(`${'a'.repeat(198)}…`)
    expect(descriptionOf('  One *lamp*\n two  ')).toBe('One lamp two')
    expect(descriptionOf('')).toBeUndefined()
  })
})

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.0 , gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('[PF13] a reader that accepts %j is sent %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding)
})

it('[SC8] a body nests as deep as is allowed, however its texts and brackets stand', () => {
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(isNestedDeeper(deep(3), 3)).toBe(false)
  expect(isNestedDeeper(deep(4), 3)).toBe(true)
  expect(isNestedDeeper(deep(3) + deep(3), 3)).toBe(false)
  expect(isNestedDeeper('{"a":[{"b":1}]}', 3)).toBe(false)
  expect(isNestedDeeper('{"a":[{"b":[]}]}', 3)).toBe(true)
  expect(isNestedDeeper('"[[[["', 0)).toBe(false)
  expect(isNestedDeeper('"\\"[[", [[', 1)).toBe(true)
  expect(isNestedDeeper('["\\\\", [', 1)).toBe(true)
})

describe('a step is found', () => {
  /** A log of so many edits, of which the newest were taken back one after the other. */
  const logOf = (edits: number, undone: number): Pick<ScriptStore, 'steps'> => {
    const made = Array.from({ length: edits }, (_, at) => ({ version: at + 1 }))
    const back = Array.from({ length: undone }, (_, at) => ({
      ...{ version: edits + at + 1, undoes: edits - at },
    }))
    const steps = [...made, ...back].toReversed() as LoggedStep[]
    return { steps: async (_, skip, most) => steps.slice(skip, skip + most) }
  }
  const along = (way: 'undo' | 'redo', edits: number, undone: number) =>
    stepAlong(logOf(edits, undone) as ScriptStore, 's1', way)

  it('[CH24] [CH25] however many were taken back before it, and none where all were', async () => {
    for (const undone of [0, 1, 15, 16, 31, 32, 33, 70]) {
      expect(await along('undo', 100, undone), `${undone}`).toBe(100 - undone)
      expect(await along('undo', undone, undone), `${undone}`).toBeUndefined()
      expect(await along('redo', 100, undone)).toBe(undone === 0 ? undefined : 101 - undone)
    }
    expect(await along('undo', 0, 0)).toBeUndefined()
  })
})

describe('an address of our media', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'known-media-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const { generated, music } = mediaFolders(dataDir)
  const isKnown = createKnownMedia(folderStore(dataDir))

  it('[LM4] is known where its file is there: a picture, a loop made for a game, and one that is shipped', async () => {
    mkdirSync(join(generated, 'music'), { recursive: true })
    writeFileSync(join(generated, 'a-1.webp'), 'x')
    writeFileSync(join(generated, 'music', 'b-2.ogg'), 'x')
    mkdirSync(join(generated, 'folder.png'))
    const [shipped = ''] = readdirSync(music)
    const known = [
      '/media/a-1.webp',
      '/media/music/b-2.ogg',
      '/media/avatars/u-1.svg',
      `/media/music/${shipped}`,
    ]
    for (const path of known) expect(await isKnown(path), path).toBe(true)
    const unknown = [
      ...['/media/b-2.ogg', '/media/music/a-1.webp', '/media/c.webp', '/media/folder.png'],
      ...['/media/a-1.txt', '/media/../a-1.webp', '/media/avatars/U.svg', `/media/${shipped}`],
      ...['/x/media/a-1.webp', '/media/a-1.webp/x', '/media/avatars/.svg', ''],
    ]
    for (const path of unknown) expect(await isKnown(path), path).toBe(false)
  })

  it('[LM4] is known before its picture is made by what it is made from; a loop is not', async () => {
    mkdirSync(join(dataDir, 'briefs', 'music'), { recursive: true })
    for (const name of ['made-later.webp', 'later.ogg', join('music', 'later.ogg')])
      writeFileSync(join(dataDir, 'briefs', `${name}.json`), '{}')
    expect(await isKnown('/media/made-later.webp')).toBe(true)
    for (const path of ['/media/made-never.webp', '/media/music/later.ogg'])
      expect(await isKnown(path), path).toBe(false)
  })

  it('[LM4] is looked for once, and none after the first that is not there', async () => {
    const asked: string[] = []
    const said = createMediaSaid(async (path) => {
      asked.push(path)
      return !path.includes('gone')
    })
    const named = { cover: '/media/a.webp', all: ['http://x.test/media/b.png?v', '/media/a.webp'] }
    const both = await said(named)
    expect(asked).toEqual(['/media/a.webp', '/media/b.png'])
    expect(['/media/a.webp', '/media/b.png', '/media/c.png'].map(both)).toEqual([true, true, false])
    asked.length = 0
    const some = await said(['/media/a.webp', '/media/gone.webp', '/media/b.png'])
    expect(asked).toEqual(['/media/a.webp', '/media/gone.webp'])
    expect(['/media/a.webp', '/media/gone.webp', '/media/b.png'].map(some)).toEqual([
      true,
      false,
      false,
    ])
    asked.length = 0
    expect((await said({ text: 'no picture at all' }))('/media/a.webp')).toBe(false)
    expect(asked).toEqual([])
  })
})
