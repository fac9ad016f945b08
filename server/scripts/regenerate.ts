import { liesIn } from '#core/game/addresses.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { say } from '#server/http/words/words.ts'
import type { Analysis, PlannedPlace } from '#server/storyteller/assistant-port.ts'
import { appendRevision, refusalToRevise } from './append-revision.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { gameCarriedOut } from './carried-out.ts'
import type { Script } from './ledger.ts'
import { revised } from './version-calls.ts'
import { addressesAt } from './wire-places.ts'

/** The wire path of the cover, and its address. */
export const COVER = 'cover'

/** The places of a plan that lie in a part of the game, and those that say the very same elsewhere. */
function placesOfPart(places: readonly PlannedPlace[], part: readonly string[]): PlannedPlace[] {
  const inside = places.filter(({ address }) => part.some((one) => liesIn(address, one)))
  const told = new Set(inside.map((place) => place.then))
  return places.filter((place) => inside.includes(place) || told.has(place.then))
}

/** Has the cover painted another way; the earlier one stays its sibling. */
async function repaint(
  services: ScriptServices,
  script: Script,
  game: GameSnapshot,
): Promise<CallAnswer<{ script_version: number }>> {
  let cover: string | undefined
  try {
    cover = await services.paintCover(script, String(game.scriptVersion + 1))
  } catch (fault) {
    services.log.error({ cause: fault }, 'a cover was not painted another way')
    return answer.refuse(500, 'coverUnpainted')
  }
  if (cover === undefined) return answer.refuse(409, 'noOtherCover')
  const painted = { ...game, cover }
  return appendRevision(services.ledger, script.id, game.scriptVersion, (_, present) =>
    revised(present, painted, { author: 'assistant', scope: [COVER], regenerates: COVER }),
  )
}

/** Has the assistant tell a part of a written game in other words; the earlier telling stays its sibling. */
export async function regenerate(
  services: ScriptServices,
  uid: string,
  { id, path, base_version }: Body<'regenerate'>,
  language: RequestLanguage,
): Promise<CallAnswer<{ script_version: number }>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const game = gameSnapshot(script.draft)
  const refusal = refusalToRevise(game, base_version)
  if (refusal !== undefined) return refusal
  if (path === COVER) return repaint(services, script, game)
  const part = addressesAt(game, path)
  const [address] = part
  if (address === undefined) return answer.refuse(400, 'badPath', { path })
  const quotes = part.map((one) => ({ address: one, text: '' }))
  let analysis: Analysis
  try {
    const asked = { text: say('tellAgain', language), quotes, language }
    analysis = await services.chat.analyse(game, asked)
  } catch (fault) {
    services.log.error({ cause: fault }, 'a part of a game was not told again')
    return answer.refuse(500, 'assistantFailed')
  }
  const places = analysis.kind === 'plan' ? placesOfPart(analysis.places, part) : []
  if (analysis.kind !== 'plan' || places.length === 0) return answer.refuse(409, 'noOtherTelling')
  const scope = places.map((place) => place.address)
  const made = await gameCarriedOut(services, game, analysis.operation, scope)
  if ('ok' in made) return made
  const note = { author: 'assistant' as const, scope, regenerates: address }
  return appendRevision(services.ledger, id, base_version, (_, present) =>
    revised(present, made, note),
  )
}
