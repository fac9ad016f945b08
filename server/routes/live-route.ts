import websocket from '@fastify/websocket'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { STATUS } from '#schemas/api.ts'
import { answer, sendAnswer } from '#server/http/answer.ts'
import { isForeignPage, publicOrigin } from '#server/http/origin.ts'
import { openCursor } from '#server/live/cursor.ts'
import type { Hub } from '#server/live/hub.ts'
import type { Desk } from '#server/services.ts'
import type { ScriptStore } from '#server/store/scripts.ts'

const MAX_PAYLOAD_BYTES = 65_536
const PROBE_EVERY_MS = 30_000
/** A reader that takes nothing in is let go before it fills the memory; it comes back with `since`. */
const MAX_BUFFERED_BYTES = 8 * 1_048_576

/** Who asks without reading the answers is not answered any more. */
const MAX_UNREAD_PONGS_BYTES = 65_536

export const CLOSE = { wrongToken: 4401, wrongUser: 4403, signedOut: 4401, tooSlow: 4408 } as const

const Query = z.object({
  script_id: z.string().min(1).max(64).optional().catch(undefined),
  since: z.coerce.number().int().min(0).catch(0),
})

/** The live socket: `/wsServer/admin_{uid}/{token}`. */
export async function liveRoute(
  { app, services }: Desk,
  { hub, store }: { hub: Hub; store: ScriptStore },
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MAX_PAYLOAD_BYTES },
    errorHandler(fault, socket, request) {
      // What a peer sends wrong, or breaks off, is nothing its operator can mend.
      const isPeers = 'code' in fault && /^(WS_ERR_|ECONN|EPIPE)/.test(String(fault.code))
      if (!isPeers) request.log.error({ err: fault }, 'live socket')
      socket.terminate()
    },
  })
  app.get<{ Params: { who: string; token: string } }>(
    '/wsServer/:who/:token',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        if (isForeignPage(request, services.config))
          return sendAnswer(request, reply, answer.refuse(STATUS.forbidden, 'forbidden'), 403)
      },
    },
    async (socket, request) => {
      socket.on('message', (data) => {
        const mayAnswer =
          socket.readyState === socket.OPEN && socket.bufferedAmount < MAX_UNREAD_PONGS_BYTES
        if (mayAnswer && isPing(data)) socket.send('pong')
      })
      const uid = request.params.who.replace(/^admin_/, '')
      const found = await services.sessions.find(request.params.token)
      if (found.kind !== 'live') return socket.close(CLOSE.wrongToken, 'session')
      if (found.uid !== uid) return socket.close(CLOSE.wrongUser, 'user')
      const query = Query.parse(request.query)
      const close = openCursor({
        hub,
        store,
        uid,
        origin: publicOrigin(request, services.config),
        replay:
          query.script_id === undefined ? null : { scriptId: query.script_id, since: query.since },
        send: (frame) => {
          if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.close(CLOSE.tooSlow, 'too slow')
          else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame))
        },
        fail: (cause) => {
          app.log.error({ err: cause }, 'live socket')
          socket.close(1011, 'fault')
        },
      })
      const ended = services.sessions.ended$.subscribe((end) => {
        if (end.uid === uid && (end.tokenHash === null || end.tokenHash === found.tokenHash))
          socket.close(CLOSE.signedOut, 'signed out')
      })
      const stopProbing = probe(socket)
      socket.on('close', () => {
        close()
        ended.unsubscribe()
        stopProbing()
      })
    },
  )
}

// A frame may be large; four bytes are looked at, not the whole of it as text.
const isPing = (data: RawData): boolean =>
  Buffer.isBuffer(data) && data.length === 4 && data.toString('latin1') === 'ping'

/** Lets go of a peer that no longer answers the protocol's own pings. */
function probe(socket: WebSocket): () => void {
  let answered = true
  socket.on('pong', () => {
    answered = true
  })
  const timer = setInterval(() => {
    if (!answered) return socket.terminate()
    answered = false
    socket.ping()
  }, PROBE_EVERY_MS)
  return () => clearInterval(timer)
}
