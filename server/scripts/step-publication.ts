import { canonical } from '#core/engine/replay.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { SeenVersion } from '#schemas/publication.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { createGameStore } from '#server/store/games.ts'
import { refusalToRevise } from './append-revision.ts'
import type { ScriptServices } from './calls.ts'
import type { Script } from './ledger.ts'
import { appendChange, standingOf } from './publications.ts'

type Step = { id: string; baseVersion: number; way: 'undo' | 'redo' }
/** What a step about a publication came to: where the game is played, and which version players see; null where nobody can play it. */
export type PublicationStepped = {
  script_version: number
  undone: string
  published: { game_id: string; url: string; version: number } | null
}

/** Takes a change of what players see back, or brings it back: they see only what they saw before. */
export async function stepPublication(
  services: ScriptServices,
  script: Script,
  { id, baseVersion, way }: Step,
  origin: string,
): Promise<CallAnswer<PublicationStepped>> {
  return services.publishInTurn(script.id, async () => {
    const standing = await standingOf(services, script.id)
    const change = (await services.store.publications(script.id)).find((one) => one.id === id)
    if (standing === undefined || change === undefined) return answer.refuse(409, 'staleVersion')
    const { gameId, seen: before, kept } = standing
    const wanted = way === 'undo' ? change.before : change.after
    const shown = wanted === null ? null : await gameSeen(services, script, wanted)
    const after = shown?.seen ?? null
    const refusal = await appendChange(
      services,
      script.id,
      standing,
      { gameId, before, after, [way === 'undo' ? 'undoes' : 'redoes']: id },
      async (transaction) => {
        const games = createGameStore(transaction)
        if (shown === null) await games.withdraw(gameId)
        else if (wanted?.seq === kept.seq) await games.show(script.id, shown.seen)
        else await games.show(script.id, shown.seen, publishedAs(shown.game))
      },
      (game) => refusalToRevise(game, baseVersion),
    )
    if (refusal !== undefined) return refusal
    const url = `${origin}/play/${gameId}`
    const published = after === null ? null : { game_id: gameId, url, version: after.version }
    return answer.ok({ script_version: baseVersion, undone: id, published })
  })
}

const publishedAs = (game: GameSnapshot) => ({
  snapshot: JSON.stringify(game),
  title: game.elements.title ?? '',
  cover: game.cover,
})

/** The game as players saw it; by the present version where the game is just so now, so that nothing counts as unseen. */
async function gameSeen(
  { states }: ScriptServices,
  script: Script,
  seen: SeenVersion,
): Promise<{ game: GameSnapshot; seen: SeenVersion }> {
  const { draft } = await states.at(script, seen.seq)
  const [game, present] = [gameSnapshot(draft), gameSnapshot(script.draft)]
  const isPresent =
    canonical({ ...game, scriptVersion: 0 }) === canonical({ ...present, scriptVersion: 0 })
  return { game, seen: isPresent ? { ...seen, version: present.scriptVersion } : seen }
}
