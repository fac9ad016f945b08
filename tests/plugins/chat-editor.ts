import { plannedGame } from '#fixtures/record-builder.ts'
import { sendMessage, writeBox } from '#plugins/chat/commands.ts'
import type { GameSnapshot } from '#schemas/game.ts'
import type { ChatRecord } from '#schemas/record.ts'
import { encodeRecord } from '#schemas/wire/record.ts'
import { answered, frameOf, openTestEditor, SCRIPT } from './test-editor.ts'

type Request = { body?: Record<string, unknown>; query?: Record<string, unknown> }
const NONE = { ok: false, status: 0, desc: '' }

/** A window on a whole game whose server remembers what is said, in the test's hand. */
export async function openChat(
  options: {
    game?: GameSnapshot
    history?: readonly ChatRecord[]
    storage?: Map<string, string>
  } = {},
) {
  const { game = plannedGame(), history = [] } = options
  let refusal: { status: number; desc: string } | null = null
  let seq = 100
  const testEditor = openTestEditor({
    ...(options.storage && { storage: options.storage }),
    answer(name, request) {
      const { body = {}, query = {} } = request as Request
      if (name === 'readGame') return answered(game, 1)
      if (refusal !== null) return { ok: false, ...refusal }
      if (name === 'listRecords') return { ok: true, desc: '', data: page(query.time) }
      if (name === 'sendRecord') return { ok: true, desc: '', data: echo(body) }
      if (name === 'decideChanges') return { ok: true, desc: '', data: { script_version: 2 } }
      if (name === 'confirmRecord') return { ok: true, desc: '', data: {} }
      return NONE
    },
  })
  const page = (time: unknown) =>
    history
      .filter(({ at }) => time === undefined || at < Number(time))
      .slice(-10)
      .reverse()
      .map((record) => encodeRecord(record, SCRIPT))
  const echo = ({ client_id, text, quote, conversion_id }: Record<string, unknown>) => ({
    id: `of ${client_id}`,
    from: 0,
    type: 0,
    status: 0,
    text,
    quote,
    conversion_id: conversion_id || 'new',
    create_time: 5_000,
    client_id,
  })
  testEditor.open()
  await testEditor.until(0)
  testEditor.last().say({ kind: 'opened' })
  await testEditor.until(1_000)
  return {
    ...testEditor,
    chat: () => testEditor.draft().session.chat,
    /** The connection is lost, and there again. */
    async reconnect() {
      testEditor.last().drop()
      await testEditor.until(testEditor.editor.ports.clock.now() + 2_000)
      testEditor.last().say({ kind: 'opened' })
      await testEditor.until(testEditor.editor.ports.clock.now() + 200)
    },
    refuseWith(next: typeof refusal) {
      refusal = next
    },
    /** The server says something over the socket. */
    async told(record: ChatRecord) {
      testEditor.last().frame(frameOf({ type: 'chat/recorded', payload: { record } }, ++seq))
      await testEditor.until(testEditor.editor.ports.clock.now() + 50)
    },
    /** The title is another one by now. */
    async renamed(title: string) {
      const payload = { elements: { title }, locations: [] }
      testEditor.last().frame(frameOf({ type: 'basics/written', payload }, ++seq))
      await testEditor.until(testEditor.editor.ports.clock.now() + 50)
    },
    say(text: string, clientId = text) {
      testEditor.editor.run(writeBox, { text })
      return testEditor.editor.run(sendMessage, { clientId })
    },
    pass: (ms: number) => testEditor.until(testEditor.editor.ports.clock.now() + ms),
    calls: (name: string) =>
      testEditor.asked.filter((one) => one.name === name).map(({ request }) => request as Request),
  }
}
