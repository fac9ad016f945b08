import type { Middle } from './measure.ts'

/** What one run of one candidate found. `same` must be equal for all candidates of a row. */
export type Answer = { figure: number; same?: string; notes?: Record<string, number> }

/** One thing that was promised, and whether it was kept. */
export type Verdict = { says: string; kept: boolean }

/** The figures of a row by candidate, and its notes by candidate and name. */
export type Figures = {
  of(candidate: string): Middle
  /** How many times the figure of one is that of another. */
  ratio(candidate: string, other: string): number
  note(candidate: string, name: string): number
}

/** One row of the bench: the same work done by several candidates, and what is promised of ours. */
export type Row = {
  id: string
  what: string
  unit: string
  candidates: readonly string[]
  /** What the others are measured by. */
  limit: string
  /** How often each candidate runs; and how often in a quick look. */
  rounds: { full: number; quick: number }
  run(candidate: string, quick: boolean): Promise<Answer>
  judge(figures: Figures): Verdict[]
  /** Puts away what the runs needed. */
  close?(): Promise<void>
}

const shown = (figure: number): string =>
  figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)

/** A promise of the form "at most so many times the limit". */
export const atMost = (says: string, found: number, target: number, unit = '×'): Verdict => ({
  says: `${says} ${shown(found)} ${unit}, target ≤ ${target} ${unit}`,
  kept: found <= target,
})

export const atLeast = (says: string, found: number, target: number, unit = '×'): Verdict => ({
  says: `${says} ${shown(found)} ${unit}, target ≥ ${target} ${unit}`,
  kept: found >= target,
})

/** One line for one candidate. */
export function lineOf(row: Row, candidate: string, middle: Middle, limit: number): string {
  const ratio = `${shown(middle.middle / limit)}×`
  const spread = `${shown(middle.low)}–${shown(middle.high)}`
  const figure = `${shown(middle.middle)} ${row.unit}`
  return `   ${candidate.padEnd(34)} ${ratio.padStart(9)} ${figure.padStart(14)}   (${spread})`
}
