import { canonical } from '#core/replay.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot, RevisedModules } from '#schemas/game.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { type Change, changeAt, parsePath } from '#schemas/wire/path.ts'
import type { NewFact, ScriptChange } from '#server/store/scripts.ts'
import type { Script } from './ledger.ts'

/** The parts of a game a creator may write; the rest follows from them or belongs to the server. */
const EDITABLE = new Set([
  'initial_element',
  'character_profile',
  'npc_list',
  'npc_tasks',
  'script_outline',
  'script_key_nodes_and_task_map',
])

export type Revision =
  | { ok: true; facts: NewFact[]; change: ScriptChange; scriptVersion: number }
  | { ok: false; path: string }

/** What a manual edit comes to: facts for the log, or the path that cannot be written. */
export function revise(script: Script, changes: readonly Change[]): Revision {
  const before = gameSnapshot(script.draft)
  let wire: unknown = encodeGame(before, script.seq, STORED_ORIGIN)
  for (const change of changes) {
    const parts = parsePath(change.path)
    if (parts === null || !EDITABLE.has(String(parts[0]))) return { ok: false, path: change.path }
    const next = changeAt(wire, parts, change)
    if (next === null) return { ok: false, path: change.path }
    wire = next
  }
  // an encoded game with changes inside it is still an object of the wire
  const after = decodeGame(wire as Record<string, unknown>).game
  const written = encodeGame(after, script.seq, STORED_ORIGIN)
  const lost = changes.find((change) => !survives(written, change))
  if (lost !== undefined) return { ok: false, path: lost.path }
  const scriptVersion = before.scriptVersion + 1
  const updated = changes.map((change) => change.path)
  return {
    ok: true,
    facts: [
      {
        unit: null,
        fact: { type: 'updates/applied', payload: { modules: changedModules(before, after) } },
      },
      { unit: null, fact: { type: 'updates/finished', payload: { scriptVersion, updated } } },
    ],
    change: { script_version: scriptVersion },
    scriptVersion,
  }
}

/** Did the value come through decoding as it was meant? What the draft would refuse must be refused here. */
function survives(written: unknown, change: Change): boolean {
  if (!('value' in change)) return true
  let at: unknown = written
  for (const part of parsePath(change.path) ?? []) {
    if (at === null || typeof at !== 'object') return false
    at = (at as Record<string | number, unknown>)[part]
  }
  return typeof change.value === 'object' ? at !== undefined : String(at) === String(change.value)
}

const MODULES = [
  'elements',
  'locations',
  'player',
  'npcs',
  'npcTasks',
  'prologue',
  'chapters',
] as const

/** Only the modules that differ, and of the chapters' contents only the chapters that do. */
function changedModules(before: GameSnapshot, after: GameSnapshot): RevisedModules {
  const differing = MODULES.filter((name) => canonical(before[name]) !== canonical(after[name]))
  const contents = after.contents.filter(
    (one) =>
      canonical(one) !== canonical(before.contents.find((other) => other.key === one.key) ?? null),
  )
  const modules = Object.fromEntries(
    differing.flatMap((name) => (after[name] === null ? [] : [[name, after[name]]])),
  )
  return { ...modules, ...(contents.length === 0 ? {} : { contents }) }
}
