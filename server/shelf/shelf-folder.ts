import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RequestLanguage } from '#schemas/language.ts'
import type { GameKind } from '#schemas/reading-of-idea.ts'

/** Where the build lays the shelf, beside the texts and the interface. */
export const SHELF = fileURLToPath(new URL('../../dist/shelf', import.meta.url))

/** The places below it. */
export const shelfPlaces = (shelf: string) => ({
  /** A list of cards for each language, which the interface is built with. */
  cards: join(shelf, 'cards'),
  /** A game's snapshot for each id. */
  games: join(shelf, 'games'),
  /** Small covers, painted at build. */
  covers: join(shelf, 'covers'),
  /** What the games' pictures and music are made from, by the name of the file. */
  briefs: join(shelf, 'briefs'),
})

/** No other game is called so: theirs are 22 letters of chance (`unguessable`). */
export const shelfGameId = (language: RequestLanguage, kind: GameKind): string =>
  `shelf-${language}-${kind}`

const SHELVED = /^shelf-[a-z]{2}-[a-z]{1,12}$/

/** Could this be a game of the shelf? Nothing else leads to a file. */
export const isShelfGameId = (id: string): boolean => SHELVED.test(id)
