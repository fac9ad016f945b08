import { availableParallelism } from 'node:os'
import process from 'node:process'
import type { Page } from 'playwright-core'

/** A task of the page's main thread: what it cost the processor, and what it took on the clock, in milliseconds. */
export type Task = { cpu: number; wall: number }

type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

const CATEGORIES = ['toplevel', '__metadata', 'disabled-by-default-v8.compile']

/** Where each call stands in a script is looked up for the tools that watch a page: no reader's browser spends it. */
const WATCHING = 'V8.CollectSourcePositions'

/** The task that cost the page's main thread most while something was done. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<Task> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('a page outside any browser')
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  const trace = await browser.stopTracing()
  const tasks = tasksIn(JSON.parse(trace.toString()).traceEvents)
  const [longest] = tasks.sort((one, other) => other.cpu - one.cpu)
  if (longest === undefined) throw new Error('the trace holds no task of a main thread')
  return longest
}

function tasksIn(events: readonly TraceEvent[]): Task[] {
  const place = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(place),
  )
  const watching = events.filter(({ name, tdur }) => name === WATCHING && tdur !== undefined)
  const watched = (task: TraceEvent, end: number): number =>
    watching
      .filter((event) => place(event) === place(task) && event.ts >= task.ts && event.ts < end)
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  return events.flatMap((event) => {
    const { name, ts, dur, tdur } = event
    if (!name.endsWith('RunTask') || dur === undefined || tdur === undefined) return []
    if (!mains.has(place(event))) return []
    return [{ cpu: (tdur - watched(event, ts + dur)) / 1_000, wall: dur / 1_000 }]
  })
}

/** The most that a screen may move by itself, as a layout shift is counted. */
export const MOST_SHIFT = 0.05

type Shift = { value: number; at: number; what: string }
type Watched = { shifts: Shift[] }

/** Keeps every shift of a page's layout that nobody's press or key brought about; to be called before it is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type LayoutShift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node: Node | null }[]
    }
    const shifts: Shift[] = []
    ;(window as unknown as Watched).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}`.slice(0, 60) : 'text',
        )
        shifts.push({ value: entry.value, at: entry.startTime, what: what.join(' · ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The worst window of shifts since somebody last asked: at most 5 s, ended by a second without one, as Lighthouse counts. */
export async function takeShift(page: Page): Promise<{ value: number; what: string }> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).shifts.splice(0))
  let worst = { value: 0, what: '' }
  let window = { value: 0, from: 0, to: 0, what: '' }
  for (const { value, at, what } of shifts) {
    const goesOn = window.value > 0 && at - window.to < 1_000 && at - window.from < 5_000
    window = goesOn
      ? { ...window, value: window.value + value, to: at, what: `${window.what} | ${what}` }
      : { value, from: at, to: at, what }
    if (window.value > worst.value) worst = { value: window.value, what: window.what }
  }
  return worst
}

/** What the work below takes on the two quiet cores the limits were set on, in milliseconds: the middle of 300 turns. */
const WORK_MS = 19

/** Work of the sort a page does: objects made, found again, written as JSON and read. */
function work(): number {
  const rows = Array.from({ length: 20_000 }, (_, value) => ({ key: `row ${value}`, value }))
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  const sum = rows.reduce((all, { key }) => all + (byKey.get(key) ?? 0), 0)
  return JSON.parse(JSON.stringify(rows)).length + sum
}

/** How many times longer the same work takes just now than on the machine the limits were set on: never below 1. */
export type Slowness = { wall: number; cpu: number }

/**
 * Limits are meant for two quiet cores of one speed. A machine that others keep busy is given that much longer on the
 * clock; a core whose other half works for somebody else needs more of the processor for the same work, too.
 */
export function slowness(): Slowness {
  const walls: number[] = []
  const cpus: number[] = []
  for (let turn = 0; turn < 30; turn++) {
    const before = process.cpuUsage()
    const from = performance.now()
    work()
    const { user, system } = process.cpuUsage(before)
    walls.push((performance.now() - from) / WORK_MS)
    cpus.push((user + system) / 1_000 / WORK_MS)
  }
  const middle = (found: number[]) => found.sort((one, other) => one - other)[15] ?? 1
  const cores = Math.max(1, 2 / availableParallelism())
  return { wall: Math.max(1, middle(walls)) * cores, cpu: Math.max(1, middle(cpus)) }
}
