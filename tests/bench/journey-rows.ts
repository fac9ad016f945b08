import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { chooseAll, register } from '../e2e/creator.ts'
import { wordsOf } from '../e2e/words.ts'
import { kill, startServer } from '../server/process.ts'
import { openChromium } from './chromium.ts'
import { type Answer, atMost, type Row } from './row.ts'

const IDEA = 'A beekeeper inherits a glass piano that plays one wrong note every midnight'
const STAGES = ['home', 'creation', 'generation'] as const
type Stage = (typeof STAGES)[number]
type Found = { longest: number; long: number }
type Watched = { longTasks?: number[] }

/** Keeps how long every task took that kept the page from answering for more than 50 ms. */
function watchTasks(): void {
  const watched = window as unknown as Watched
  const longTasks: number[] = []
  watched.longTasks = longTasks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** The long tasks since the last time somebody asked. */
async function takeTasks(page: Page): Promise<Found> {
  const tasks = await page.evaluate(() =>
    (window as unknown as { longTasks: number[] }).longTasks.splice(0),
  )
  return { longest: Math.max(0, ...tasks), long: tasks.length }
}

/** From home to a whole game, as a person goes. */
async function walk(page: Page, address: string, dataDir: string): Promise<Record<Stage, Found>> {
  const say = wordsOf('en-US')
  await page.addInitScript(watchTasks)
  await page.goto(address)
  await page.getByRole('textbox').fill(IDEA)
  await page.waitForTimeout(1_000)
  const home = await takeTasks(page)
  await page.getByRole('button', { name: say('home', 'idea.submit') }).click()
  await register(page, say, dataDir, 'bench@example.com')
  await page.waitForURL('**/create-game')
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: say('create', 'thinking.expand') }).waitFor()
  await chooseAll(page, say)
  const creation = await takeTasks(page)
  await page.getByRole('button', { name: say('create', 'start.start') }).click()
  await page.waitForURL('**/game-generation?id=*')
  const ready = page.getByText(say('errors', 'generation_complete')).first()
  await ready.waitFor({ timeout: 240_000 })
  return { home, creation, generation: await takeTasks(page) }
}

async function journey(): Promise<Record<Stage, Found>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-journey-'))
  const running = await startServer(dataDir)
  const browser = await openChromium()
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    page.setDefaultTimeout(60_000)
    return await walk(page, running.address, dataDir)
  } finally {
    await browser.close()
    await kill(running)
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** One journey answers for all of its stages. */
const walked: { found: Record<Stage, Found>; left: Set<string> }[] = []

async function stageOf(stage: string): Promise<Answer> {
  let one = walked.find(({ left }) => left.has(stage))
  if (one === undefined) {
    one = { found: await journey(), left: new Set(STAGES) }
    walked.push(one)
  }
  one.left.delete(stage)
  const { longest, long } = one.found[stage as Stage]
  return { figure: longest, notes: { long } }
}

const longTasks: Row = {
  id: 'P12J',
  what: 'longest task of the main thread on the real journey (0: none over 50 ms)',
  unit: 'ms',
  candidates: STAGES,
  limit: 'home',
  rounds: { full: 1, quick: 1 },
  run: stageOf,
  judge: (figures) =>
    STAGES.map((stage) =>
      atMost(
        `${stage}, ${figures.note(stage, 'long')} long tasks, longest`,
        figures.of(stage).middle,
        50,
        'ms',
      ),
    ),
}

/** The row that walks through the product as it is released: it needs a built interface. */
export const journeyRows: readonly Row[] = [longTasks]
