import websocket from '@fastify/websocket'
import { EMPTY, type Observable } from 'rxjs'
import type { RawData, WebSocket } from 'ws'
import { z } from 'zod'
import { STATUS } from '#schemas/api.ts'
import { SIZES } from '#schemas/limits.ts'
import { answer, sendAnswer } from '#server/http/answer.ts'
import { refusalOfCaller, refusalOfUser } from '#server/http/call-rates.ts'
import { isForeignPage, publicOrigin } from '#server/http/origin.ts'
import { type Outlet, openCursor } from '#server/live/cursor.ts'
import { createFrameEncoder } from '#server/live/frame-encoder.ts'
import type { Hub } from '#server/live/hub.ts'
import { probePeer } from '#server/live/probe.ts'
import { showSceneParts } from '#server/live/scene-parts.ts'
import { CLOSE, createSockets } from '#server/live/sockets.ts'
import type { KeyedMutex } from '#server/scripts/keyed-mutex.ts'
import type { UnitProgress } from '#server/scripts/unit-writer.ts'
import type { RouteContext } from '#server/services.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type { Storyteller } from '#server/storyteller/port.ts'

/** Beyond this a reader that takes in slowly is read to from the log, so that nothing piles up for it. */
const FULL_BYTES = 1_048_576
/** Who asks without reading the answers is not answered any more. */
const MAX_UNREAD_PONGS_BYTES = 65_536

const Query = z.object({
  script_id: z.string().min(1).max(64).optional().catch(undefined),
  since: z.coerce.number().int().min(0).catch(0),
  /** `1`: scenes are seen while they are written, in frames of no number. */
  parts: z.string().optional().catch(undefined),
})

/** What the live socket tells: logs, and what is being written. */
type LiveSources = {
  hub: Hub
  store: ScriptStore
  inTurn: KeyedMutex
  parts$: Observable<UnitProgress>
  storyteller: Pick<Storyteller, 'isSeenWriting'>
}

/** The live socket: `/wsServer/admin_{uid}/{token}`. */
export async function liveRoute(
  { app, services }: RouteContext,
  { hub, store, inTurn, parts$, storyteller }: LiveSources,
): Promise<void> {
  const encode = createFrameEncoder()
  const sockets = createSockets(services.sessions, services.clock)
  const seen$ = storyteller.isSeenWriting ? parts$ : EMPTY
  const showing = showSceneParts(seen$, hub, services.clock.scheduler)
  app.addHook('preClose', async () => showing.unsubscribe())
  const looking = services.notices?.missed$.subscribe(() => sockets.lookAgain())
  app.addHook('onClose', async () => looking?.unsubscribe())
  await app.register(websocket, {
    options: { maxPayload: SIZES.socketMessageBytes },
    preClose(done) {
      void sockets.close().then(() => app.websocketServer.close(() => done()))
    },
    errorHandler(fault, socket, request) {
      // What a peer sends wrong, or breaks off, is nothing its operator can mend.
      const isPeers = 'code' in fault && /^(WS_ERR_|ECONN|EPIPE)/.test(String(fault.code))
      if (!isPeers) request.log.error({ err: fault }, 'live socket')
      socket.terminate()
    },
  })
  services.metrics.gauge(
    'sockets',
    'Live sockets that are open.',
    () => app.websocketServer.clients.size,
  )
  app.get<{ Params: { who: string; token: string } }>(
    '/wsServer/:who/:token',
    {
      websocket: true,
      schema: { hide: true },
      preValidation: async (request, reply) => {
        if (isForeignPage(request, services.config))
          return sendAnswer(request, reply, answer.refuse(STATUS.forbidden, 'forbidden'), 403)
        const early = await refusalOfCaller(request, services, 'socket')
        if (early) return sendAnswer(request, reply, early)
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
      const isEarly = (await refusalOfUser(uid, services, 'socket')) !== null
      if (socket.readyState !== socket.OPEN) return
      const leave = isEarly ? null : sockets.enter(found, socket)
      if (leave === null) return socket.close(CLOSE.tooMany, 'too many sockets')
      const query = Query.parse(request.query)
      const stop = openCursor({
        hub,
        store,
        encode,
        uid,
        origin: publicOrigin(request, services.config),
        replay:
          query.script_id === undefined ? null : { scriptId: query.script_id, since: query.since },
        seesParts: query.parts === '1',
        outlet: outletOf(socket),
        inTurn,
        fail: (cause) => {
          app.log.error({ err: cause }, 'live socket')
          socket.close(1011, 'fault')
        },
      })
      const stopProbing = probePeer(socket)
      socket.on('close', () => {
        leave()
        stop()
        stopProbing()
      })
    },
  )
}

// A frame may be large; four bytes are looked at, not the whole of it as text.
const isPing = (data: RawData): boolean =>
  Buffer.isBuffer(data) && data.length === 4 && data.toString('latin1') === 'ping'

/** What is sent goes out at once; who waits until it is taken in keeps little of it in memory. */
function outletOf(socket: WebSocket): Outlet {
  let taken: Promise<void> = Promise.resolve()
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      taken = new Promise((resolve) => socket.send(frame, { binary: false }, () => resolve()))
    },
    isFull: () => socket.bufferedAmount > FULL_BYTES,
    drained: () => taken,
  }
}
