import { setTimeout as pause } from 'node:timers/promises'

/** What a server says of its own process, by the names of `/metrics`. */
const NAMES = {
  rss: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  processor: 'process_cpu_seconds_total',
  lag: 'nodejs_eventloop_lag_p99_seconds',
  sockets: 'lamplight_sockets',
} as const
type Sample = Record<keyof typeof NAMES, number> & { atMs: number }

async function sampleOf(address: string, atMs: number): Promise<Sample> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const read = (of: keyof typeof NAMES) =>
    Number(new RegExp(`^${NAMES[of]} (\\S+)`, 'm').exec(text)?.[1])
  return {
    ...{ atMs, rss: read('rss'), heap: read('heap') },
    ...{ processor: read('processor'), lag: read('lag'), sockets: read('sockets') },
  }
}

/** Asks servers for their figures again and again; answers how to stop, which tells those of each. */
export function watchServers(
  addresses: readonly string[],
  everyMs: number,
): () => Promise<Sample[][]> {
  const samples: Sample[][] = addresses.map(() => [])
  let watching = true
  const watched = (async () => {
    const from = performance.now()
    while (watching) {
      for (const [at, address] of addresses.entries())
        samples[at]?.push(await sampleOf(address, performance.now() - from))
      const until = performance.now() + everyMs
      while (watching && performance.now() < until) await pause(50)
    }
  })()
  return async () => {
    watching = false
    await watched
    return samples
  }
}

type Point = readonly [x: number, y: number]

/** The slope of the line that is nearest to some points, least squares. */
export function slopeOf(points: readonly Point[]): number {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const over = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0)
  const under = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return over / under
}

const [MEGABYTE, HOUR] = [1_048_576, 3_600_000]
/** A slope of less than this tells of the beginning alone. */
const LONG_ENOUGH_MS = 600_000
/** By then a server has filled what it keeps. */
const WARM = 1 / 3
/** A heap is cleared now and then: what it has left is the least of each of so many stretches. */
const STRETCHES = 10

const round = (value: number, digits = 1) => Number(value.toFixed(digits))

/** How fast memory grew once the server was warm, in MB an hour. */
function growth(samples: readonly Sample[]) {
  const warm = samples.slice(Math.floor(samples.length * WARM))
  const least: Point[] = []
  const each = Math.floor(warm.length / STRETCHES)
  for (let at = 0; at + each <= warm.length; at += each) {
    const some = warm.slice(at, at + each)
    least.push([some[0]?.atMs ?? 0, Math.min(...some.map(({ heap }) => heap))])
  }
  const anHour = (points: readonly Point[]) => round((HOUR / MEGABYTE) * slopeOf(points))
  return {
    rssMbAnHour: anHour(warm.map(({ atMs, rss }) => [atMs, rss])),
    heapMbAnHour: anHour(least),
  }
}

/** What a server needed: memory at first, at most and at last; its share of a processor; how late its loop was. */
export function needsOf(samples: readonly Sample[]) {
  const [first, last] = [samples[0], samples.at(-1)]
  if (first === undefined || last === undefined) throw new Error('no server was looked at')
  const lastedMs = last.atMs - first.atMs
  const most = (of: (sample: Sample) => number) => Math.max(...samples.slice(1).map(of))
  return {
    rssMb: [first.rss, most(({ rss }) => rss), last.rss].map((one) => Math.round(one / MEGABYTE)),
    processor: round((1_000 * (last.processor - first.processor)) / lastedMs, 2),
    lagMostMs: round(most(({ lag }) => 1_000 * lag)),
    sockets: most(({ sockets }) => sockets),
    ...(lastedMs < LONG_ENOUGH_MS ? {} : growth(samples)),
  }
}
