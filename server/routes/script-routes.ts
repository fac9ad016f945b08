import type { CoverChoices } from '#schemas/outline.ts'
import { systemChance } from '#server/clock.ts'
import { refusalOfUninvited } from '#server/http/admission.ts'
import { callerLanguage } from '#server/http/language.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { createHub } from '#server/live/hub.ts'
import type { CoverScene } from '#server/media/cover-scene.ts'
import { createKnownMedia } from '#server/media/known-media.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import {
  editScript,
  readGame,
  type ScriptServices,
  startGeneration,
} from '#server/scripts/calls.ts'
import { createCards } from '#server/scripts/cards.ts'
import { listRecords, sendRecord } from '#server/scripts/chat-calls.ts'
import { createChatDesk } from '#server/scripts/chat-desk.ts'
import { compareVersions } from '#server/scripts/compare.ts'
import { confirmRecord } from '#server/scripts/confirm-plan.ts'
import { decideAboutChanges } from '#server/scripts/decide-changes.ts'
import { createFairLine } from '#server/scripts/fair-line.ts'
import { createGenerator } from '#server/scripts/generator.ts'
import { createKeyedMutex, createYieldingMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { copyScript, removeScript } from '#server/scripts/library-calls.ts'
import { listDeleted, listGames, listScripts } from '#server/scripts/list-calls.ts'
import { createModelBudgets } from '#server/scripts/model-budgets.ts'
import { readModelWork } from '#server/scripts/model-work.ts'
import { createPicturePainter } from '#server/scripts/picture-painter.ts'
import { createPlayed, judge, playGame } from '#server/scripts/play.ts'
import { publishGame, withdrawGame } from '#server/scripts/publications.ts'
import { regenerate } from '#server/scripts/regenerate.ts'
import { resumeGeneration } from '#server/scripts/resume.ts'
import { listRetellable } from '#server/scripts/retellable.ts'
import { createSceneTeller } from '#server/scripts/scene-again.ts'
import { chooseSibling, listSiblings } from '#server/scripts/siblings.ts'
import { createSpending } from '#server/scripts/spending.ts'
import { createStates } from '#server/scripts/states.ts'
import {
  listVersions,
  listWriters,
  restoreVersion,
  stepThrough,
} from '#server/scripts/version-calls.ts'
import type { RouteContext, RouteGroup } from '#server/services.ts'
import { createShelvedGames, withShelf } from '#server/shelf/shelved-games.ts'
import { createGameStore } from '#server/store/games.ts'
import { createModelQuestions } from '#server/store/model-questions.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createBuiltInAssistant } from '#server/storyteller/assistant/index.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import type { MediaMaker, Storyteller } from '#server/storyteller/port.ts'
import { liveRoute } from './live-route.ts'
import { outlineRoute } from './outline-route.ts'

/** Who writes and paints, and how much of it at once. */
export type Makers = {
  storyteller: Storyteller
  media: MediaMaker
  /** Who reads what is asked for in chats; absent: the built-in assistant. */
  assistant?: Assistant
  /** Where the games on home's shelf lie; absent: where the build lays them. */
  shelf?: string
  /** Pictures asked for at once; absent: two. */
  paintedAtOnce?: number
  /** Where an idea's cover can be seen in each look; absent where nobody paints it. */
  covers?: (scene: CoverScene) => Promise<CoverChoices>
  /** Where a test cannot wait for the specification's own silence. */
  heartbeatEveryMs?: number
  /** Where a test cannot wait for a fault to be over. */
  paces?: Partial<typeof PACES>
}

/** What is kept in memory of a game whose texts are told is worth some 300 kB. */
const TOLD_AT_ONCE = 32
const PAINTED_AT_ONCE = 2
/** Each ends in a write to the disk of some milliseconds. */
const STARTS_IN_A_TURN = 4
const PACES = {
  patience: { tries: 6, firstMs: 100 },
  backOff: { tries: 3, firstMs: 1_000, mostMs: 300_000 },
  restFirstMs: 1_000,
  watchEveryMs: 30_000,
}

/** Everything about scripts and published games. What was unfinished goes on as soon as the server is ready. */
export const scriptRoutes = (makers: Makers): RouteGroup => {
  return async (context) => {
    const { app, services } = context
    const store = createScriptStore(services.store)
    const games = createGameStore(services.store)
    const hub = createHub()
    const now = () => services.clock.now()
    const inTurn = createYieldingMutex()
    const states = createStates(store, inTurn)
    const ledger = createLedger(store, hub, now, states)
    const admitting = createFairLine(STARTS_IN_A_TURN)
    const questions = createModelQuestions(services.store)
    const spending = createSpending({
      ...{ questions, now, log: app.log },
      choice: services.model?.choice,
    })
    const { hear: spent } = spending
    const budgets = createModelBudgets({
      ...{ questions, spending, now },
      most: services.config.modelBudgets,
    })
    const scenes = createSceneTeller({
      ...{ storyteller: makers.storyteller, store, spent },
      clock: services.clock,
    })
    const generator = createGenerator({
      isAsked: admitting.isBusy,
      spent,
      usedUp: budgets.usedUp,
      storyteller: makers.storyteller,
      media: makers.media,
      ledger,
      store,
      log: app.log,
      clock: services.clock,
      random: systemChance,
      toldAtOnce: TOLD_AT_ONCE,
      paintedAtOnce: makers.paintedAtOnce ?? PAINTED_AT_ONCE,
      ...PACES,
      ...makers.paces,
    })
    app.addHook('onReady', () => generator.resume())
    const assistant = makers.assistant ?? createBuiltInAssistant()
    const chat = createChatDesk({
      assistant,
      ledger,
      store,
      states,
      clock: services.clock,
      log: app.log,
      spent,
      usedUp: budgets.usedUp,
    })
    app.addHook('preClose', async () => {
      scenes.stop()
      await Promise.all([generator.stop(), chat.stop()])
    })
    // what was broken off has ended by then
    app.addHook('onClose', () => spending.settled())
    const startInTurn = createKeyedMutex()
    const hasMedia = createKnownMedia(services.config.dataDir)
    registerScripts(context, {
      hasMedia,
      ledger,
      store,
      states,
      games,
      generator,
      chat,
      ...{ scenes, questions, budgets },
      paintPicture: createPicturePainter({
        ...{ ...makers, store },
        payerOf: (of) => ({
          spent: (question) => spent(of, question),
          usedUp: () => budgets.usedUp(of),
        }),
      }),
      cards: createCards(store, ledger, states),
      played: createPlayed(withShelf(games, createShelvedGames(makers.shelf))),
      startInTurn,
      decideInTurn: createKeyedMutex(),
      publishInTurn: createKeyedMutex(),
      paintInTurn: createKeyedMutex(),
      admitting,
      now,
      log: app.log,
    })
    const proposing = {
      ...makers,
      spent: (uid: string, question: SpentQuestion) => spent({ uid }, question),
      usedUp: (uid: string) => budgets.usedUp({ uid }),
    }
    outlineRoute(context, proposing, makers.heartbeatEveryMs)
    await liveRoute(context, { hub, store, inTurn })
  }
}

function registerScripts({ serve, services }: RouteContext, scripts: ScriptServices): void {
  const origin = (call: { request: Parameters<typeof publicOrigin>[0] }) =>
    publicOrigin(call.request, services.config)
  serve(
    'startGeneration',
    async ({ user, body, receipt }) =>
      (await refusalOfUninvited(services, user.uid)) ??
      startGeneration(scripts, user.uid, body, receipt),
  )
  serve('readGame', (call) =>
    readGame(scripts, call.user.uid, call.params.id, call.query.version, origin(call)),
  )
  serve('listScripts', (call) => listScripts(scripts, call.user.uid, call.query, origin(call)))
  serve('editScript', (call) => editScript(scripts, call.user.uid, call.body, origin(call)))
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
  serve('decideChanges', ({ user, body }) => decideAboutChanges(scripts, user.uid, body))
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
  serve('resumeGeneration', ({ user, body }) => resumeGeneration(scripts, user.uid, body.id))
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
  serve('sendRecord', (call) =>
    sendRecord(scripts, call.user.uid, call.body, callerLanguage(call.request)),
  )
  serve('confirmRecord', (call) =>
    confirmRecord(scripts, call.user.uid, call.body, callerLanguage(call.request)),
  )
  serve('playGame', (call) => playGame(scripts.played, call.params.gameId, origin(call)))
  serve('judgeChoice', ({ params, body }) =>
    judge(scripts.played, params.gameId, {
      chapterKey: body.chapter_key,
      nodeId: body.node_id,
      optionId: body.option_id,
    }),
  )
}
