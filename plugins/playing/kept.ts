import { chaptersInOrder } from '#core/game/chapters.ts'
import { walkable } from '#core/game/walk.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { KeptWalk, type PlayedWalk, type Playing, type Returned } from '#schemas/playing.ts'
import type { PlayedStep } from '#schemas/preview.ts'

/** Walks of so many games are kept on a device; the one left alone longest goes first. */
const GAMES_KEPT = 30
/** A walk in circles is kept no longer than this. */
const STEPS_KEPT = 2_000
const LIST_KEY = 'playedGames'
const keyOf = (gameId: string): string => `played:${gameId}`

/** What a choice is called among the verdicts. */
export const nameOf = ({ chapterKey, nodeId }: Pick<PlayedStep, 'chapterKey' | 'nodeId'>): string =>
  `${chapterKey}|${nodeId}`

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function listed(storage: Storage): string[] {
  const ids = parsed(storage.read(LIST_KEY))
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** Keeps where the player stands, or forgets it where nothing was begun. */
export function keep(storage: Storage, { gameId, game, ...playing }: Playing): void {
  if (gameId === null || game === null) return
  const others = listed(storage).filter((id) => id !== gameId)
  if (playing.walk.length === 0) {
    storage.remove(keyOf(gameId))
    storage.write(LIST_KEY, JSON.stringify(others))
    return
  }
  if (playing.walk.length > STEPS_KEPT) return
  const { walk, verdicts, unjudged, earned } = playing
  const kept: KeptWalk = { version: game.scriptVersion, walk, verdicts, unjudged, earned }
  const ids = [gameId, ...others]
  for (const id of ids.slice(GAMES_KEPT)) storage.remove(keyOf(id))
  storage.write(LIST_KEY, JSON.stringify(ids.slice(0, GAMES_KEPT)))
  storage.write(keyOf(gameId), JSON.stringify(kept))
}

/** The walk this device kept of a game, as far as the game still has it; null where there is none. */
export function found(
  storage: Storage,
  gameId: string,
  game: GameSnapshot,
): (PlayedWalk & { returned: Returned }) | null {
  const read = KeptWalk.safeParse(parsed(storage.read(keyOf(gameId))))
  if (!read.success || read.data.walk.length === 0) return null
  const { version, ...kept } = read.data
  const walk = walkable(chaptersInOrder(game.contents), kept.walk)
  if (walk.length === 0) return { walk, verdicts: {}, unjudged: [], earned: [], returned: 'gone' }
  const isWhole =
    walk.length === kept.walk.length && walk.at(-1)?.optionId === kept.walk.at(-1)?.optionId
  const returned = !isWhole ? 'shortened' : version === game.scriptVersion ? 'same' : 'newer'
  const choices = walk.filter(({ optionId }) => optionId !== null)
  const chosen = new Set(choices.map(nameOf))
  const at = new Set(choices.map(({ nodeId }) => String(nodeId)))
  const verdicts = Object.entries(kept.verdicts).filter(([name]) => chosen.has(name))
  return {
    walk,
    verdicts: Object.fromEntries(verdicts),
    unjudged: kept.unjudged.filter((name) => chosen.has(name)),
    earned: kept.earned.filter(({ keyNodeId }) => at.has(String(keyNodeId))),
    returned,
  }
}
