import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { factChecks } from '../scripts/fact-checks.ts'
import { mainThreadOf, openChromium, serveFolder } from './chromium.ts'
import type { Work } from './pages/work.ts'
import type { Answer } from './row.ts'

type Served = { address: string; close(): void; folder: string }
let served: Promise<Served> | undefined

async function buildAndServe(): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'))
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'pages'),
    logLevel: 'error',
    plugins: [react(), factChecks()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5_000 },
  })
  return { ...(await serveFolder(folder)), folder }
}

export type Task = { work: 'reading' | 'creation'; candidate: string; size: string }

/** Does one piece of work in a Chromium of its own: milliseconds of the main thread's processor time. */
export async function inBrowser(task: Task, count: 'all' | 'scripts'): Promise<Answer> {
  served ??= buildAndServe()
  const { address } = await served
  const browser = await openChromium()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(600_000)
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await page.goto(`${address}/?${new URLSearchParams(task)}`)
    await page.waitForFunction('window.work')
    const spent = await mainThreadOf(page)
    const before = await spent()
    const found = await page.evaluate(() => (window as unknown as { work: Work }).work())
    const after = await spent()
    if (faults.length > 0) throw new Error(`${task.candidate}: ${faults[0]}`)
    const { longest, ...rest } = found
    return { ...rest, figure: after[count] - before[count], notes: { ...rest.notes, longest } }
  } finally {
    await browser.close()
  }
}

/** Puts the built pages away. */
export async function closePages(): Promise<void> {
  if (served === undefined) return
  const { close, folder } = await served
  served = undefined
  close()
  await rm(folder, { recursive: true, force: true })
}
