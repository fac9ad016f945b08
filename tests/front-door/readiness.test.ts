import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { welcome } from '#server/welcome.ts'
import { openTestServer } from '../server/test-server.ts'

let interfaceDir: string
beforeEach(async () => {
  interfaceDir = await mkdtemp(join(tmpdir(), 'interface-'))
})
afterEach(() => rm(interfaceDir, { recursive: true }))

const NOT_BUILT = 'the interface is not built (npm start builds it)'

it('[FD10] a server without a built interface is not ready, until it is built', async () => {
  const testServer = await openTestServer({}, { interfaceDir })
  const ask = async () => {
    const { statusCode, body } = await testServer.app.inject({ url: '/readyz' })
    return [statusCode, JSON.parse(body)]
  }
  expect(await ask()).toEqual([503, { ready: false, missing: [NOT_BUILT] }])
  expect((await testServer.app.inject({ url: '/' })).statusCode).toBe(503)
  expect((await testServer.app.inject({ url: '/healthz' })).statusCode).toBe(200)
  await writeFile(join(interfaceDir, 'index.html'), '<html></html>')
  expect(await ask()).toEqual([200, { ready: true, missing: [] }])
  await testServer.close()
})

it('[FD10] the start says that it is not ready, and why', async () => {
  const testServer = await openTestServer({}, { interfaceDir })
  const [first] = await welcome(testServer.outside, 'http://127.0.0.1:3000', [NOT_BUILT])
  expect(first).toBe(`Not ready: http://127.0.0.1:3000 answers, but ${NOT_BUILT}.`)
  await testServer.close()
})

it('[FD10] an interface that somebody else serves is not missed, and its address is the one that is told', async () => {
  const testServer = await openTestServer(
    { INTERFACE_URL: 'http://127.0.0.1:5173/' },
    { interfaceDir },
  )
  expect((await testServer.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  expect(await welcome(testServer.outside, 'http://127.0.0.1:3000')).toEqual(
    expect.arrayContaining([
      'Lamplight is ready: http://127.0.0.1:5173',
      'Listening on http://127.0.0.1:3000',
      'Mail lands at http://127.0.0.1:5173/outbox',
    ]),
  )
  await testServer.close()
})
