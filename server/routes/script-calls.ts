import type { FastifyRequest } from 'fastify'
import { refusalOfUninvited } from '#server/http/admission.ts'
import { callerLanguage } from '#server/http/language.ts'
import { publicOrigin } from '#server/http/origin.ts'
import {
  editScript,
  readGame,
  type ScriptServices,
  startGeneration,
} from '#server/scripts/calls.ts'
import { type Heard, listRecords, sendRecord } from '#server/scripts/chat-calls.ts'
import { compareVersions } from '#server/scripts/compare.ts'
import { confirmRecord } from '#server/scripts/confirm-plan.ts'
import { decideAboutChanges } from '#server/scripts/decide-changes.ts'
import { forecastGame } from '#server/scripts/forecast.ts'
import { copyScript, removeScript } from '#server/scripts/library-calls.ts'
import { listDeleted, listGames, listScripts } from '#server/scripts/list-calls.ts'
import { readModelWork } from '#server/scripts/model-work.ts'
import { judge, playGame } from '#server/scripts/play.ts'
import { publishGame, withdrawGame } from '#server/scripts/publications.ts'
import { regenerate } from '#server/scripts/regenerate.ts'
import { resumeGeneration } from '#server/scripts/resume.ts'
import { listRetellable } from '#server/scripts/retellable.ts'
import { chooseSibling, listSiblings } from '#server/scripts/siblings.ts'
import {
  listVersions,
  listWriters,
  restoreVersion,
  stepThrough,
} from '#server/scripts/version-calls.ts'
import type { RouteContext } from '#server/services.ts'

const heardOf = ({
  request,
  receipt,
}: Pick<Heard, 'receipt'> & { request: FastifyRequest }): Heard => ({
  language: callerLanguage(request),
  receipt,
})

/** The calls about scripts and published games, each with its handler. */
export function registerScripts({ serve, services }: RouteContext, scripts: ScriptServices): void {
  const origin = (call: { request: Parameters<typeof publicOrigin>[0] }) =>
    publicOrigin(call.request, services.config)
  serve(
    'startGeneration',
    async ({ user, body, receipt }) =>
      (await refusalOfUninvited(services, user.uid)) ??
      startGeneration(scripts, user.uid, body, receipt),
  )
  serve('forecastGame', ({ user, query }) => forecastGame(scripts, user.uid, query))
  serve('readGame', (call) =>
    readGame(scripts, call.user.uid, call.params.id, call.query.version, origin(call)),
  )
  serve('listScripts', (call) => listScripts(scripts, call.user.uid, call.query, origin(call)))
  serve('editScript', (call) => {
    const { user, body, receipt } = call
    return editScript(scripts, user.uid, body, { origin: origin(call), receipt })
  })
  serve('listVersions', (call) =>
    listVersions(scripts, call.user.uid, call.query, callerLanguage(call.request)),
  )
  serve('listWriters', ({ user, query }) => listWriters(scripts, user.uid, query))
  serve('readModelWork', ({ user, query }) => readModelWork(scripts, user.uid, query))
  serve('compareVersions', (call) =>
    compareVersions(scripts, call.user.uid, call.query, {
      language: callerLanguage(call.request),
      origin: origin(call),
    }),
  )
  serve('restoreVersion', ({ user, body }) => restoreVersion(scripts, user.uid, body))
  serve('decideChanges', ({ user, body, receipt }) =>
    decideAboutChanges(scripts, user.uid, body, receipt),
  )
  for (const way of ['undo', 'redo'] as const)
    serve(way, (call) =>
      stepThrough(scripts, call.user.uid, call.body, { way, origin: origin(call) }),
    )
  serve('regenerate', (call) =>
    regenerate(scripts, call.user.uid, call.body, callerLanguage(call.request)),
  )
  serve('listSiblings', ({ user, query }) => listSiblings(scripts, user.uid, query))
  serve('listRetellable', ({ user, query }) => listRetellable(scripts, user.uid, query))
  serve('chooseSibling', ({ user, body }) => chooseSibling(scripts, user.uid, body))
  serve('resumeGeneration', ({ user, body, receipt }) =>
    resumeGeneration(scripts, user.uid, body.id, receipt),
  )
  serve('publishGame', (call) => {
    const { user, body, receipt } = call
    return publishGame(scripts, user.uid, body.id, { origin: origin(call), receipt })
  })
  serve('listDeleted', (call) => listDeleted(scripts, call.user.uid, call.query, origin(call)))
  serve('listGames', (call) => listGames(scripts, call.user.uid, call.query, origin(call)))
  serve('copyScript', ({ user, body, receipt }) => copyScript(scripts, user.uid, body, receipt))
  serve('removeScript', ({ user, body }) => removeScript(scripts, user.uid, body))
  serve('withdrawGame', ({ user, body }) => withdrawGame(scripts, user.uid, body))
  serve('listRecords', (call) =>
    listRecords(scripts, call.user.uid, call.query, callerLanguage(call.request)),
  )
  serve('sendRecord', (call) => sendRecord(scripts, call.user.uid, call.body, heardOf(call)))
  serve('confirmRecord', (call) => confirmRecord(scripts, call.user.uid, call.body, heardOf(call)))
  serve('playGame', (call) => playGame(scripts.played, call.params.gameId, origin(call)))
  serve('judgeChoice', ({ params, body }) =>
    judge(scripts.played, params.gameId, {
      chapterKey: body.chapter_key,
      nodeId: body.node_id,
      optionId: body.option_id,
    }),
  )
}
