import type { Studio } from '#server/media/studio.ts'
import type { RouteGroup } from '#server/services.ts'

/** A generated file's address, of which no name leads out of its folder. */
const GENERATED = /^\/media\/([0-9a-f]{64}\.(?:webp|ogg))(?:\?|$)/

/** Makes a picture or loop that is asked for whole again before it is sent: what a browser got under such an address it keeps for ever. */
export const mediaMending =
  (studio: Pick<Studio, 'mend'>): RouteGroup =>
  ({ app }) => {
    app.addHook('onRequest', async (request, reply) => {
      const file = GENERATED.exec(request.url)?.[1]
      if (file === undefined) return
      const whole = await studio.mend(file).catch((cause: unknown) => {
        request.log.error({ err: cause, file }, 'a media file could not be made again')
        return false
      })
      if (!whole) return reply.callNotFound()
    })
  }
