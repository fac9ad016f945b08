import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { openChromium, serveFolder } from './chromium.ts'
import { allBytes, type Built, buildFloor, buildInterface, eagerBytes } from './home-build.ts'
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

/** A slow phone on a slow net: 150 ms away, 1.6 megabits a second, a quarter of the speed. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const firstPaint = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const found = list.getEntriesByName('first-contentful-paint')[0]
      if (found !== undefined) resolve(found.startTime)
    }).observe({ type: 'paint', buffered: true })
  })

async function paintOf(folder: string) {
  const served = await serveFolder(folder)
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    await slowDown(page)
    await page.goto(served.address, { waitUntil: 'commit', timeout: 60_000 })
    return await page.evaluate(firstPaint)
  } finally {
    await browser.close()
    served.close()
  }
}

/** The words of home as the browser shows them, in a page without style or script. */
async function htmlAlone(): Promise<string> {
  const { folder: built } = await interfaceBuilt()
  const served = await serveFolder(built)
  const browser = await openChromium()
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(served.address)
  await page.getByRole('textbox').waitFor()
  const words = await page.locator('#root').evaluate((root) => root.textContent ?? '')
  await browser.close()
  served.close()
  const folder = await mkdtemp(join(tmpdir(), 'bench-html-'))
  const paragraphs = words.split('. ').map((line) => `<p>${line.replaceAll('<', '&lt;')}</p>`)
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><title>Home</title><body>${paragraphs.join('')}</body></html>`,
  )
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
    if (candidate === 'ours') return { figure: await paintOf((await interfaceBuilt()).folder) }
    const folder = await htmlAlone()
    const figure = await paintOf(folder)
    await rm(folder, { recursive: true, force: true })
    return { figure }
  },
  judge: (figures) => [atMost('ours', figures.ratio('ours', 'HTML alone'), 1.05)],
  close,
}

/** The rows about what a first visitor waits for. */
export const homeRows: readonly Row[] = [weight, paint]
