import { textAddressOf } from '#core/game/addresses.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { owned, type ScriptServices } from './calls.ts'

/** The people, the places and the player of a game whose texts come in more than one telling; of its story all may be asked for. */
export async function listRetellable(
  services: ScriptServices,
  uid: string,
  { id }: { id: string },
): Promise<CallAnswer<string[]>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const game = gameSnapshot(script.draft)
  if (game.status === SCRIPT_STATUS.generating) return answer.refuse(409, 'stillWriting')
  const addresses = [
    ...(game.player === null ? [] : ['player']),
    ...game.npcs.map((npc) => textAddressOf('npcs', npc.id)),
    ...game.locations.map((place) => textAddressOf('locations', place.id)),
  ]
  try {
    return answer.ok([...(await services.chat.retellable(game, addresses))])
  } catch (fault) {
    services.log.error({ cause: fault }, 'it is not known what of a game can be told again')
    return answer.refuse(500, 'assistantFailed')
  }
}
