import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { composeReducer, fold } from '#plugins/fold.ts'
import { plugins } from '#plugins/index.ts'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { calls } from '#schemas/api.ts'
import { type Draft, emptyDraft } from '#schemas/draft.ts'
import type { GameEvent } from '#schemas/events/index.ts'
import { decodeFrame, encodeFact } from '#schemas/wire/frame.ts'
import { decodeGame, encodeGame } from '#schemas/wire/game.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { editable } from '#server/scripts/editable.ts'
import { createScriptStore } from '#server/store/scripts.ts'
import { runs } from '../sweep.ts'
import { createChatClient } from './chat-client.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { createScriptedAssistant } from './scripted-assistant.ts'
import { startBody } from './start-body.ts'
import { openTestServer, type TestServer } from './test-server.ts'

const ORIGIN = 'http://localhost:80'
const reduce = composeReducer(plugins)

let testServer: TestServer
let token = ''
let original = ''

beforeAll(async () => {
  const makers = { ...quickStoryteller(), assistant: createScriptedAssistant().assistant }
  testServer = await openTestServer({}, { groups: () => [scriptRoutes(makers)] })
  ;({ token } = await testServer.register('aya@example.com'))
  const started = await testServer.post(calls.startGeneration.path, startBody(), { token })
  original = String(started.data)
  const chat = createChatClient(testServer, token, original)
  await vi.waitUntil(async () => (await chat.game()).status === 2, {
    timeout: 20_000,
    interval: 20,
  })
})
afterAll(() => testServer.close())

const post = (path: string, body: object) => testServer.post(path, body, { token })

/** A device that reads the log of a script as far as it is connected, and folds what it hears. */
function device(id: string) {
  let draft: Draft = emptyDraft()
  draft = { ...draft, session: { ...draft.session, scriptId: id } }
  let seen = 0
  let isConnected = true
  const take = (facts: { type: string; payload: unknown }[], version: number) => {
    const events = facts.map((fact, at) => ({
      ...fact,
      ...{ id: `${version}.${at}`, seq: version, at: 0, source: 'socket', scriptId: id, version },
    }))
    // each was checked where it was decoded
    draft = fold(reduce, draft, events as GameEvent[])
  }
  const read = createScriptStore(testServer.store)
  return {
    draft: () => draft,
    version: () => draft.script.script.scriptVersion.value,
    drop() {
      isConnected = false
    },
    /** Whoever comes back is told what was missed; some of it twice. */
    async listen(again = 0) {
      isConnected = true
      for (let after = Math.max(0, seen - again); ; after = seen) {
        const { facts } = await read.page(id, after)
        if (facts.length === 0) return
        for (const { seq, fact } of facts) {
          const told = decodeFrame(JSON.stringify(encodeFact(fact, id, seq, ORIGIN)))
          if (told.kind === 'facts') take(told.facts, seq)
          seen = Math.max(seen, seq)
        }
      }
    },
    async hear() {
      if (isConnected) await this.listen()
    },
    /** The whole game as a poll brings it. */
    async poll() {
      const { data } = await testServer.get(`${calls.listScripts.path}/${id}`, { token })
      const { game } = decodeGame(data)
      take([{ type: 'script/snapshotReceived', payload: { game } }], Number(data.seq))
    },
  }
}
type Device = ReturnType<typeof device>

const PATHS = [
  'initial_element.title',
  'npc_list.npcs[0].bio',
  'script_outline.chapters[0].summary',
  'script_key_nodes_and_task_map.chapter_1.key_nodes[0].content.content',
]
const of = fc.nat(1)
const act = fc.oneof(
  fc.record({
    of,
    do: fc.constant('edit' as const),
    path: fc.nat(3),
    text: fc.string({ minLength: 1, maxLength: 4 }),
  }),
  fc.record({ of, do: fc.constant('remove' as const) }),
  fc.record({ of, do: fc.constantFrom('undo' as const, 'redo' as const, 'restore' as const) }),
  fc.record({ of, do: fc.constant('revise' as const) }),
  fc.record({ of, do: fc.constantFrom('drop' as const, 'listen' as const, 'poll' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** Does what a device wants of the version it knows: what is stale is refused, and nothing else happens. */
async function perform(id: string, one: Act, who: Device): Promise<void> {
  const base_version = who.version()
  const edit = (changes: object[]) => post(calls.editScript.path, { id, base_version, changes })
  switch (one.do) {
    case 'edit':
      await edit([{ path: PATHS[one.path], value: `.${one.text}` }])
      break
    case 'remove':
      await edit([{ path: 'script_outline.prologue[0]', remove: true }])
      break
    case 'undo':
    case 'redo':
      await post(calls[one.do].path, { id, base_version })
      break
    case 'restore':
      await post(calls.restoreVersion.path, {
        id,
        base_version,
        version: Math.floor(base_version / 2),
      })
      break
    case 'revise': {
      const chat = createChatClient(testServer, token, id)
      if ((await chat.send('Ebb')).status !== 200) break
      const plan = await chat.answer(1)
      await chat.decide(String(plan?.id), ['initial_element.title'])
      break
    }
    case 'drop':
      who.drop()
      break
    case 'listen':
      await who.listen(3)
      break
    case 'poll':
      await who.poll()
  }
}

const gameOf = (draft: Draft) => {
  const game = gameSnapshot(draft)
  return {
    ...editable(encodeGame(game, 0, ORIGIN)),
    cover: game.cover,
    version: game.scriptVersion,
  }
}

it('[CH38] two devices that edit, revise, undo, lose the network and come back hold the same game in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      const id = String((await post(calls.copyScript.path, { id: original })).data)
      const devices = [device(id), device(id)] as const
      for (const one of devices) await one.listen()
      for (const one of acts) {
        await perform(id, one, devices[one.of] as Device)
        for (const each of devices) await each.hear()
      }
      for (const one of devices) await one.listen(5)
      const [first, second] = devices.map((one) => gameOf(one.draft()))
      expect(second).toEqual(first)
      const late = device(id)
      await late.poll()
      expect(gameOf(late.draft())).toEqual(first)
      await post(calls.removeScript.path, { id })
      // nobody is so quick that they may not go on
      testServer.pass(11 * 60_000)
    }),
    { numRuns: runs(15) },
  )
}, 600_000)
