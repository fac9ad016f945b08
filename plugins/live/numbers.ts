import type { Live } from '#schemas/live.ts'

/** So many numbers above a gap are remembered; beyond that only the poll heals. */
const SEEN_MAX = 2_000

/** Moves the head over every number that was seen. */
function advanced(live: Live, head: number, seen: readonly number[]): Live {
  let next = head
  const waiting = [...new Set(seen)].sort((a, b) => a - b)
  while (waiting.length > 0 && (waiting[0] as number) <= next + 1)
    next = Math.max(next, waiting.shift() as number)
  return { ...live, head: next, seen: waiting.slice(0, SEEN_MAX) }
}

/** The numbers after one more frame. */
export function seenAt(live: Live, seq: number): Live {
  const max = Math.max(live.max, seq)
  if (seq <= live.head) return max === live.max ? live : { ...live, max }
  if (live.seen.length === 0 && seq === live.head + 1) return { ...live, head: seq, max }
  return advanced({ ...live, max }, live.head, [...live.seen, seq])
}

/** The numbers after a snapshot as of `version`: all up to it are covered. */
export const coveredUpTo = (live: Live, version: number): Live =>
  advanced({ ...live, max: Math.max(live.max, version) }, Math.max(live.head, version), live.seen)
