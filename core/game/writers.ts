import { nearestOf } from './addresses.ts'
import { createUndone, isStep, type VersionLinks } from './version-steps.ts'

/** What is read of a revision to tell who wrote what: its links to others, its author and the addresses it changed. */
export type WrittenVersion<Author> = VersionLinks & {
  readonly version: number
  readonly restores?: number | undefined
  readonly author: Author
  readonly changed: readonly string[]
}

/**
 * Hears of revisions, the newest first, and gathers who wrote each place last: a step that was taken back wrote nothing,
 * and what was restored is by whoever had written it then.
 */
export function createWriters<Author>() {
  const writers = new Map<string, Author>()
  let { undone, hear } = createUndone()
  let upTo = Number.POSITIVE_INFINITY
  return {
    writers: writers as ReadonlyMap<string, Author>,
    hear(one: WrittenVersion<Author>): void {
      if (one.version > upTo) return
      hear(one)
      if (!isStep(one) || undone.has(one.version)) return
      if (one.restores !== undefined) {
        upTo = one.restores
        ;({ undone, hear } = createUndone())
        return
      }
      // who wrote the whole later wrote its parts
      for (const address of one.changed)
        if (nearestOf(writers, address) === undefined) writers.set(address, one.author)
    },
  }
}
