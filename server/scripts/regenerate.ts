import { liesIn, textAddressOf } from '#core/game/addresses.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { chapterKeyOf } from '#schemas/chapter.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { KeyNode } from '#schemas/key-node.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { answer, type CallAnswer, type CallRefusal } from '#server/http/answer.ts'
import { say } from '#server/http/words/words.ts'
import type { Analysis, PlannedPlace } from '#server/storyteller/assistant-port.ts'
import { appendRevision, refusalToRevise } from './append-revision.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { gameCarriedOut } from './carried-out.ts'
import type { Script } from './ledger.ts'
import { pictureAt, repaint } from './repaint.ts'
import { sceneAt, withScene } from './scene-again.ts'
import { revised } from './version-calls.ts'
import { addressesAt } from './wire-places.ts'

/** What is told again with the things at some addresses: with a chapter's card all that is told in the chapter. */
function partOf({ chapters }: GameSnapshot, addresses: readonly string[]): string[] {
  const told = chapters.filter(({ id }) =>
    addresses.includes(textAddressOf('story', 'chapters', id)),
  )
  return [...addresses, ...told.map(({ id }) => textAddressOf('nodes', chapterKeyOf(id)))]
}

/** The places of a plan that lie in a part of the game, and those that say the very same elsewhere. */
function placesOfPart(places: readonly PlannedPlace[], part: readonly string[]): PlannedPlace[] {
  const inside = places.filter(({ address }) => part.some((one) => liesIn(address, one)))
  const told = new Set(inside.map((place) => place.then))
  return places.filter((place) => inside.includes(place) || told.has(place.then))
}

/** Has the assistant tell a part of a written game in other words, or a picture painted again; the earlier one stays its sibling. */
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
  const picture = pictureAt(game, path)
  if (picture !== undefined) return repaint(services, id, picture, base_version)
  const scene = sceneAt(game, path)
  const told = scene && (await sceneToldAgain(services, script, scene))
  if (told !== undefined) {
    if ('ok' in told) return told
    const { address } = told
    const note = { author: 'assistant' as const, scope: [address], regenerates: address }
    return appendRevision(services.ledger, id, base_version, (_, present) =>
      revised(present, withScene(present, told.node), note),
    )
  }
  const addresses = addressesAt(game, path)
  const [address] = addresses
  if (address === undefined) return answer.refuse(400, 'badPath', { path })
  const quotes = addresses.map((one) => ({ address: one, text: '' }))
  let analysis: Analysis
  try {
    const asked = { text: say('tellAgain', language), quotes, language }
    analysis = await services.chat.analyse(script, asked)
  } catch (fault) {
    services.log.error({ cause: fault }, 'a part of a game was not told again')
    return answer.refuse(500, 'assistantFailed')
  }
  const places =
    analysis.kind === 'plan' ? placesOfPart(analysis.places, partOf(game, addresses)) : []
  if (analysis.kind !== 'plan' || places.length === 0) return answer.refuse(409, 'noOtherTelling')
  const scope = places.map((place) => place.address)
  const made = await gameCarriedOut(services, script, analysis.operation, scope)
  if ('ok' in made) return made
  const note = { author: 'assistant' as const, scope, regenerates: address }
  return appendRevision(services.ledger, id, base_version, (_, present) =>
    revised(present, made, note),
  )
}

/** A scene in a model's words, or why there are none; undefined where no model tells it. */
async function sceneToldAgain(
  services: ScriptServices,
  script: Script,
  { node, address }: { node: KeyNode; address: string },
): Promise<{ node: KeyNode; address: string } | CallRefusal | undefined> {
  const { id, ownerUid: uid } = script
  const plan = await services.store.plan(id)
  if (plan?.storyteller !== services.scenes.teller) return undefined
  const budget = await services.budgets.usedUp({ uid, script: id })
  if (budget !== null) return answer.refuse(409, budget)
  try {
    const told = await services.scenes.tell(script, plan, node)
    if (told === undefined || 'node' in told) return told && { ...told, address }
    return answer.refuse(409, 'sceneUnusable')
  } catch (fault) {
    services.log.error({ cause: fault }, 'a scene was not told again')
    return answer.refuse(409, 'modelAway')
  }
}
