import { describe, expect, it, vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { createHttpApi } from '#ui/adapters/api.ts'
import { send, wireTo } from './wire.ts'

describe('the patience of the client', () => {
  it('[SV12] is 600,000 ms for every request', async () => {
    const given = vi.spyOn(AbortSignal, 'timeout')
    const { wire } = await wireTo((response) => send(response, { status: 200, desc: '', data: [] }))
    const api = createHttpApi(wire)
    await api.call('listGames', { query: {} })
    await api.call('logout', { body: undefined })
    expect(given.mock.calls).toEqual([[600_000], [600_000]])
    given.mockRestore()
  })

  it('[SV12] ends a request that is never answered, and tells it as a broken one', async () => {
    const patience = new AbortController()
    const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    const { wire, heard } = await wireTo(() => patience.abort())
    const answer = await createHttpApi(wire).call('listGames', { query: {} })
    expect(answer).toMatchObject({ ok: false, status: 0 })
    expect(heard).toHaveLength(1)
    given.mockRestore()
  })

  it('[SV12] a call that changes something is sent once, however its answer breaks', async () => {
    const changing = Object.values(calls).filter(({ method }) => method === 'POST')
    expect(changing.length).toBeGreaterThan(5)
    const { wire, heard } = await wireTo((response) => response.destroy())
    const api = createHttpApi(wire)
    // what is sent does not matter here, only how often
    for (const name of ['publishGame', 'startGeneration', 'editScript'] as const)
      expect(await api.call(name, { body: { id: 's1' } } as never)).toMatchObject({ ok: false })
    // a connection that was just broken may not even carry the next one
    expect(heard.length).toBeGreaterThan(0)
    expect(new Set(heard.map(({ url }) => url)).size).toBe(heard.length)
  })
})
