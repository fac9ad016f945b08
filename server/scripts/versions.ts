import type { Draft } from '#schemas/draft.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import { blankDraft, foldFacts } from './fold.ts'
import type { Script } from './ledger.ts'

/** A script as it was when a version was made: a shorter fold of its log. Nothing for a version that never was. */
export async function draftAtVersion(
  store: ScriptStore,
  script: Script,
  version: number,
): Promise<{ draft: Draft; seq: number } | undefined> {
  const facts = await store.read(script.id, 0)
  const next = facts.findIndex(
    ({ fact }) => fact.type === 'updates/finished' && fact.payload.scriptVersion > version,
  )
  // a revision is its content and then its end: the version before it ends before both
  const end = next === -1 ? facts.length : next - 1
  const kept = facts.slice(0, end)
  const draft = foldFacts(blankDraft(script.id, script.brief), kept)
  if (draft.script.scriptVersion.value !== version) return undefined
  return { draft, seq: kept.at(-1)?.seq ?? 0 }
}
