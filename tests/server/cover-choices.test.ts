import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outlineCall } from '#schemas/api-scripts.ts'
import { ArtStyle } from '#schemas/settings.ts'
import { STORED_ORIGIN } from '#schemas/wire/address.ts'
import { createOutlineReader } from '#schemas/wire/outline.ts'
import { decodeOutlines } from '#schemas/wire/outline-result.ts'
import { routeGroups } from '#server/route-groups.ts'
import { openTestServer, type TestServer } from './test-server.ts'

let testServer: TestServer
let token = ''
beforeAll(async () => {
  testServer = await openTestServer({}, { groups: routeGroups })
  token = (await testServer.register('aya@example.com')).token
}, 60_000)
afterAll(() => testServer.close())

async function coversOf(requestId: string, host: string) {
  const { body } = await testServer.app.inject({
    method: outlineCall.method,
    url: `${outlineCall.path}?request_id=${requestId}`,
    headers: { authorization: token, host },
    payload: {
      ...{ setting: 'Murder on a submarine', uid: 'me', language: 'en_US' },
      request_id: requestId,
    },
  })
  const result = decodeOutlines(
    createOutlineReader()
      .push(body)
      .flatMap((signal) => (signal.kind === 'outline' ? [signal.text] : []))
      .join(''),
  )
  if (!result.ok || result.covers === undefined) throw new Error('no covers were told')
  return result.covers
}

it('[MD26] tells where the cover of an idea is seen in each look, under the address of whoever asks, and paints it then', async () => {
  const covers = await coversOf('one', 'here.test')
  expect(Object.keys(covers).toSorted()).toEqual(ArtStyle.options.toSorted())
  expect(new Set(Object.values(covers)).size).toBe(4)
  const { pathname, origin } = new URL(covers.DESIGN)
  expect(origin).toBe('http://here.test')
  const file = join(testServer.dataDir, pathname)
  expect(existsSync(file)).toBe(false)
  const { statusCode, rawPayload } = await testServer.app.inject(pathname)
  expect(statusCode).toBe(200)
  expect(existsSync(file)).toBe(true)
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 })
  // what was told once is told again, and the same pictures are shown elsewhere
  const again = await coversOf('one', 'there.test')
  expect(again.DESIGN).toBe(`http://there.test${pathname}`)
}, 60_000)

it('[MD26] an export tells them under its own address, too', async () => {
  await coversOf('two', 'here.test')
  const { body } = await testServer.app.inject({
    url: '/api/auth/h5/user/export',
    headers: { authorization: token, host: 'here.test' },
  })
  expect(body).toMatch(/http:\/\/here\.test\/media\/[0-9a-f]{64}\.webp/)
  expect(body).not.toContain(STORED_ORIGIN)
}, 60_000)
