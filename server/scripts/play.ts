import { GameSnapshot } from '#schemas/game.ts'
import { encodePlay, judgeChoice } from '#schemas/wire/play.ts'
import { answer } from '#server/http/answer.ts'
import type { GameStore } from '#server/store/games.ts'

async function published(games: GameStore, gameId: string): Promise<GameSnapshot | undefined> {
  const row = await games.find(gameId)
  return row === undefined ? undefined : GameSnapshot.parse(JSON.parse(row.snapshot))
}

/** The published snapshot as anybody may read it. */
export async function playGame(games: GameStore, gameId: string, origin: string) {
  const game = await published(games, gameId)
  if (game === undefined) return answer.refuse(404, 'missing')
  return answer.ok(encodePlay(game, gameId, origin))
}

/** What a player's choice came to. */
export async function judge(
  games: GameStore,
  gameId: string,
  choice: { chapterKey: string; nodeId: number; optionId: number | string },
) {
  const game = await published(games, gameId)
  const judged = game === undefined ? null : judgeChoice(game, choice)
  return judged === null ? answer.refuse(404, 'missing') : answer.ok(judged)
}
