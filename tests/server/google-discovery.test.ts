import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { asyncScheduler } from 'rxjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createGoogle } from '#server/oauth/google.ts'

const DAY_MS = 86_400_000
const provider = createServer()
let issuer: string
let isDown: boolean
let asked: number
let now: number
beforeEach(async () => {
  isDown = false
  asked = 0
  now = Date.UTC(2026, 10, 21)
  provider.removeAllListeners('request').on('request', (_, response) => {
    asked++
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        jwks_uri: `${issuer}/keys`,
      }),
    )
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterEach(async () => {
  provider.closeAllConnections()
  provider.close()
  await once(provider, 'close')
})
const open = () =>
  createGoogle({ clientId: 'ours', issuer }, { now: () => now, scheduler: asyncScheduler })

it('[LG42] asks a provider where it signs in once a day, however many come', async () => {
  const google = open()
  const facts = { clientId: 'ours', authorize: `${issuer}/authorize`, guild: false }
  expect(await Promise.all([google.facts(), google.facts()])).toEqual([facts, facts])
  now += DAY_MS - 1
  expect(await google.facts()).toEqual(facts)
  expect(asked).toBe(1)
  now += 1
  expect(await google.facts()).toEqual(facts)
  expect(asked).toBe(2)
})

it('[LG42] asks a provider that was down again after 15 seconds', async () => {
  const google = open()
  isDown = true
  expect(await google.facts()).toBeNull()
  isDown = false
  now += 14_999
  expect(await google.facts()).toBeNull()
  expect(asked).toBe(1)
  now += 1
  expect(await google.facts()).not.toBeNull()
})

it('[LM14] asks a provider again at once when the clock was set back', async () => {
  const google = open()
  await google.facts()
  now -= 10 * DAY_MS
  expect(await google.facts()).not.toBeNull()
  expect(asked).toBe(2)
})
