import type { Draft } from '#schemas/draft.ts'
import { Brief } from '#schemas/settings.ts'
import type { Hub } from '#server/live/hub.ts'
import type { NewFact, ScriptChange, ScriptStore } from '#server/store/scripts.ts'
import { blankDraft, foldFacts } from './fold.ts'
import { createTurns } from './turns.ts'

export type Script = {
  id: string
  ownerUid: string
  brief: Brief
  createdAt: string
  updatedAt: string
  /** The last number of the log. */
  seq: number
  draft: Draft
}

const KEPT = 64

/** Scripts as they stand: their logs folded, kept while they are in use, appended one writer at a time. */
export function createLedger(store: ScriptStore, hub: Hub, now: () => number) {
  const kept = new Map<string, Script>()
  const inTurn = createTurns()

  function keep(script: Script): Script {
    kept.delete(script.id)
    kept.set(script.id, script)
    const oldest = kept.keys().next().value
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    return script
  }

  async function read(id: string): Promise<Script | undefined> {
    const row = await store.find(id)
    if (row === undefined) return undefined
    const brief = Brief.parse(JSON.parse(row.brief))
    const old = kept.get(id)
    const base = old?.draft ?? blankDraft(id, brief)
    const facts = await store.read(id, old?.seq ?? 0)
    return keep({
      id,
      ownerUid: row.owner_uid,
      brief,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      seq: facts.at(-1)?.seq ?? old?.seq ?? 0,
      draft: foldFacts(base, facts),
    })
  }

  return {
    read,
    /** Appends what `decide` answers for the script of this moment; nothing when it answers nothing. */
    append(
      id: string,
      decide: (script: Script) => { facts: readonly NewFact[]; change?: ScriptChange } | null,
    ): Promise<Script | undefined> {
      return inTurn(id, async () => {
        const script = await read(id)
        const decision = script === undefined ? null : decide(script)
        if (script === undefined || decision === null || decision.facts.length === 0) return script
        const at = new Date(now()).toISOString()
        const done = await store.append(id, script.seq, decision.facts, decision.change ?? {}, at)
        if (!done) {
          kept.delete(id)
          throw new Error(`another writer appended to script ${id}`)
        }
        const facts = decision.facts.map((one, i) => ({ ...one, seq: script.seq + 1 + i, at }))
        const next = keep({
          ...script,
          updatedAt: at,
          seq: script.seq + facts.length,
          draft: foldFacts(script.draft, facts),
        })
        hub.tell({ scriptId: id, ownerUid: script.ownerUid, facts })
        return next
      })
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>
