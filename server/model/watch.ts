import { ModelFault } from './faults.ts'

/** How long a model may take: until its first word, between two of them, and in all. */
export type ModelDeadlines = { firstMs: number; betweenMs: number; wholeMs: number }

/** No answer is longer, thoughts and all, whatever its provider was told. */
const MOST_LETTERS = 100_000

/** Breaks off a model that is silent for too long, or talks for too long; the reason of its signal says which. */
export function watchFor({ firstMs, betweenMs, wholeMs }: ModelDeadlines) {
  const late = new AbortController()
  const after = (ms: number, fault: () => ModelFault) => setTimeout(() => late.abort(fault()), ms)
  const silence = (): ModelFault => new ModelFault('silence', 'nothing came for too long')
  const whole = after(
    wholeMs,
    () => new ModelFault('endless', `an answer was not at its end after ${wholeMs} ms`),
  )
  let next = after(firstMs, silence)
  let letters = 0
  return {
    signal: late.signal,
    /** A word has come. */
    heard(text: string): void {
      letters += text.length
      if (letters > MOST_LETTERS)
        late.abort(new ModelFault('endless', 'an answer was longer than it may be'))
      clearTimeout(next)
      next = after(betweenMs, silence)
    },
    end(): void {
      clearTimeout(next)
      clearTimeout(whole)
    },
  }
}
