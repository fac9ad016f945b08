let made: Set<object> | null = null

/**
 * Folds several facts as one: each container is copied at most once, and what was copied here is written
 * in place. Nobody outside sees a draft before it has settled.
 */
export function together<T>(run: () => T): T {
  const outer = made
  made = new Set()
  try {
    return run()
  } finally {
    made = outer
  }
}

/** Marks a container as made within the running batch; outside of one it does nothing. */
export function own<T extends object>(container: T): T {
  if (made !== null) made.add(container)
  return container
}

/** Whether a container was made within the running batch, so that it may be written in place. */
export const isOwn = (container: object): boolean => made?.has(container) ?? false

/** Nothing made so far is written in place any more: somebody is about to read it. */
export function settle(): void {
  made?.clear()
}
