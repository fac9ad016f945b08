import { liesIn } from '#core/game/addresses.ts'
import { createWriters } from '#core/game/writers.ts'
import type { RevisionAuthor } from '#schemas/revision.ts'
import type { ScriptStore } from '#server/store/scripts.ts'

const PAGE = 200
/** So far back it is looked for who wrote a place. */
const MOST = 1_000

/** Who wrote each place of a game last, by address; what no revision touched is the storyteller's and not among them. */
export async function lastWriters(
  store: ScriptStore,
  id: string,
): Promise<ReadonlyMap<string, RevisionAuthor>> {
  const { writers, hear } = createWriters<RevisionAuthor>()
  for (let skip = 0; skip < MOST; skip += PAGE) {
    const page = await store.revisions(id, skip, PAGE)
    // the newest comes first
    for (const { scriptVersion: version, revision } of page)
      if (revision !== undefined) hear({ version, ...revision })
    if (page.length < PAGE) break
  }
  return writers
}

/** Did the creator write a place, or something in it, with their own hand, and nobody after them? */
export const isByHand = (writers: ReadonlyMap<string, RevisionAuthor>, address: string): boolean =>
  writers.get(address) === 'creator' ||
  (!writers.has(address) &&
    [...writers].some(([place, author]) => author === 'creator' && liesIn(place, address)))
