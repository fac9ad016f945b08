import type { Clock } from '#core/engine/ports.ts'
import { untilAborted } from '#server/workers/until-aborted.ts'

/** Waits for so long on a clock; who leaves is let go at once. */
export async function pauseOn(
  { scheduler }: Clock,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const passed = Promise.withResolvers<void>()
  const timer = scheduler.schedule(() => passed.resolve(), ms)
  try {
    await untilAborted(passed.promise, signal)
  } finally {
    timer.unsubscribe()
  }
}

/** What work comes to within so long on a clock; work that is late is told so by its signal, and waited for no more. */
export async function within<T>(
  { scheduler }: Clock,
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  const either = AbortSignal.any([signal, late.signal])
  const timer = scheduler.schedule(() => late.abort(new Error(`not done within ${ms} ms`)), ms)
  try {
    either.throwIfAborted()
    return await untilAborted(work(either), either)
  } finally {
    timer.unsubscribe()
  }
}
