import { gameSnapshot } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Script } from './ledger.ts'
import type { States } from './states.ts'

/** A script as it was when a version was made: a shorter fold of its log. Nothing for a version that never was. */
export async function draftAtVersion(
  { store, states }: { store: ScriptStore; states: States },
  script: Script,
  version: number,
): Promise<{ draft: Draft; seq: number } | undefined> {
  if (script.draft.script.script.scriptVersion.value === version) return script
  const next = await store.endOfRevision(script.id, version + 1)
  if (next === undefined) return undefined
  // a revision is its content and then its end: the version before it ends before both
  const state = await states.at(script, next - 2)
  return state.draft.script.script.scriptVersion.value === version ? state : undefined
}

/** The game as it was when a version was made; undefined for a version that never was. */
export async function gameAt(
  services: { store: ScriptStore; states: States },
  script: Script,
  version: number,
): Promise<GameSnapshot | undefined> {
  const found = await draftAtVersion(services, script, version)
  return found === undefined ? undefined : gameSnapshot(found.draft)
}
