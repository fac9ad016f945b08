import { produce } from 'immer'
import type { Draft } from '#schemas/draft.ts'
import type { EventType, GameEvent } from '#schemas/events/index.ts'
import type { AnyPlugin } from './plugin.ts'

export type Reduce = (draft: Draft, event: GameEvent) => Draft

type Write = (slice: unknown, event: GameEvent, before: Draft) => unknown
type Entry = { slice: string; write: Write }

/** Immer's way of writing, as a writer. */
const authored =
  (handler: Write): Write =>
  (slice, event, before) =>
    produce(slice, (next: unknown) => handler(next, event, before))

function claim(owners: Map<string, string>, slice: string, name: string): void {
  const owner = owners.get(slice)
  if (owner !== undefined)
    throw new Error(`slice "${slice}" is owned by "${owner}"; "${name}" cannot own it too`)
  owners.set(slice, name)
}

function indexOf(plugins: readonly AnyPlugin[]): Map<EventType, Entry[]> {
  const index = new Map<EventType, Entry[]>()
  const owners = new Map<string, string>()
  for (const { name, slice, on = {}, write = {} } of plugins) {
    if (slice === undefined) continue
    claim(owners, slice, name)
    const writers = [
      ...Object.entries(write as Record<string, Write>),
      ...Object.entries(on as Record<string, Write>).map(
        ([type, handler]) => [type, authored(handler)] as const,
      ),
    ]
    for (const [type, writer] of writers) {
      const entries = index.get(type as EventType) ?? []
      entries.push({ slice, write: writer })
      index.set(type as EventType, entries)
    }
  }
  return index
}

/** A writer may rebuild its slice from parts that did not change: then nothing did. */
function sameFields(was: unknown, is: unknown): boolean {
  if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return false
  const before = was as Record<string, unknown>
  const after = is as Record<string, unknown>
  for (const name in after) if (after[name] !== before[name]) return false
  for (const name in before) if (!(name in after)) return false
  return true
}

/** One pure reducer out of many plugins: each may write its own slice, and read the draft as it was. */
export function composeReducer(plugins: readonly AnyPlugin[]): Reduce {
  const index = indexOf(plugins)
  return (draft, event) => {
    const entries = index.get(event.type)
    if (entries === undefined) return draft
    const before = draft as unknown as Record<string, unknown>
    let next: Record<string, unknown> | undefined
    for (const { slice, write } of entries) {
      const was = before[slice]
      const is = write(was, event, draft)
      if (is === was || sameFields(was, is)) continue
      next ??= { ...before }
      next[slice] = is
    }
    return next === undefined ? draft : (next as unknown as Draft)
  }
}
