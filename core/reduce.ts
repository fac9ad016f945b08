import { produce } from 'immer'
import type { Draft } from '#schemas/draft.ts'
import type { EventType, GameEvent } from '#schemas/events/index.ts'
import { copyDraft } from './copy-draft.ts'
import type { AnyPlugin } from './plugin.ts'
import { isOwn, own, settle } from './together.ts'

export type Reduce = (draft: Draft, event: GameEvent) => Draft

type Write = (slice: unknown, event: GameEvent, before: Draft) => unknown
type Entry = { slice: string; write: Write }
/** Who writes on facts of one type, and whether one of them looks at more than its own slice. */
type Writers = { entries: Entry[]; reads: boolean }

/** Only a writer that takes a third argument can see the draft. */
const SEES_DRAFT = 3

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

function indexOf(plugins: readonly AnyPlugin[]): Map<EventType, Writers> {
  const index = new Map<EventType, Writers>()
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
      const writersOfType = index.get(type as EventType) ?? { entries: [], reads: false }
      writersOfType.entries.push({ slice, write: writer })
      writersOfType.reads ||= writer.length >= SEES_DRAFT
      index.set(type as EventType, writersOfType)
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
    const writers = index.get(event.type)
    if (writers === undefined) return draft
    // who reads the draft gets one that nobody writes any more
    if (writers.reads) settle()
    const { entries } = writers
    let next = draft
    let mayWrite = isOwn(draft)
    for (let place = 0; place < entries.length; place++) {
      const { slice, write } = entries[place] as Entry
      const was = (draft as unknown as Record<string, unknown>)[slice]
      const is = write(was, event, draft)
      if (is === was || sameFields(was, is)) continue
      if (!mayWrite) {
        next = own(copyDraft(draft))
        mayWrite = true
      }
      ;(next as unknown as Record<string, unknown>)[slice] = is
    }
    return next
  }
}
