/** One figure of the report: how it is told, what it may be, and whether it holds (absent where nothing is asked). */
export type ReportFigure = {
  readonly name: string
  readonly value: string
  readonly limit: string
  readonly isMet?: boolean
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

export const average = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

/** A share that may not be larger. */
export const atMost = (name: string, share: number, limit: number, note = ''): ReportFigure => ({
  name,
  value: `${percent(share)}${note}`,
  limit: `at most ${percent(limit)}`,
  isMet: share <= limit,
})

/** A share that may not be smaller. */
export const atLeast = (name: string, share: number, limit: number, note = ''): ReportFigure => ({
  name,
  value: `${percent(share)}${note}`,
  limit: `at least ${percent(limit)}`,
  isMet: share >= limit,
})
