import { type GamePicture, picturesIn, wholePictures, withPictures } from '#core/game/pictures.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { answer, type CallAnswer, type CallRefusal } from '#server/http/answer.ts'
import { appendRevision, refusalToRevise } from './append-revision.ts'
import type { ScriptServices } from './calls.ts'
import type { Script } from './ledger.ts'
import { revised } from './version-calls.ts'

/** The picture at a wire path of a game. */
export const pictureAt = (game: GameSnapshot, path: string): GamePicture | undefined =>
  picturesIn(game).find((one) => one.path === path)

/** Pictures painted another way, by address, or why there are none: all of them or nothing. */
export async function paintedAgain(
  services: ScriptServices,
  script: Script,
  pictures: readonly GamePicture[],
): Promise<ReadonlyMap<string, string> | CallRefusal> {
  // another chance for each version: asked once more after a failure it is the picture that was on its way
  const salt = String(gameSnapshot(script.draft).scriptVersion + 1)
  const full = await services.quotas.refusalOfPictures(script.ownerUid)
  if (full) return full
  const urls = new Map<string, string>()
  for (const { part, address } of pictures) {
    const isCover = 'cover' in part
    let url: string | undefined
    try {
      url = await services.paintPicture(script, part, salt)
    } catch (fault) {
      services.log.error({ cause: fault }, 'a picture was not painted another way')
      return answer.refuse(500, isCover ? 'coverUnpainted' : 'pictureUnpainted')
    }
    if (url === undefined) return answer.refuse(409, isCover ? 'noOtherCover' : 'noOtherPicture')
    urls.set(address, url)
  }
  return urls
}

/**
 * Has a picture painted another way; the earlier one stays its sibling. What is written while it is painted stays: the
 * picture goes into the game of then.
 */
export const repaint = (
  services: ScriptServices,
  id: string,
  picture: GamePicture,
  baseVersion: number,
): Promise<CallAnswer<{ script_version: number }>> =>
  // of two that were asked for on the same version the second one is stale by its turn
  services.paintInTurn(id, async () => {
    const script = await services.ledger.read(id)
    if (script === undefined) return answer.refuse(404, 'missing')
    const refusal = refusalToRevise(gameSnapshot(script.draft), baseVersion)
    if (refusal !== undefined) return refusal
    const urls = await paintedAgain(services, script, [picture])
    if ('ok' in urls) return urls
    const { address } = picture
    return appendRevision(services.ledger, id, null, (_, present) => {
      const painted = withPictures(present, urls)
      if (painted === undefined) return { refusal: answer.refuse(409, 'pictureGone') }
      const scope = wholePictures([address])
      return revised(present, painted, { author: 'assistant', scope, regenerates: address })
    })
  })
