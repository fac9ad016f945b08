import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestLanguage } from '#schemas/language.ts'
import { type PlayHead, withPlayHead } from './play-head.ts'

/** Where the page keeps its facts: an empty block of its own. */
const PLACE = /<script type="application\/json" id="config">[^<]*<\/script>/
const PAGE = 'index.html'
/** Pages with their facts in them that are kept packed; a site has one kind of facts, or two at its own machine. */
const KEPT = 16

const brotli = promisify(brotliCompress)
const packers = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip) as (text: string) => Promise<Buffer>,
  identity: async (text: string) => Buffer.from(text),
} as const
export type Encoding = keyof typeof packers

/** What a caller that accepts these can read, smallest first. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '').split(',').flatMap((one) => {
    const [name = '', quality = ''] = one.trim().split(/\s*;\s*/)
    return /^q=0(\.0*)?$/.test(quality) ? [] : [name.toLowerCase()]
  })
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}

export type PageRequest = {
  facts: unknown
  /** Home painted ahead in this language, where the build has laid one; else the page of every screen. */
  home: RequestLanguage | null
  encoding: Encoding
  /** What a game that is played at this address says of itself. */
  play?: PlayHead | null
}

/** The pages of the interface as they were built, read again when they are built again; null while there is none. */
export function createPage(folder: string): (asked: PageRequest) => Promise<Buffer | null> {
  const files = new Map<string, { changedAt: number; text: string }>()
  const packed = new Map<string, Promise<Buffer>>()

  async function read(name: string): Promise<{ changedAt: number; text: string } | null> {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found) return null
    const known = files.get(name)
    if (known?.changedAt === found.mtimeMs) return known
    const file = { changedAt: found.mtimeMs, text: await readFile(path, 'utf8') }
    files.set(name, file)
    return file
  }

  return async ({ facts, home, encoding, play = null }) => {
    const painted = home === null ? null : `home.${home}.html`
    const name = painted !== null && (await read(painted)) !== null ? painted : PAGE
    const file = await read(name)
    if (file === null) return null
    const block = factsBlock(facts)
    // there are as many of these as games: none is kept in the place of the pages everybody asks for
    if (play !== null)
      return packers[encoding](withPlayHead(file.text, play).replace(PLACE, () => block))
    const key = JSON.stringify([name, file.changedAt, encoding, block])
    const known = packed.get(key)
    if (known !== undefined) return known
    const [oldest] = packed.keys()
    if (packed.size >= KEPT && oldest !== undefined) packed.delete(oldest)
    const made = packers[encoding](file.text.replace(PLACE, () => block))
    packed.set(key, made)
    return made
  }
}

/** Facts for the page as data that no browser runs, and that cannot end its own element. */
function factsBlock(facts: unknown): string {
  const text = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="config">${text}</script>`
}
