import type { Beat, Next } from './plot.ts'

/** A beat whose links lead where `lead` says. */
export function withLinks<Linked extends Pick<Beat, 'to' | 'ways'>>(
  beat: Linked,
  lead: (to: string) => string,
): Linked {
  const onwards = (next: Next): Next =>
    typeof next === 'string'
      ? lead(next)
      : next.map((branch) => ({ ...branch, to: lead(branch.to) }))
  const ways = Object.entries(beat.ways ?? {}).map(([id, way]) => [
    id,
    { ...way, to: onwards(way.to) },
  ])
  return {
    ...beat,
    ...(beat.to === undefined ? {} : { to: onwards(beat.to) }),
    ...(beat.ways === undefined ? {} : { ways: Object.fromEntries(ways) }),
  }
}
