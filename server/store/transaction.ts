import type { Store } from './tables.ts'

/** Does work in one transaction: a refusal undoes it as a fault does. */
export async function inTransaction<T extends { ok: boolean }>(
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
