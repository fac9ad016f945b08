import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { createAccountData } from '#server/store/account-data.ts'
import { openWritingServer } from '../server/test-server.ts'
import { type ModelServer, openModelServer } from './model-server.ts'
import { INPUT, OUTPUT } from './provider-server.ts'
import { draftIn, goodModel } from './scripted-model.ts'

let server: ModelServer
let close = async () => undefined as unknown
afterEach(() => close())
/** A server that is closed after its test. */
async function opened(...words: Parameters<typeof openModelServer>): Promise<void> {
  server = await openModelServer(...words)
  close = server.close
}

const rowsIn = ({ store }: Pick<ModelServer, 'store'>) =>
  store.selectFrom('model_question').selectAll().execute()

describe('what a model was asked', { timeout: 90_000 }, () => {
  it('[ML60] is kept question by question, what failed too, with its game, stage and tokens, and with no word of it', async () => {
    const good = goodModel('en_US')
    await opened((asked, count) =>
      count % 5 === 0 ? { status: 503, message: 'busy' } : good(asked),
    )
    const aya = await server.register('aya@example.com')
    const id = await server.written(aya)
    const rows = await rowsIn(server)
    expect(rows).toHaveLength(server.asked.length)
    const answered = rows.filter(({ ended }) => ended === 'answered')
    const busy = rows.filter(({ ended }) => ended === 'busy')
    expect(answered.length + busy.length).toBe(rows.length)
    expect(busy).toHaveLength(Math.floor(rows.length / 5))
    for (const row of answered)
      expect(row).toMatchObject({
        ...{ uid: aya.uid, script_id: id, purpose: 'scene', stage: 'key_nodes_and_tasks' },
        ...{ provider: 'openai-compatible', model: 'stand-in-1', input: INPUT, output: OUTPUT },
      })
    expect(new Set(rows.map(({ unit }) => unit)).size).toBeGreaterThan(1)
    const kept = JSON.stringify(rows)
    expect(kept).not.toContain(server.apiKey)
    for (const asked of server.asked)
      expect(kept).not.toContain(draftIn(asked)?.text.slice(0, 40) ?? 'postman')
  })

  it('[ML60] is in what its creator takes along, and goes with the account', async () => {
    await opened(goodModel('en_US'))
    const aya = await server.register('aya@example.com')
    const id = await server.written(aya)
    const { model_questions: taken } = await server.read(calls.exportAccount.path, aya)
    expect(taken).toHaveLength(server.asked.length)
    expect(taken).toContainEqual(expect.objectContaining({ script_id: id, input: INPUT }))
    expect(JSON.stringify(taken)).not.toContain(aya.uid)
    await server.store
      .insertInto('model_question')
      .values((await rowsIn(server)).slice(0, 1).map((row) => ({ ...row, id: 'x', uid: 'gone' })))
      .execute()
    await createAccountData(server.store).sweep()
    expect((await rowsIn(server)).map(({ uid }) => uid)).not.toContain('gone')
    const { token } = aya
    await server.post(calls.removeAccount.path, { confirm: 'Aya' }, { token })
    expect(await rowsIn(server)).toEqual([])
  })

  it('[ML60] is nothing where the built-in storyteller writes', async () => {
    const builtin = await openWritingServer()
    close = builtin.close
    await builtin.written(await builtin.register('aya@example.com'))
    expect(await rowsIn(builtin)).toEqual([])
  })
})
