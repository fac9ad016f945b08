import { randomUUID } from 'node:crypto'
import { canonical } from '#core/engine/replay.ts'
import { editsBetween } from '#core/game/edits.ts'
import type { GameSnapshot, RevisedModules } from '#schemas/game.ts'
import type { Revision } from '#schemas/revision.ts'
import type { NewFact, ScriptChange } from '#server/store/scripts.ts'

/** Who revises, what for, and the paths the wire calls its places by. */
export type RevisionNote = Omit<Revision, 'id' | 'baseVersion' | 'changed' | 'scope' | 'label'> & {
  label?: string
  scope?: readonly string[]
  updated: readonly string[]
}

/** A revision as it is appended: its facts, and what changes on the script's row. */
export type RevisionFacts = { facts: NewFact[]; change: ScriptChange; scriptVersion: number }

/** The facts of the revision that makes of a game another: its content, and its end. */
export function revisionFacts(
  before: GameSnapshot,
  after: GameSnapshot,
  { updated, label = '', scope, ...told }: RevisionNote,
): RevisionFacts {
  const scriptVersion = before.scriptVersion + 1
  const revision: Revision = {
    id: randomUUID(),
    ...told,
    label,
    baseVersion: before.scriptVersion,
    scope: scope === undefined ? null : [...scope],
    changed: editsBetween(before, after).map(({ address }) => address),
  }
  const modules = changedModules(before, after)
  const facts: NewFact[] = [
    {
      unit: null,
      fact: { type: 'updates/applied', payload: { modules, revision: revision.id } },
    },
    {
      unit: null,
      fact: {
        type: 'updates/finished',
        payload: { scriptVersion, updated: [...updated], revision },
      },
    },
  ]
  return { facts, change: { script_version: scriptVersion }, scriptVersion }
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

/** Only the modules that differ, and of the chapters' contents only the chapters that do; one that is gone is empty. */
function changedModules(before: GameSnapshot, after: GameSnapshot): RevisedModules {
  const differing = MODULES.filter((name) => canonical(before[name]) !== canonical(after[name]))
  const gone = before.contents
    .filter(({ key }) => !after.contents.some((one) => one.key === key))
    .map(({ key, index }) => ({ key, index, nodes: [], tasks: [] }))
  const contents = [...after.contents, ...gone].filter(
    (one) =>
      canonical(one) !== canonical(before.contents.find((other) => other.key === one.key) ?? null),
  )
  const modules = Object.fromEntries(differing.map((name) => [name, after[name]]))
  return {
    ...modules,
    ...(contents.length === 0 ? {} : { contents }),
    ...(after.cover === null || after.cover === before.cover ? {} : { cover: after.cover }),
  }
}
