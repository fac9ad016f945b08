import type { KnownModel } from './ask.ts'
import type { ModelDeadlines } from './watch.ts'

/** A model that is given no more time than this; less where it has less. */
export const inTime = ({ deadlines, ...known }: KnownModel, most: ModelDeadlines): KnownModel => ({
  ...known,
  deadlines: {
    firstMs: Math.min(most.firstMs, deadlines?.firstMs ?? most.firstMs),
    betweenMs: Math.min(most.betweenMs, deadlines?.betweenMs ?? most.betweenMs),
    wholeMs: Math.min(most.wholeMs, deadlines?.wholeMs ?? most.wholeMs),
  },
})
