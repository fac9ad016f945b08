import type { Draft } from '#schemas/draft.ts'
import { readKept } from '#schemas/kept-creation.ts'
import type { Storage } from './storage.ts'

/** Things of one user by script, as a browser keeps them until the server has taken them in. */
type KeptByScript<T> = { uid: string; scripts: Record<string, T[]> }
/** The name they are kept under, and who checks what is read there. */
type Place<T> = { key: string; reader: { parse(value: unknown): KeptByScript<T> } }

/** What is kept of the open script, for whoever is signed in. */
export function keptOfScript<T>(
  storage: Storage,
  { key, reader }: Place<T>,
  { session: { account, scriptId } }: Draft,
): readonly T[] {
  const kept = readKept(storage.read(key), reader)
  if (kept === null || scriptId === null || kept.uid !== account.user?.uid) return []
  return kept.scripts[scriptId] ?? []
}

/** Keeps these of the open script, and those of the user's other ones; what another user left is forgotten. */
export function keepOfScript<T>(
  storage: Storage,
  { key, reader }: Place<T>,
  { session: { account, scriptId } }: Draft,
  items: readonly T[],
): void {
  const uid = account.user?.uid ?? account.expiredUid
  if (uid === null || scriptId === null) return
  const kept = readKept(storage.read(key), reader)
  const { [scriptId]: _, ...others } = kept?.uid === uid ? kept.scripts : {}
  const scripts = items.length === 0 ? others : { ...others, [scriptId]: [...items] }
  if (Object.keys(scripts).length === 0) storage.remove(key)
  else storage.write(key, JSON.stringify({ uid, scripts } satisfies KeptByScript<T>))
}
