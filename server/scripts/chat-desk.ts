import { randomUUID } from 'node:crypto'
import type { Clock } from '#core/engine/ports.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { type GameSnapshot, SCRIPT_STATUS } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { ChatRecord, PlanPlace } from '#schemas/record.ts'
import { say } from '#server/http/words/words.ts'
import type { SpentQuestion } from '#server/model/spent.ts'
import { createLogReader } from '#server/store/script-log.ts'
import type { ScriptStore } from '#server/store/scripts.ts'
import type {
  Analysis,
  Asked,
  Assistant,
  PlannedPlace,
} from '#server/storyteller/assistant-port.ts'
import type { UsedBudget } from '#server/storyteller/port.ts'
import { isByHand, lastWriters } from './authorship.ts'
import { aRecord, chatOf, recordFact, timeAfter, unansweredIn } from './chat-log.ts'
import type { GeneratorLog } from './generator.ts'
import type { Ledger, Script } from './ledger.ts'
import { within } from './pause.ts'
import { quotedPlaces } from './quoted-places.ts'
import type { Spender } from './spending.ts'
import type { States } from './states.ts'
import { pathsOf } from './wire-places.ts'

export type ChatDesk = ReturnType<typeof createChatDesk>

class AnsweredElsewhere extends Error {}

/** Has the messages of chats answered, one at a time in each script; what a kill left unanswered is answered when next asked for. */
export function createChatDesk(given: {
  assistant: Assistant
  ledger: Ledger
  store: ScriptStore
  states: States
  clock: Clock
  log: GeneratorLog
  /** Hears of each question that was put to a provider, and for which game. */
  spent?: (of: Spender, spent: SpentQuestion) => void
  /** Whether a budget for models is used up. */
  usedUp?: (of: Spender) => Promise<UsedBudget | null>
}) {
  const { assistant, ledger, store, states, clock, log } = given
  const stopping = new AbortController()
  const atWork = new Map<string, Promise<void>>()
  const spentOn =
    ({ id, ownerUid: uid }: Script) =>
    (question: SpentQuestion): void =>
      given.spent?.({ uid, script: id }, question)

  const budgetOf =
    ({ id, ownerUid: uid }: Script) =>
    async (): Promise<UsedBudget | null> =>
      (await given.usedUp?.({ uid, script: id })) ?? null

  async function answerNext(id: string, language: RequestLanguage): Promise<boolean> {
    const script = await ledger.read(id)
    const message = unansweredIn(await chatOf(store, id))
    if (script === undefined || message === undefined) return false
    const game = gameSnapshot(script.draft)
    if (game.status === SCRIPT_STATUS.generating) return false
    const said = await answerOf(script, game, message, language)
    if (stopping.signal.aborted) return false
    const chat = await chatOf(store, id)
    const answered = ledger.append(id, () => ({
      facts: [recordFact({ ...said, at: timeAfter(chat, clock.now()) })],
      // a server beside this one may have been faster: a message has one answer
      within: async (transaction) => {
        const present = await chatOf(createLogReader(transaction), id)
        if (present.some(({ answers }) => answers === message.id)) throw new AnsweredElsewhere()
      },
    }))
    await answered.catch((fault: unknown) => {
      if (!(fault instanceof AnsweredElsewhere)) throw fault
    })
    return true
  }

  async function answerOf(
    script: Script,
    game: GameSnapshot,
    message: ChatRecord,
    language: RequestLanguage,
  ): Promise<ChatRecord> {
    const answering = {
      id: randomUUID(),
      author: 'assistant' as const,
      at: 0,
      conversationId: message.conversationId,
      scriptVersion: game.scriptVersion,
      answers: message.id,
    }
    try {
      const quotes = await quotedPlaces({ store, states }, script, message.quotes)
      const asked = { text: message.text, quotes, language }
      const analysis = await within(clock, LIMITS.assistantDeadlineMs, stopping.signal, (signal) =>
        assistant.analyse(game, asked, signal, spentOn(script), budgetOf(script)),
      )
      const writers = await lastWriters(store, script.id)
      const said = recordOfAnalysis(game, analysis, writers)
      // what was quoted is gone, and without it nobody knows what is meant
      const isGone = message.quotes.length > 0 && quotes.length === 0 && analysis.kind !== 'plan'
      const text = isGone ? say('quotesGone', language) : said.text
      return aRecord({ ...answering, ...said, text })
    } catch (fault) {
      log.error({ cause: fault }, 'a message of a chat was not answered')
      const again = { title: say('askAgain', language), request: message.text }
      const text = say('assistantSilent', language)
      return aRecord({ ...answering, text, directions: [again] })
    }
  }

  return {
    /** Begins to answer what is unanswered; whoever asks meanwhile waits for nothing. */
    attend(id: string, language: RequestLanguage): void {
      if (atWork.has(id) || stopping.signal.aborted) return
      const work = (async () => {
        while (await answerNext(id, language));
      })()
        .catch((fault) => log.error({ cause: fault }, 'a chat could not be gone on with'))
        .finally(() => atWork.delete(id))
      atWork.set(id, work)
    },
    analyse: (script: Script, asked: Asked): ReturnType<Assistant['analyse']> =>
      within(clock, LIMITS.assistantDeadlineMs, stopping.signal, (signal) => {
        const game = gameSnapshot(script.draft)
        return assistant.analyse(game, asked, signal, spentOn(script), budgetOf(script))
      }),
    retellable: async (
      game: GameSnapshot,
      addresses: readonly string[],
    ): Promise<readonly string[] | undefined> =>
      assistant.retellable === undefined
        ? undefined
        : within(
            clock,
            LIMITS.assistantDeadlineMs,
            stopping.signal,
            (signal) => assistant.retellable?.(game, addresses, signal) ?? Promise.resolve([]),
          ),
    carryOut: (
      script: Script,
      plan: Parameters<Assistant['carryOut']>[1],
    ): ReturnType<Assistant['carryOut']> =>
      within(clock, LIMITS.assistantDeadlineMs, stopping.signal, (signal) =>
        assistant.carryOut(gameSnapshot(script.draft), plan, signal, spentOn(script)),
      ),
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(atWork.values())
    },
  }
}

function recordOfAnalysis(
  game: GameSnapshot,
  analysis: Analysis,
  writers: Awaited<ReturnType<typeof lastWriters>>,
): Pick<ChatRecord, 'text'> & Partial<ChatRecord> {
  if (analysis.kind === 'directions')
    return {
      kind: analysis.directions.length === 0 ? 'reply' : 'note',
      text: analysis.sentence,
      directions: [...analysis.directions],
    }
  const paths = pathsOf(
    game,
    analysis.places.map(({ address }) => address),
  )
  return {
    kind: 'plan',
    text: analysis.sentence,
    plan: {
      places: analysis.places.map((place) =>
        placeOf(place, {
          path: paths.get(place.address) ?? place.address,
          isByHand: (place.parts ?? [place.address]).some((one) => isByHand(writers, one)),
        }),
      ),
      operation: JSON.stringify(analysis.operation),
      ...(analysis.isWhole ? { isWhole: true } : {}),
    },
  }
}

/** What holds no text has no path of its own: its address stands for it. */
const placeOf = (
  { now, then, parts: _, ...place }: PlannedPlace,
  known: Pick<PlanPlace, 'path' | 'isByHand'>,
): PlanPlace => ({
  ...place,
  ...known,
  before: now,
  after: then,
})
