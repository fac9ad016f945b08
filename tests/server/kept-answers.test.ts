import { afterEach, beforeEach, expect, it } from 'vitest'
import { calls } from '#schemas/api.ts'
import { openWritingServer, type Person, type WritingServer } from './test-server.ts'
import { breakTable } from './test-store.ts'

let testServer: WritingServer
let aya: Person
beforeEach(async () => {
  testServer = await openWritingServer()
  aya = await testServer.register('aya@example.com')
})
afterEach(() => testServer.close())

it('[SV11] [PQ14] an edit is made together with its answer, so that nothing can be killed between the two', async () => {
  const id = await testServer.written(aya)
  const changes = [{ path: 'initial_element.title', value: 'The Tide Clock' }]
  const edit = () =>
    testServer.postAs(calls.editScript.path, { id, base_version: 0, changes }, aya, 'one')
  const mend = await breakTable(testServer.store, 'idempotency')
  expect((await edit()).status).toBe(500)
  expect(await testServer.gameOf(id, aya)).toMatchObject({ script_version: 0 })
  await mend()
  expect((await edit()).data).toEqual({ script_version: 1 })
  expect((await edit()).data).toEqual({ script_version: 1 })
  expect(await testServer.gameOf(id, aya)).toMatchObject({ script_version: 1 })
})
