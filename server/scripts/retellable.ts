import { textAddressOf } from '#core/game/addresses.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { owned, type ScriptServices } from './calls.ts'

/** What stands on cards of a game's story and its world: a chapter is told again with all that is told in it. */
const ofStory = ({ chapters }: GameSnapshot): string[] => [
  'basics/intro',
  'basics/worldOverview',
  'story/prologue',
  ...chapters.map(({ id }) => textAddressOf('story', 'chapters', id)),
]

/** The cards of a game that come in more than one telling: of its story and world, its people, its places and the player. */
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
    ...ofStory(game),
    ...(game.player === null ? [] : ['player']),
    ...game.npcs.map((npc) => textAddressOf('npcs', npc.id)),
    ...game.locations.map((place) => textAddressOf('locations', place.id)),
  ]
  try {
    const known = await services.chat.retellable(game, addresses)
    // of the story any part may be asked for, where the assistant does not say
    return answer.ok([...(known ?? ofStory(game))])
  } catch (fault) {
    services.log.error({ cause: fault }, 'it is not known what of a game can be told again')
    return answer.refuse(500, 'assistantFailed')
  }
}
