import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { factChecks } from '../scripts/fact-checks.ts'
import { longestTask } from '../tests/e2e/support/speed-watch.ts'
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

export type Task = { work: 'reading' | 'creation' | 'written'; candidate: string; size: string }

const call = (page: Page) => page.evaluate(() => (window as unknown as { work: Work }).work())

/** Opens a page that is ready for a piece of work, in a Chromium of its own. */
async function onPage<T>(task: Task, act: (page: Page) => Promise<T>): Promise<T> {
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
    const done = await act(page)
    if (faults.length > 0) throw new Error(`${task.candidate}: ${faults[0]}`)
    return done
  } finally {
    await browser.close()
  }
}

/** Does one piece of work: milliseconds of the main thread's processor time. */
export const inBrowser = (task: Task, count: 'all' | 'scripts'): Promise<Answer> =>
  onPage(task, async (page) => {
    const spent = await mainThreadOf(page)
    const before = await spent()
    const found = await call(page)
    const after = await spent()
    const { longest, ...rest } = found
    return { ...rest, figure: after[count] - before[count], notes: { ...rest.notes, longest } }
  })

/** The processor time of the longest task of a piece of work, done once more: a trace takes time of its own. */
export const longestIn = (task: Task): Promise<number> =>
  onPage(task, async (page) => {
    const { cpu } = await longestTask(page, async () => {
      await call(page)
    })
    return cpu
  })

/** Puts the built pages away. */
export async function closePages(): Promise<void> {
  if (served === undefined) return
  const { close, folder } = await served
  served = undefined
  close()
  await rm(folder, { recursive: true, force: true })
}
