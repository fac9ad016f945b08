import { refusalOfUninvited } from '#server/http/admission.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { createHub } from '#server/live/hub.ts'
import {
  editScript,
  listGames,
  listRecords,
  listScripts,
  publishGame,
  readGame,
  type ScriptDesk,
  startGeneration,
} from '#server/scripts/calls.ts'
import { createGenerator } from '#server/scripts/generator.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { copyScript, removeScript, withdrawGame } from '#server/scripts/library-calls.ts'
import { judge, playGame } from '#server/scripts/play.ts'
import { resumeGeneration } from '#server/scripts/resume.ts'
import { createTurns } from '#server/scripts/turns.ts'
import type { Desk, RouteGroup } from '#server/services.ts'
import { createGameStore } from '#server/store/games.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import type { MediaMaker, Storyteller } from '#server/storyteller/port.ts'
import { liveRoute } from './live-route.ts'
import { outlineRoute } from './outline-route.ts'

/** Who writes and paints, and how much of it at once. */
export type Makers = {
  storyteller: Storyteller
  media: MediaMaker
  /** Where a test cannot wait for the specification's own silence. */
  heartbeatEveryMs?: number
}

const SCRIPTS_AT_ONCE = 4
const PICTURES_AT_ONCE = 2

/** Everything about scripts and published games. What was unfinished goes on as soon as the server is ready. */
export const scriptRoutes = (makers: Makers): RouteGroup => {
  return async (desk) => {
    const { app, services } = desk
    const store = createScriptStore(services.store)
    const games = createGameStore(services.store)
    const hub = createHub()
    const now = () => services.clock.now()
    const ledger = createLedger(store, hub, now)
    const generator = createGenerator({
      storyteller: makers.storyteller,
      media: makers.media,
      ledger,
      store,
      log: app.log,
      apartAtOnce: PICTURES_AT_ONCE,
      scriptsAtOnce: SCRIPTS_AT_ONCE,
    })
    app.addHook('onReady', () => generator.resume())
    app.addHook('preClose', () => generator.stop())
    const startInTurn = createTurns()
    layScripts(desk, { ledger, store, games, generator, startInTurn, now, log: app.log })
    outlineRoute(desk, makers.storyteller, makers.heartbeatEveryMs)
    await liveRoute(desk, { hub, store })
  }
}

function layScripts({ serve, services }: Desk, desk: ScriptDesk): void {
  const origin = (call: { request: Parameters<typeof publicOrigin>[0] }) =>
    publicOrigin(call.request, services.config)
  serve(
    'startGeneration',
    async ({ user, body, receipt }) =>
      (await refusalOfUninvited(services, user.uid)) ??
      startGeneration(desk, user.uid, body, receipt),
  )
  serve('readGame', (call) =>
    readGame(desk, call.user.uid, call.params.id, call.query.version, origin(call)),
  )
  serve('listScripts', (call) => listScripts(desk, call.user.uid, call.query, origin(call)))
  serve('editScript', ({ user, body }) => editScript(desk, user.uid, body))
  serve('resumeGeneration', ({ user, body }) => resumeGeneration(desk, user.uid, body.id))
  serve('publishGame', (call) => publishGame(desk, call.user.uid, call.body.id, origin(call)))
  serve('listGames', (call) => listGames(desk, call.user.uid, call.query, origin(call)))
  serve('copyScript', ({ user, body, receipt }) => copyScript(desk, user.uid, body, receipt))
  serve('removeScript', ({ user, body }) => removeScript(desk, user.uid, body))
  serve('withdrawGame', ({ user, body }) => withdrawGame(desk, user.uid, body))
  serve('listRecords', ({ user, query }) => listRecords(desk, user.uid, query.id))
  serve('playGame', (call) => playGame(desk.games, call.params.gameId, origin(call)))
  serve('judgeChoice', ({ params, body }) =>
    judge(desk.games, params.gameId, {
      chapterKey: body.chapter_key,
      nodeId: body.node_id,
      optionId: body.option_id,
    }),
  )
}
