import { GameSnapshot } from '#schemas/game.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import { presentOrNull } from '#schemas/wire/address.ts'
import type { PlayHead } from '#server/http/play-head.ts'
import type { PlayableGames } from '#server/shelf/shelved-games.ts'

/** What is told before anybody plays: a snapshot is large, and this is little of it. */
const Told = GameSnapshot.pick({ brief: true, elements: true, cover: true })

/** Games whose heads are kept. */
const KEPT = 500

type Kept = { version: number } & Pick<PlayHead, 'title' | 'intro' | 'language' | 'cover'>

/** What published games say of themselves; each snapshot is read once a publication. */
export function createPlayHeads(games: PlayableGames) {
  const kept = new Map<string, Kept>()

  async function read(gameId: string, version: number): Promise<Kept | null> {
    const text = await games.snapshotOf(gameId)
    if (text === undefined) return null
    const { brief, elements, cover } = Told.parse(JSON.parse(text))
    return {
      version,
      title: elements.title ?? '',
      intro: elements.intro ?? '',
      language: brief.language ?? DEFAULT_GAME_LANGUAGE,
      cover,
    }
  }

  /** The head of a game that can be opened; null for any other. */
  return async (gameId: string, origin: string): Promise<PlayHead | null> => {
    const version = await games.versionOf(gameId)
    if (version === undefined) return null
    const known = kept.get(gameId)
    const head = known?.version === version ? known : await read(gameId, version)
    if (head === null) return null
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(gameId, head)
    const { title, intro, language } = head
    const url = `${origin}/play/${encodeURIComponent(gameId)}`
    return { title, intro, language, cover: presentOrNull(head.cover, origin), url }
  }
}
