import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factOf, revisionOf } from '#fixtures/arbitraries.ts'
import { fold } from '#plugins/fold.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { runs } from '../sweep.ts'
import { frozen, logOf, opened, reduce } from './game-logs.ts'

const batches = fc.array(
  fc.array(fc.oneof({ weight: 5, arbitrary: factOf }, revisionOf), { minLength: 1, maxLength: 9 }),
  { minLength: 1, maxLength: 4 },
)

/** Each fact's place in its batch, as one log. */
function batchesOf(some: readonly (readonly Parameters<typeof logOf>[0][number][])[]) {
  const log = logOf(some.flat())
  let from = 0
  return some.map((batch): GameEvent[] => {
    const part = log.slice(from, from + batch.length)
    from += batch.length
    return part
  })
}

describe('facts folded together', () => {
  it('[EV36] give what each alone would give, and change no draft that was seen', () => {
    fc.assert(
      fc.property(batches, (some) => {
        const parts = batchesOf(some)
        const alone = parts.flat().reduce((draft, event) => frozen(reduce(draft, event)), opened())
        const inBatches = parts.reduce((draft, part) => frozen(fold(reduce, draft, part)), opened())
        expect(inBatches).toEqual(alone)
      }),
      { numRuns: runs(200) },
    )
  })
})
