import type { Store } from './tables.ts'

/** What a transaction has read is no longer so, since somebody else was faster: it is undone, and done anew. */
export class Overtaken extends Error {}

/** So often one may be overtaken: each time somebody else has come through. */
const MOST_TRIES = 10
/** PostgreSQL ends one of two that wait for each other. */
const DEADLOCK = '40P01'

/** Does work until it is done without having been overtaken. */
export async function untilFirst<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (fault) {
      if (tries >= MOST_TRIES || !isOvertaken(fault)) throw fault
    }
  }
}

/** Does work in one transaction: a refusal undoes it as a fault does. Work that was overtaken begins anew. */
export const inTransaction = <T extends { ok: boolean }>(
  store: Store,
  work: (transaction: Store) => Promise<T>,
): Promise<T> => untilFirst(() => onceIn(store, work))

async function onceIn<T extends { ok: boolean }>(
  store: Store,
  work: (transaction: Store) => Promise<T>,
): Promise<T> {
  const transaction = await store.startTransaction().execute()
  try {
    const done = await work(transaction)
    await (done.ok ? transaction.commit() : transaction.rollback()).execute()
    return done
  } catch (fault) {
    if (!transaction.isCommitted) await transaction.rollback().execute()
    throw fault
  }
}

const isOvertaken = (fault: unknown): boolean =>
  fault instanceof Overtaken ||
  (fault instanceof Error && 'code' in fault && fault.code === DEADLOCK)
