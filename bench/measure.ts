import process from 'node:process'

/** The processor time of this thread in milliseconds: others on the machine do not count. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The middle of some figures, and how far the others lie. */
export type Middle = { middle: number; low: number; high: number }

export function middleOf(figures: readonly number[]): Middle {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  const middle = sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
  return { middle, low: sorted[0] ?? Number.NaN, high: sorted.at(-1) ?? Number.NaN }
}

/** The middle of so many samples of some work, in milliseconds on the clock. */
export async function middleMs(samples: number, work: () => Promise<unknown>): Promise<number> {
  const found: number[] = []
  for (let at = 0; at < samples; at++) {
    const from = performance.now()
    await work()
    found.push(performance.now() - from)
  }
  return middleOf(found).middle
}

/** Throws what is not used away, where node was started with --expose-gc. */
export const collect = (): void => (globalThis as { gc?: () => void }).gc?.()

/** Hands a worker's answer to whoever started it. */
export const answer = (figures: unknown): void => {
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}
