import { gameSnapshot } from '#plugins/script/projections.ts'
import type { Draft } from '#schemas/draft.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Script } from './ledger.ts'
import type { State, States } from './states.ts'

type Services = { store: ScriptStore; states: States }

const versionOf = ({ draft }: { draft: Draft }): number => draft.script.script.scriptVersion.value

/** The state a version ended in, folded on from an earlier one where there is one; nothing for a version that never was. */
async function stateAt(
  { store, states }: Services,
  script: Script,
  version: number,
  from?: State,
): Promise<State | undefined> {
  const next = await store.endOfRevision(script.id, version + 1)
  if (next === undefined) return undefined
  // a revision is its content and then its end: the version before it ends before both
  const state = await states.at(script, next - 2, from)
  return versionOf(state) === version ? state : undefined
}

/** A script as it was when a version was made: a shorter fold of its log. Nothing for a version that never was. */
export async function draftAtVersion(
  services: Services,
  script: Script,
  version: number,
): Promise<{ draft: Draft; seq: number } | undefined> {
  return versionOf(script) === version ? script : stateAt(services, script, version)
}

/** The game as it was when a version was made; undefined for a version that never was. */
export async function gameAt(
  services: Services,
  script: Script,
  version: number,
): Promise<GameSnapshot | undefined> {
  const found = await draftAtVersion(services, script, version)
  return found === undefined ? undefined : gameSnapshot(found.draft)
}

/** The games as they were at some versions, by version: the log is folded once, from one to the next. */
export async function gamesAt(
  services: Services,
  script: Script,
  versions: readonly number[],
): Promise<ReadonlyMap<number, GameSnapshot>> {
  const games = new Map<number, GameSnapshot>()
  let from: State | undefined
  for (const version of [...new Set(versions)].toSorted((a, b) => a - b)) {
    if (version === versionOf(script)) {
      games.set(version, gameSnapshot(script.draft))
      continue
    }
    const state = await stateAt(services, script, version, from)
    if (state === undefined) continue
    games.set(version, gameSnapshot(state.draft))
    from = state
  }
  return games
}
