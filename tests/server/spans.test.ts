import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, type ContextManager, context, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base'
import { afterEach, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import { inSpan } from '#server/tracing/spans.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestServer } from './test-server.ts'

afterEach(() => {
  trace.disable()
  context.disable()
})

/** What an operator's SDK sets up. */
function listen(): () => ReadableSpan[] {
  const local = new AsyncLocalStorage<Context>()
  const manager: ContextManager = {
    active: () => local.getStore() ?? ROOT_CONTEXT,
    with: (within, work, self, ...words) => local.run(within, () => work.apply(self, words)),
    bind: (_, target) => target,
    enable: () => manager,
    disable: () => manager,
  }
  context.setGlobalContextManager(manager)
  const exporter = new InMemorySpanExporter()
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
  )
  return () => exporter.getFinishedSpans()
}

async function writeAGame() {
  const house = await openTestServer({}, { groups: () => [scriptRoutes(quickStoryteller())] })
  const { uid, token } = await house.register('canary@example.com')
  const id = String((await house.post(calls.startGeneration.path, startBody(), { token })).data)
  const read = () => house.get(`${calls.listScripts.path}/${id}`, { token })
  await vi.waitUntil(async () => (await read()).data.status === 2, { timeout: 20_000 })
  const change = { path: 'initial_element.title', value: 'Canary' }
  const version = Number((await read()).data.script_version)
  const edit = { id, base_version: version, changes: [change] }
  expect((await house.post(calls.editScript.path, edit, { token })).status).toBe(200)
  expect((await house.get(`${calls.listScripts.path}/none`, { token })).status).toBe(404)
  await house.close()
  return { uid, token, id }
}

it('[OP11] calls, units and appends are spans, each below its own, and name no person, game or text', async () => {
  const spans = listen()
  const secrets = await writeAGame()
  const named = (name: string) => spans().filter((span) => span.name === name)
  const [edit] = named('editScript')
  expect(edit?.attributes).toEqual({ kind: 'call', status: 200 })
  const below = named('append').filter(
    ({ parentSpanContext }) => parentSpanContext?.spanId === edit?.spanContext().spanId,
  )
  expect(below.map(({ attributes }) => attributes.outcome)).toEqual(['kept'])
  expect(named('readGame').map(({ attributes }) => attributes)).toContainEqual({
    ...{ kind: 'call', status: 404, word: 'missing' },
  })
  expect(new Set(named('unit').map(({ attributes }) => attributes.stage)).size).toBeGreaterThan(5)
  const told = JSON.stringify(
    spans().map(({ name, attributes, status }) => [name, attributes, status]),
  )
  for (const secret of [...Object.values(secrets), 'canary', 'Canary', 'lighthouse'])
    expect(told).not.toContain(secret)
}, 60_000)

it('[OP11] work that fails is a span that failed, by the kind of its fault alone', async () => {
  const spans = listen()
  const failing = inSpan('work', {}, async () => {
    throw new RangeError('of aya@example.com')
  })
  await expect(failing).rejects.toThrow('of aya')
  expect(spans()[0]?.status).toEqual({ code: 2, message: 'RangeError' })
  expect(spans()[0]?.events).toEqual([])
})

it('[OP11] without an SDK nothing is kept', async () => {
  await writeAGame()
  expect(trace.getTracerProvider().getTracer('any').startSpan('one').isRecording()).toBe(false)
}, 60_000)
