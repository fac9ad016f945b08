import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstPaint, slowNet } from '../tests/e2e/support/speed-home.ts'
import { openChromium, serveFolder } from './chromium.ts'
import {
  allBytes,
  type Built,
  buildFloor,
  buildInterface,
  eagerBytes,
  homeOf,
  wordsAlone,
} from './home-build.ts'
import { atMost, type Row } from './row.ts'

const KB = 1_000
let released: Promise<Built> | undefined
const interfaceBuilt = () => (released ??= buildInterface())

async function close(): Promise<void> {
  const built = await released
  released = undefined
  await built?.close()
}

async function floorBytes(): Promise<number> {
  const floor = await buildFloor()
  const bytes = await eagerBytes(floor)
  await floor.close()
  return bytes
}

const BYTES: Record<string, () => Promise<number>> = {
  'react, react-dom and the router': floorBytes,
  ours: async () => eagerBytes(await interfaceBuilt()),
  'ours, every screen': async () => allBytes(await interfaceBuilt()),
}

const weight: Row = {
  id: 'P13',
  what: 'home, scripts over the wire (gzip)',
  unit: 'kB',
  candidates: Object.keys(BYTES),
  limit: 'react, react-dom and the router',
  rounds: { full: 1, quick: 1 },
  run: async (candidate) => ({ figure: ((await BYTES[candidate]?.()) ?? Number.NaN) / KB }),
  judge: (figures) => [atMost('ours', figures.of('ours').middle, 97, 'kB')],
  close,
}

async function paintOf(folder: string, page: string) {
  const served = await serveFolder(folder, page)
  const browser = await openChromium()
  try {
    const opened = await browser.newPage({ locale: 'en-US' })
    await slowNet(opened)
    await opened.goto(served.address, { waitUntil: 'commit', timeout: 60_000 })
    return await firstPaint(opened)
  } finally {
    await browser.close()
    served.close()
  }
}

/** The words of home in a page without style or script, in a folder of its own. */
async function htmlAlone(): Promise<string> {
  const built = await interfaceBuilt()
  const folder = await mkdtemp(join(tmpdir(), 'bench-html-'))
  const home = await readFile(join(built.folder, homeOf(built)), 'utf8')
  await writeFile(join(folder, 'index.html'), wordsAlone(home))
  return folder
}

const paint: Row = {
  id: 'P14',
  what: 'home, first contentful paint, slow 4G and a quarter of the processor',
  unit: 'ms',
  candidates: ['HTML alone', 'ours'],
  limit: 'HTML alone',
  rounds: { full: 5, quick: 2 },
  async run(candidate) {
    if (candidate === 'ours') {
      const built = await interfaceBuilt()
      return { figure: await paintOf(built.folder, homeOf(built)) }
    }
    const folder = await htmlAlone()
    const figure = await paintOf(folder, 'index.html')
    await rm(folder, { recursive: true, force: true })
    return { figure }
  },
  judge: (figures) => [atMost('ours', figures.ratio('ours', 'HTML alone'), 1.05)],
  close,
}

/** The rows about what a first visitor waits for. */
export const homeRows: readonly Row[] = [weight, paint]
