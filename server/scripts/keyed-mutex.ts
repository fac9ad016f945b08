import { untilFirst } from '#server/store/transaction.ts'

/** Lets work under one name wait for the work before it; how that ended does not matter. */
export function createKeyedMutex() {
  const turns = new Map<string, Promise<unknown>>()
  return function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    const settled = mine.then(
      () => undefined,
      () => undefined,
    )
    turns.set(name, settled)
    void settled.then(() => {
      if (turns.get(name) === settled) turns.delete(name)
    })
    return mine
  }
}
export type KeyedMutex = ReturnType<typeof createKeyedMutex>

/** Turns in which work that a server beside this one has overtaken begins anew. */
export function createDecidingMutex(): KeyedMutex {
  const inTurn = createKeyedMutex()
  return (name, work) => inTurn(name, () => untilFirst(work))
}

/** Turns in which everything else that waits is let in between two pieces of work. */
export function createYieldingMutex(): KeyedMutex {
  const inTurn = createKeyedMutex()
  return (name, work) =>
    inTurn(name, async () => {
      await new Promise((resolve) => setImmediate(resolve))
      return work()
    })
}
