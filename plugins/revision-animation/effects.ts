import { distinctUntilChanged, EMPTY, map, type Observable, of, switchMap, timer } from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Updates } from '#schemas/updates.ts'

/** Content is not kept from its reader for longer than this, even if the end of an update never comes. */
const GIVE_UP_AFTER_MS = 15_000

const scanned: EventInput = { type: 'updates/scanned', source: 'clock', payload: {} }
const hidden: EventInput = { type: 'updates/hidden', source: 'clock', payload: {} }

function nextOf(
  stage: Updates['stage'],
  { clock, motion }: World['ports'],
): Observable<EventInput> {
  const after = (ms: number, fact: EventInput) =>
    timer(ms, clock.scheduler).pipe(map((): EventInput => fact))
  switch (stage) {
    case 'hidden':
      return EMPTY
    case 'blur':
      return after(GIVE_UP_AFTER_MS, hidden)
    case 'scanning':
      return motion.reduced() ? of(scanned) : after(LIMITS.animationScanMs, scanned)
    case 'completed':
      return after(LIMITS.animationResetMs, hidden)
  }
}

/** Two seconds of light, then 300 ms of rest, then nothing; under reduced motion no light (UP4, UP5, UP7). */
export const animateUpdate: Effect = ({ draft$, ports }) =>
  draft$.pipe(
    map(({ session: { updates } }) => updates.stage),
    distinctUntilChanged(),
    switchMap((stage) => nextOf(stage, ports)),
  )
