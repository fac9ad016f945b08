import type { Beat, MeterChange, Next, Plot, PlotState, When } from './plot.ts'

/** Whether a condition holds in a state; none always does. */
export const holds = (when: When | undefined, state: PlotState): boolean =>
  Object.entries(when ?? {}).every(([id, value]) =>
    typeof value === 'number' ? (state[id] ?? 0) === value : value.includes(state[id] ?? 0),
  )

/** What a plot's meters start at. */
export const startOf = (plot: Plot): PlotState =>
  Object.fromEntries(Object.entries(plot.meters).map(([id, { start = 0 }]) => [id, start]))

/** A state after a change; no meter leaves its range. */
export function changed(plot: Plot, state: PlotState, change: MeterChange): PlotState {
  const next: Record<string, number> = { ...state, ...change.set }
  for (const [id, { max }] of Object.entries(plot.meters))
    next[id] = Math.max(0, Math.min(max, (next[id] ?? 0) + (change.add?.[id] ?? 0)))
  return next
}

/** The state of somebody who has come to a beat. */
export function entered(plot: Plot, beat: Beat, state: PlotState): PlotState {
  const next: Record<string, number> = { ...changed(plot, state, beat) }
  for (const [id, tiers] of Object.entries(beat.banks ?? {})) next[id] = tiers[next[id] ?? 0] ?? 0
  return next
}

/** Where a link leads in a state. */
export function resolveNext(next: Next | undefined, state: PlotState): string {
  if (next === undefined) throw new Error('a beat leads nowhere')
  if (typeof next === 'string') return next
  const found = next.find((branch) => holds(branch.when, state))
  if (found === undefined) throw new Error(`no branch holds in ${JSON.stringify(state)}`)
  return found.to
}

/** The ids of the endings that hold in a state: one, in a sound plot. */
export const endingsIn = (plot: Plot, state: PlotState): string[] =>
  Object.entries(plot.endings).flatMap(([id, { when }]) =>
    when.some((one) => holds(one, state)) ? [id] : [],
  )
