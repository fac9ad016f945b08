import type { Draft } from '#schemas/draft.ts'
import { SIZES } from '#schemas/limits.ts'
import { Brief } from '#schemas/settings.ts'
import type { Hub } from '#server/live/hub.ts'
import { readingRow, readObject } from '#server/store/damaged-row.ts'
import type { NewFact, ScriptChange, ScriptStore, Within } from '#server/store/scripts.ts'
import { createByteCache } from './byte-cache.ts'
import { cardText } from './card.ts'
import { foldFacts } from './fold.ts'
import { createKeyedMutex, createYieldingMutex } from './keyed-mutex.ts'
import { createStates, type States } from './states.ts'

export type Script = {
  id: string
  ownerUid: string
  brief: Brief
  createdAt: string
  updatedAt: string
  /** The last number of the log. */
  seq: number
  /** The size of the log. */
  bytes: number
  draft: Draft
}

const KEPT_BYTES = 32 * 1_048_576
/** So often another process may come first: each time it has told something. */
const MOST_TRIES = 20

/** Scripts as they stand: their logs folded, kept while they are in use, appended one writer at a time. */
export function createLedger(
  store: ScriptStore,
  hub: Hub,
  now: () => number,
  states: States = createStates(store, createYieldingMutex()),
) {
  const kept = createByteCache<Script>(KEPT_BYTES)
  const inTurn = createKeyedMutex()
  const readInTurn = createKeyedMutex()

  function keep(script: Script): Script {
    // of a log that restates the same things again and again only the last ones are held
    kept.put(script.id, script, Math.min(script.bytes, SIZES.gameBytes))
    return script
  }

  /** One at a time: what two ask for is folded once. */
  const read = (id: string): Promise<Script | undefined> =>
    readInTurn(id, async () => {
      const row = await store.find(id)
      if (row === undefined) return undefined
      const old = kept.get(id)
      const brief =
        old?.brief ??
        readingRow('script', id, () => Brief.parse(readObject(row.brief, 'script', id)))
      const script = { id, ownerUid: row.owner_uid, brief }
      const { seq, bytes, draft } = await states.at(script, undefined, old)
      const { created_at: createdAt, updated_at: updatedAt } = row
      return keep({ ...script, createdAt, updatedAt, seq, bytes, draft })
    })

  return {
    read,
    /**
     * Appends what `decide` answers for the script of this moment; nothing when it answers nothing. Where another
     * process appended meanwhile it is asked again, of the script as it is then.
     */
    append(
      id: string,
      decide: (
        script: Script,
      ) => { facts: readonly NewFact[]; change?: ScriptChange; within?: Within } | null,
    ): Promise<Script | undefined> {
      const decided = async (tries = 1): Promise<Script | undefined> => {
        const script = await read(id)
        const decision = script === undefined ? null : decide(script)
        if (script === undefined || decision === null || decision.facts.length === 0) return script
        const at = new Date(now()).toISOString()
        const { facts: told, within } = decision
        const facts = told.map((one, i) => ({ ...one, seq: script.seq + 1 + i, at }))
        const draft = foldFacts(script.draft, facts)
        const change = { ...decision.change, card: cardText(draft) }
        const done = await store.append(id, script.seq, told, change, at, within)
        if (!done && tries < MOST_TRIES) return decided(tries + 1)
        if (!done) throw new Error(`other writers kept appending to script ${id}`)
        const next = keep({
          ...script,
          updatedAt: at,
          seq: script.seq + facts.length,
          bytes: script.bytes + sizeOf(told),
          draft,
        })
        hub.tell({ scriptId: id, ownerUid: script.ownerUid, facts })
        return next
      }
      return inTurn(id, () => decided())
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>

/** How much facts add to a log. */
export const sizeOf = (facts: readonly NewFact[]): number =>
  facts.reduce((sum, { fact }) => sum + Buffer.byteLength(JSON.stringify(fact.payload)), 0)
