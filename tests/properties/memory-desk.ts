import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { VirtualTimeScheduler } from 'rxjs'
import { factsOfGame } from '#fixtures/telling.ts'
import { sampleGame } from '#fixtures/worlds.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import { Brief } from '#schemas/settings.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { decodeBrief } from '#schemas/wire/brief.ts'
import { noReceipt } from '#server/http/idempotency.ts'
import { createHub } from '#server/live/hub.ts'
import { editScript, type ScriptServices } from '#server/scripts/calls.ts'
import { listRecords, sendRecord } from '#server/scripts/chat-calls.ts'
import { createChatDesk } from '#server/scripts/chat-desk.ts'
import { chatOf, unansweredIn } from '#server/scripts/chat-log.ts'
import { confirmRecord } from '#server/scripts/confirm-plan.ts'
import { createKeyedMutex } from '#server/scripts/keyed-mutex.ts'
import { createLedger } from '#server/scripts/ledger.ts'
import { createStates } from '#server/scripts/states.ts'
import { restoreVersion, stepThrough } from '#server/scripts/version-calls.ts'
import { migrate } from '#server/store/migrate.ts'
import { createScriptStore, type LoggedFact, type NewFact } from '#server/store/scripts.ts'
import { storeOf } from '#server/store/sqlite.ts'
import { createScriptedAssistant } from '../server/scripted-assistant.ts'
import { startBody } from '../server/start-body.ts'

const HEARD = { language: 'en', receipt: noReceipt } as const
export const ORIGIN = 'http://here'
const OWNER = 'u1'
const AT = new Date(0).toISOString()
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined }

/** A short game: what a step costs grows with the game, and what it does with it does not. */
function shortGame(): GameSnapshot {
  const game = sampleGame('en_US', STORED_ORIGIN)
  return {
    ...game,
    locations: game.locations.slice(0, 1),
    npcs: game.npcs.slice(0, 2),
    npcPhotos: game.npcPhotos.slice(0, 2),
    npcTasks: game.npcTasks.slice(0, 1),
    chapters: game.chapters.slice(0, 1),
    contents: game.contents.slice(0, 1),
  }
}

/**
 * The server's own desk of one written game after another, over a database in memory and without sockets: what decides
 * calls, keeps the log and folds it is that of the product.
 */
export async function openMemoryDesk() {
  const file = new DatabaseSync(':memory:')
  const db = storeOf(file)
  await migrate(db)
  const store = createScriptStore(db)
  const brief = JSON.stringify(Brief.parse({ outlineText: '', ...decodeBrief(startBody()) }))
  const facts = factsOfGame(shortGame()).map((fact): NewFact => ({ unit: null, fact }))
  let made = 0

  return {
    async begin() {
      const id = `game-${++made}`
      const within = async () => undefined
      await store.create(
        { id, ownerUid: OWNER, brief, at: AT, written: { status: 2, facts } },
        within,
      )
      return createSession(id)
    },
    close: () => db.destroy(),
  }

  function createSession(id: string) {
    const { assistant } = createScriptedAssistant()
    const hub = createHub()
    let now = 1
    /** A server as it starts: nothing of the game in memory but what its log tells. */
    function start() {
      const states = createStates(store, createKeyedMutex())
      const ledger = createLedger(store, hub, () => ++now, states)
      const clock = { now: () => ++now, scheduler: new VirtualTimeScheduler() }
      const chat = createChatDesk({ assistant, ledger, store, states, clock, log: quiet as never })
      const services = {
        ledger,
        store,
        states,
        chat,
        mediaSaid: async () => () => true,
        now: () => ++now,
      }
      // the calls made here ask for no generator, no publishing and no lists
      return { chat, services: { ...services, log: quiet } as unknown as ScriptServices }
    }
    let server = start()
    const answered = async () => {
      while (unansweredIn(await chatOf(store, id)) !== undefined)
        await new Promise<void>((resolve) => {
          const hush = hub.listen(OWNER, () => {
            hush()
            resolve()
          })
        })
    }
    return {
      id,
      listen: (hear: (facts: readonly LoggedFact[]) => void) =>
        hub.listen(OWNER, ({ facts }) => hear(facts)),
      after: async (seq: number) => (await store.page(id, seq)).facts,
      /** The game as the server holds it, and the number of its last fact. */
      async game() {
        const script = await server.services.ledger.read(id)
        if (script === undefined) throw new Error(`there is no ${id}`)
        return { game: gameSnapshot(script.draft), seq: script.seq }
      },
      edit: (base_version: number, changes: object[]) =>
        editScript(server.services, OWNER, { id, base_version, changes } as never, {
          origin: ORIGIN,
          receipt: noReceipt,
        }),
      step: (base_version: number, way: 'undo' | 'redo') =>
        stepThrough(server.services, OWNER, { id, base_version }, { way, origin: ORIGIN }),
      restore: (base_version: number, version: number) =>
        restoreVersion(server.services, OWNER, { id, base_version, version }),
      /** Sends a message; `isKilled` where the server dies before it is answered, and answers once it is read again. */
      async send(text: string, isKilled: boolean): Promise<boolean> {
        const body = { id, text, client_id: randomUUID() }
        const { chat } = server
        const sending = sendRecord(server.services, OWNER, body as never, HEARD)
        const { ok } = await sending
        if (isKilled) {
          await chat.stop()
          server = start()
          await listRecords(server.services, OWNER, { id }, 'en')
        }
        if (ok) await answered()
        return ok
      },
      records: () => chatOf(store, id),
      confirm: (record_id: string, scope: string[]) =>
        confirmRecord(
          server.services,
          OWNER,
          { id, record_id, scope, decision: 'confirm' } as never,
          HEARD,
        ),
      /** The server dies, and another one starts on the same log. */
      async kill() {
        await server.chat.stop()
        server = start()
      },
      async end() {
        await server.chat.stop()
        for (const table of ['script_event', 'script_note'] as const)
          await db.deleteFrom(table).where('script_id', '=', id).execute()
        await db.deleteFrom('script').where('id', '=', id).execute()
      },
    }
  }
}
export type Desk = Awaited<ReturnType<typeof openMemoryDesk>>
export type DeskSession = Awaited<ReturnType<Desk['begin']>>
