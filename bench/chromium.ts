import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium with a fresh profile. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: FLAGS,
  })

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}
const squeeze = promisify(gzip)

/** Serves a folder on a free port, squeezed as a server would, with one of its pages at `/`. */
export async function serveFolder(folder: string, page = 'index.html') {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://here').pathname
    const name = path === '/' ? page : path
    const bytes = await readFile(join(folder, name)).catch(() => null)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    if (bytes === null) response.writeHead(404).end()
    else if (extname(name) in TYPES)
      response
        .writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
        .end(await squeeze(bytes))
    else response.writeHead(200, { 'content-type': type }).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The processor time a page's main thread spent, in milliseconds: all of it, and in scripts alone. */
export async function mainThreadOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1_000
    return { all: of('TaskDuration'), scripts: of('ScriptDuration') }
  }
}
