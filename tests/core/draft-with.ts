import {
  type Draft,
  emptyDraft,
  type ScriptDraft,
  type ScriptSliceName,
  type SessionDraft,
} from '#schemas/draft.ts'
import { slices } from '#schemas/slices/index.ts'

/** Slices of either half, by their names. */
export type Slices = ScriptDraft & SessionDraft

const ofScript = new Set(slices.filter(({ scope }) => scope === 'script').map(({ name }) => name))

/** A draft with some of its slices as given, whichever half they are in. */
export function draftWith(
  given: Partial<Slices>,
  { script, session }: Draft = emptyDraft(),
): Draft {
  const entries = Object.entries(given)
  const half = (isScript: boolean) =>
    Object.fromEntries(
      entries.filter(([name]) => ofScript.has(name as ScriptSliceName) === isScript),
    )
  return { script: { ...script, ...half(true) }, session: { ...session, ...half(false) } }
}
