import { expect, it } from 'vitest'
import type { ScriptServices } from '#server/scripts/calls.ts'
import { listDeleted, listScripts } from '#server/scripts/list-calls.ts'

const ORIGIN = 'http://127.0.0.1:3000'

/** The services of a creator without games, and which rows were asked for. */
function servicesOf() {
  const asked: [uid: string, skip: number, count: number][] = []
  const rowsOf = async (...one: (typeof asked)[number]) => {
    asked.push(one)
    return []
  }
  const services = {
    store: { ofOwner: rowsOf, deletedOf: rowsOf },
    games: { ofScripts: async () => new Map() },
  }
  // of all services a list asks these two alone
  return { services: services as unknown as ScriptServices, asked }
}

it.each([
  [{}, 0, 50],
  [{ page: 1 }, 0, 50],
  [{ page: 2 }, 50, 50],
  [{ page: 3, size: 20 }, 40, 20],
  [{ size: 1 }, 0, 1],
])('[SV121] asked for %o, a list leaves %i out and tells %i at most', async (page, skip, count) => {
  for (const list of [listScripts, listDeleted]) {
    const { services, asked } = servicesOf()
    expect(await list(services, 'u1', page, ORIGIN)).toEqual({ ok: true, data: [] })
    expect(asked).toEqual([['u1', skip, count]])
  }
})
