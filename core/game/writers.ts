import { createUndone, isStep, type VersionLinks } from './version-steps.ts'

/** What is read of a revision to tell who wrote what: its links to others, its author and the addresses it changed. */
export type WrittenVersion<Author> = VersionLinks & {
  readonly restores?: number | undefined
  readonly author: Author
  readonly changed: readonly string[]
}

/** The author of the place at an address: whoever wrote it last, or what it is a part of; undefined where nobody changed it. */
export function writerAt<Author>(
  writers: { get(address: string): Author | undefined },
  address: string,
): Author | undefined {
  for (
    let place = address;
    place !== '';
    place = place.slice(0, Math.max(0, place.lastIndexOf('/')))
  ) {
    const writer = writers.get(place)
    if (writer !== undefined) return writer
  }
  return undefined
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
        if (writerAt(writers, address) === undefined) writers.set(address, one.author)
    },
  }
}
