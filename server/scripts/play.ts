import { type Choice, judgeChoice } from '#core/game/verdict.ts'
import { GameSnapshot } from '#schemas/game.ts'
import { encodeJudgement, encodePlay } from '#schemas/wire/play.ts'
import { answer } from '#server/http/answer.ts'
import type { PlayableGames } from '#server/shelf/shelved-games.ts'
import { readingRow, readObject } from '#server/store/damaged-row.ts'
import { createByteCache } from './byte-cache.ts'

const KEPT_BYTES = 32 * 1_048_576

/** Published games as they are played: each publication is read and parsed once, and kept while it is played. */
export function createPlayed(games: PlayableGames) {
  const cache = createByteCache<GameSnapshot>(KEPT_BYTES)
  const underway = new Map<string, Promise<GameSnapshot | undefined>>()

  async function read(gameId: string, key: string): Promise<GameSnapshot | undefined> {
    const text = await games.snapshotOf(gameId)
    if (text === undefined) return undefined
    const parse = () => GameSnapshot.parse(readObject(text, 'published_game', gameId))
    const game = readingRow('published_game', gameId, parse)
    cache.put(key, game, text.length)
    return game
  }

  /** The game of this moment's publication; nothing where it cannot be opened. */
  return async function played(gameId: string): Promise<GameSnapshot | undefined> {
    const version = await games.versionOf(gameId)
    if (version === undefined) return undefined
    const key = `${gameId} ${version}`
    const kept = cache.get(key)
    if (kept !== undefined) return kept
    const running = underway.get(key) ?? read(gameId, key).finally(() => underway.delete(key))
    underway.set(key, running)
    return running
  }
}
export type Played = ReturnType<typeof createPlayed>

/** The published snapshot as anybody may read it. */
export async function playGame(played: Played, gameId: string, origin: string) {
  const game = await played(gameId)
  if (game === undefined) return answer.refuse(404, 'missing')
  return answer.ok(encodePlay(game, gameId, origin))
}

/** What a player's choice came to. */
export async function judge(played: Played, gameId: string, choice: Choice) {
  const game = await played(gameId)
  const judged = game === undefined ? null : judgeChoice(game, choice)
  return judged === null ? answer.refuse(404, 'missing') : answer.ok(encodeJudgement(judged))
}
