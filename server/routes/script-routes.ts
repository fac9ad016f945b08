import type { FastifyInstance } from 'fastify'
import type { CoverChoices } from '#schemas/outline.ts'
import { systemChance } from '#server/clock.ts'
import { createHub, type Hub } from '#server/live/hub.ts'
import type { CoverScene } from '#server/media/cover-scene.ts'
import { createKnownMedia, createMediaSaid } from '#server/media/known-media.ts'
import { countAppends } from '#server/metrics/count-appends.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { createCards } from '#server/scripts/cards.ts'
import { createChatDesk } from '#server/scripts/chat-desk.ts'
import { createFairLine } from '#server/scripts/fair-line.ts'
import { createGenerator, type Generator } from '#server/scripts/generator.ts'
import {
  createDecidingMutex,
  createKeyedMutex,
  createYieldingMutex,
} from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createModelBudgets } from '#server/scripts/model-budgets.ts'
import { createPicturePainter } from '#server/scripts/picture-painter.ts'
import { createPlayed } from '#server/scripts/play.ts'
import { createQuotas } from '#server/scripts/quotas.ts'
import { createSceneTeller } from '#server/scripts/scene-again.ts'
import { createSpending } from '#server/scripts/spending.ts'
import { createStates } from '#server/scripts/states.ts'
import type { RouteGroup } from '#server/services.ts'
import { createShelvedGames, withShelf } from '#server/shelf/shelved-games.ts'
import { createGameStore } from '#server/store/games.ts'
import { createLeases } from '#server/store/leases.ts'
import { mediaOfOwner } from '#server/store/media-named.ts'
import { createModelQuestions } from '#server/store/model-questions.ts'
import type { Notices } from '#server/store/notices.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import type { Store } from '#server/store/tables.ts'
import { createBuiltInAssistant } from '#server/storyteller/assistant/index.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import type { MediaMaker, Storyteller } from '#server/storyteller/port.ts'
import { liveRoute } from './live-route.ts'
import { outlineRoute } from './outline-route.ts'
import { registerScripts } from './script-calls.ts'
import { shelfCovers } from './shelf-covers.ts'

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

const PAINTED_AT_ONCE = 2
/** Each ends in a write to the disk of some milliseconds. */
const STARTS_IN_A_TURN = 4
const PACES = {
  /** What is kept in memory of a game whose texts are told is worth some 300 kB. */
  toldAtOnce: 32,
  patience: { tries: 6, firstMs: 100 },
  backOff: { tries: 3, firstMs: 1_000, mostMs: 300_000 },
  restFirstMs: 1_000,
  watchEveryMs: 30_000,
}

/** A notice that was lost is made up for after so long. */
const LOOK_EVERY_MS = 20_000

/** Everything about scripts and published games. What was unfinished goes on as soon as the server is ready. */
export const scriptRoutes = (makers: Makers): RouteGroup => {
  return async (context) => {
    const { app, services } = context
    const { metrics, notices } = services
    const store = countAppends(createScriptStore(services.store, notices), metrics)
    const games = createGameStore(services.store)
    const hub = createHub()
    const now = () => services.clock.now()
    const inTurn = createYieldingMutex()
    const states = createStates(store, inTurn)
    const ledger = createLedger(store, hub, now, states)
    const admitting = createFairLine(STARTS_IN_A_TURN)
    const questions = createModelQuestions(services.store)
    const choice = services.model?.choice
    const spending = createSpending({ questions, now, log: app.log, choice })
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
      ...{ storyteller: makers.storyteller, media: makers.media, ledger, store },
      ...{ log: app.log, clock: services.clock },
      random: systemChance,
      paintedAtOnce: makers.paintedAtOnce ?? PAINTED_AT_ONCE,
      ...PACES,
      ...(notices === undefined ? {} : leasing(services.store, notices, now)),
      ...makers.paces,
    })
    metrics.gauge(
      'games_written',
      'Games that are written now, in line or at work.',
      generator.count,
    )
    app.addHook('onReady', () => generator.resume())
    hearOthers(app, hub, notices, generator)
    const assistant = makers.assistant ?? createBuiltInAssistant()
    const chat = createChatDesk({
      ...{ assistant, ledger, store, states, spent },
      clock: services.clock,
      log: app.log,
      usedUp: budgets.usedUp,
    })
    app.addHook('preClose', async () => {
      scenes.stop()
      await Promise.all([generator.stop(), chat.stop()])
    })
    // what was broken off has ended by then
    app.addHook('onClose', () => spending.settled())
    const startInTurn = createKeyedMutex()
    registerScripts(context, {
      mediaSaid: createMediaSaid(createKnownMedia(services.media)),
      quotas: createQuotas({
        ...{ store, media: services.media, most: services.config.quotas },
        mediaOf: (uid) => mediaOfOwner(services.store, uid),
      }),
      ledger,
      store,
      states,
      games,
      generator,
      chat,
      ...{ scenes, questions, budgets, choice },
      paintPicture: createPicturePainter({
        ...{ ...makers, store },
        payerOf: (of) => ({
          spent: (question) => spent(of, question),
          usedUp: () => budgets.usedUp(of),
        }),
      }),
      cards: createCards(store, states),
      played: createPlayed(withShelf(games, createShelvedGames(makers.shelf))),
      startInTurn,
      decideInTurn: createDecidingMutex(),
      publishInTurn: createDecidingMutex(),
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
    await shelfCovers(makers.shelf)(context)
    await liveRoute(context, { ...makers, hub, store, inTurn, parts$: generator.parts$ })
  }
}

/** Where other servers write games, too: who died is noticed within its lease and this. */
const leasing = (store: Store, notices: Notices, now: () => number) => ({
  leases: createLeases(store, notices, now),
  watchEveryMs: 1_000,
})

/** What other servers appended is told here, too; what may have been missed is looked for, and now and then in any case. */
function hearOthers(
  app: FastifyInstance,
  hub: Hub,
  notices: Notices | undefined,
  generator: Generator,
): void {
  if (notices === undefined) return
  const hearing = notices.heard$.subscribe((notice) => {
    if (notice.kind === 'waiting') void generator.look()
    if (notice.kind !== 'appended') return
    const { scriptId, ownerUid, first, last } = notice
    hub.tell({ scriptId, ownerUid, facts: [], elsewhere: { first, last } })
  })
  hearing.add(notices.missed$.subscribe(() => hub.missed()))
  const looking = setInterval(() => hub.missed(), LOOK_EVERY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    hearing.unsubscribe()
  })
}
