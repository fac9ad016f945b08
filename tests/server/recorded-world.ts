import { setTimeout as pause } from 'node:timers/promises'
import { asyncScheduler, type SchedulerLike } from 'rxjs'
import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { ChatRecord } from '#schemas/record.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { recordFact } from '#server/scripts/chat-log.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { createBuiltInAssistant } from '#server/storyteller/assistant/index.ts'
import type { Assistant } from '#server/storyteller/assistant-port.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { createRecordedDevice } from './recorded-device.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'
import { startBody } from './start-body.ts'
import { openTestServer } from './test-server.ts'

const HURRIED_MS = 50

/** The assistant's whole patience passes in a moment, while nothing hangs on purpose. */
const hurriedWhile = (isHurried: () => boolean): SchedulerLike => ({
  now: () => asyncScheduler.now(),
  schedule: ((work: never, delay = 0, state?: never) => {
    const isLong = delay >= LIMITS.assistantDeadlineMs && isHurried()
    return asyncScheduler.schedule(work, isLong ? HURRIED_MS : delay, state)
  }) as SchedulerLike['schedule'],
})

/** The built-in assistant, and words by which it can be told to go wrong: `outside` and `never`, and `hangs` while it changes. */
function createFragileAssistant(): Assistant & { hang: boolean } {
  const builtIn = createBuiltInAssistant()
  const { assistant: scripted } = createScriptedAssistant()
  const fragile = {
    hang: false,
    analyse: (...given: Parameters<Assistant['analyse']>) =>
      (/outside|never/.test(given[1].text) ? scripted : builtIn).analyse(...given),
    async carryOut(...given: Parameters<Assistant['carryOut']>) {
      if (fragile.hang) await pause(600_000, undefined, { signal: given[2] })
      const isScripted = JSON.stringify(given[1].operation).includes('outside')
      return (isScripted ? scripted : builtIn).carryOut(...given)
    },
  }
  return fragile
}

/** A real server with a written game, which can be killed and started again on its folder, and editors that are connected to it. */
export async function openRecordedWorld() {
  const assistant = createFragileAssistant()
  const makers = { ...quickStoryteller(), assistant }
  const groups = () => [
    (context: Parameters<ReturnType<typeof scriptRoutes>>[0]) => {
      const clock = {
        now: () => context.services.clock.now(),
        scheduler: hurriedWhile(() => !assistant.hang),
      }
      return scriptRoutes(makers)({ ...context, services: { ...context.services, clock } })
    },
  ]
  let server = await openTestServer({}, { groups })
  const listen = () => server.app.listen({ port: 0, host: '127.0.0.1' })
  let address = await listen()
  const who = await server.register('aya@example.com')
  const started = await server.post(calls.startGeneration.path, startBody(), { token: who.token })
  const id = String(started.data)
  const game = async () =>
    (await server.get(`${calls.listScripts.path}/${id}`, { token: who.token })).data
  await vi.waitUntil(async () => (await game()).status === 2, { timeout: 20_000, interval: 20 })
  const addresses = [address]
  const devices: ReturnType<typeof createRecordedDevice>[] = []

  return {
    who,
    id,
    assistant,
    /** A device of the creator's, with the game open and everything of it read. */
    async device(name = 'd1', language: RequestLanguage = 'en') {
      const made = createRecordedDevice({ name, who, id, address: () => address, language })
      devices.push(made)
      await made.open()
      return made
    },
    /** The server goes down in the middle of whatever it does, and starts again on what it had written down. */
    async restart() {
      const { dataDir } = server
      await server.stop()
      assistant.hang = false
      server = await openTestServer({}, { dataDir, groups })
      address = await listen()
      addresses.push(address)
    },
    /** Another server's assistant answered so: ours makes no such record. */
    async tell(record: ChatRecord) {
      const store = createScriptStore(server.store)
      const last = await store.lastSeq(id)
      await store.append(id, last, [recordFact(record)], {}, new Date(record.at).toISOString())
    },
    /** The game as the server has it. */
    game,
    pass: (ms: number) => server.pass(ms),
    /** A call beside every device, as somebody makes it by hand. */
    post: (path: string, body: object, language: RequestLanguage) =>
      server.post(
        path,
        { id, ...body },
        { token: who.token, headers: { 'accept-language': language } },
      ),
    /** Whatever is another one each time is called by its place: ids, addresses, times. */
    named: (text: string): string => named(text, { who, id, addresses }),
    async close() {
      for (const one of devices) one.close()
      await server.close()
    },
  }
}
export type RecordedWorld = Awaited<ReturnType<typeof openRecordedWorld>>

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const BEGAN = Date.UTC(2026, 10, 21)

type Named = { who: { uid: string }; id: string; addresses: readonly string[] }

/** Two recordings of the same doings differ only where the product does. */
function named(text: string, { who, id, addresses }: Named): string {
  const known = new Map<string, string>()
  const nameOf = (uuid: string) => {
    if (!known.has(uuid)) known.set(uuid, `made-${known.size + 1}`)
    return known.get(uuid) ?? uuid
  }
  const told = addresses
    .map((one) => one.replace('127.0.0.1', 'hidden'))
    .reduce((rest, one) => rest.replaceAll(one, 'http://media.invalid'), text)
    .replaceAll(id, 'game')
    .replaceAll(who.uid, 'creator')
    .replace(UUID, nameOf)
  const [header = '', ...lines] = told.trimEnd().split('\n')
  const timed = lines.map((line, at) =>
    line.replace(/("version":(?:null|\d+),"at":)\d+/, `$1${BEGAN + at}`),
  )
  return `${[header, ...timed].join('\n')}\n`
}
