import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameStore } from '#server/store/games.ts'
import { isShelfGameId, SHELF, shelfPlaces } from './shelf-folder.ts'

/** What playing a game needs of wherever it lies. */
export type PlayableGames = Pick<GameStore, 'versionOf' | 'snapshotOf'>

/** The games on the shelf as published games of nobody: files of the build, in no table and in nobody's list. */
export function createShelvedGames(shelf = SHELF): PlayableGames {
  const { games } = shelfPlaces(shelf)
  const pathOf = (gameId: string) => join(games, `${gameId}.json`)
  return {
    /** When it was laid there: a shelf that is told anew is read anew. */
    async versionOf(gameId) {
      if (!isShelfGameId(gameId)) return undefined
      const found = await stat(pathOf(gameId)).catch(() => undefined)
      return found === undefined ? undefined : Math.round(found.mtimeMs)
    },
    async snapshotOf(gameId) {
      if (!isShelfGameId(gameId)) return undefined
      return readFile(pathOf(gameId), 'utf8').catch(() => undefined)
    },
  }
}

/** Published games, and those on the shelf beside them. */
export function withShelf(
  games: PlayableGames,
  shelved: PlayableGames = createShelvedGames(),
): PlayableGames {
  const of = (gameId: string) => (isShelfGameId(gameId) ? shelved : games)
  return {
    versionOf: (gameId) => of(gameId).versionOf(gameId),
    snapshotOf: (gameId) => of(gameId).snapshotOf(gameId),
  }
}

/** The media files that the games on the shelf name. */
export async function shelfMedia(shelf = SHELF): Promise<string[]> {
  const names = await readdir(shelfPlaces(shelf).briefs).catch(() => [])
  return names.map((name) => name.replace(/\.json$/, ''))
}
