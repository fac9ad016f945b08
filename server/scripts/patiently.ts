import { setTimeout as pause } from 'node:timers/promises'

/** How often something is tried, and the pause after the first failure; each further one is twice as long. */
export type Patience = { tries: number; firstMs: number }

/** Does what may fail for a moment, a full disk say, until it is done; after the last try its fault is thrown. */
export async function patiently<T>(
  { tries, firstMs }: Patience,
  signal: AbortSignal,
  work: (attempt: number) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt)
    } catch (fault) {
      if (attempt >= tries || signal.aborted) throw fault
      await pause(firstMs * 2 ** (attempt - 1), undefined, { signal, ref: false })
    }
  }
}
