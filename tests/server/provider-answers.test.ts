import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answer } from '#server/http/answer.ts'
import { askProvider } from '#server/oauth/ask.ts'
import { createDiscord } from '#server/oauth/discord.ts'

let server: Server
let url: string
let reply: (request: IncomingMessage, response: ServerResponse) => void
let asked: {
  method?: string | undefined
  url?: string | undefined
  accept?: string
  body: string
}[]
beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    const { method, url: path, headers } = request
    asked.push({ method, url: path, accept: headers.accept ?? '', body })
    reply(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const says = (status: number, text: string, headers = {}) => {
  reply = (_, response) => response.writeHead(status, headers).end(text)
}
const Named = z.object({ name: z.string() })
const told = { kind: 'told', data: { name: 'Aya' } }
const DOWN = { kind: 'down' }
const REFUSED = { kind: 'refused' }

describe('what a provider answers', () => {
  it.each([
    [200, told],
    [201, told],
    [400, REFUSED],
    [401, REFUSED],
    [403, REFUSED],
    [404, REFUSED],
    [428, REFUSED],
    [429, DOWN],
    [430, REFUSED],
    [499, REFUSED],
    [500, DOWN],
    [502, DOWN],
    [503, DOWN],
  ])('[LG42] with %i is told, a no, or nothing that can be used', async (status, kind) => {
    says(status, '{"name":"Aya","more":1}')
    expect(await askProvider(url, Named)).toEqual(kind)
    expect(asked).toEqual([{ method: 'GET', url: '/', accept: 'application/json', body: '' }])
  })

  it('[LG42] is nothing that can be used in another form, too long, no JSON or from elsewhere', async () => {
    const long = (length: number) => `{"name":"${'a'.repeat(length - '{"name":""}'.length)}"}`
    for (const text of ['{}', '{"name":1}', 'null', '', '<p>Aya</p>', long(262_145)]) {
      says(200, text)
      expect(await askProvider(url, Named), text.slice(0, 12)).toEqual(DOWN)
    }
    says(200, long(262_144))
    expect((await askProvider(url, Named)).kind).toBe('told')
    asked.length = 0
    says(302, '{"name":"Aya"}', { location: `${url}/elsewhere` })
    expect(await askProvider(url, Named)).toEqual(DOWN)
    expect(asked).toHaveLength(1)
    reply = (_, response) => response.destroy()
    expect(await askProvider(url, Named)).toEqual(DOWN)
  })
})

describe('the chat platform', () => {
  const NAME = { name: 'Discord' }
  const refused = answer.refuse(400, 'providerRefused', NAME)
  const down = answer.refuse(500, 'providerDown', NAME)
  const somebody = { id: '7', username: 'aya7', global_name: ' Aya ', email: 'Aya@Example.com' }
  const tokens = { access_token: 'of-aya', token_type: 'Bearer' }
  const client = (guildId: string | null = null) =>
    createDiscord({ clientId: 'us', clientSecret: 'our secret', guildId, url })
  /** Answers the exchange of a code and the question whose it was. */
  const answers = (exchanged: [number, unknown], who: [number, unknown] = [200, somebody]) => {
    reply = (request, response) => {
      const [status, body] = request.url === '/api/oauth2/token' ? exchanged : who
      response.writeHead(status).end(JSON.stringify(body))
    }
  }

  it('[LG18] is where its window is asked for, and joins a guild where one is set', async () => {
    const facts = { clientId: 'us', authorize: `${url}/oauth2/authorize` }
    expect(await client().facts()).toEqual({ ...facts, guild: false })
    expect(await client('9').facts()).toEqual({ ...facts, guild: true })
  })

  it('[LG42] is given the code, our secret and where it led back to, and says who that is', async () => {
    answers([200, tokens], [200, { ...somebody, verified: true }])
    const identity = { subject: '7', name: 'Aya', email: 'aya@example.com' }
    expect(await client().identify('a code', 'https://games.example.com')).toEqual(
      answer.ok(identity),
    )
    expect(asked.map((one) => `${one.method} ${one.url}`)).toEqual([
      'POST /api/oauth2/token',
      'GET /api/users/@me',
    ])
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      client_id: 'us',
      client_secret: 'our secret',
      grant_type: 'authorization_code',
      code: 'a code',
      redirect_uri: 'https://games.example.com/discordloginback',
    })
  })

  it.each([
    [{ verified: false }, { name: 'Aya', email: null }],
    [{ verified: 'yes' }, { name: 'Aya', email: null }],
    [
      { verified: true, email: 'none' },
      { name: 'Aya', email: null },
    ],
    [{ global_name: null }, { name: 'aya7', email: null }],
    [
      { global_name: '', username: ' a ' },
      { name: 'a', email: null },
    ],
    [
      { global_name: 5, username: 5 },
      { name: '', email: null },
    ],
  ])('[LG42] of %j only what fits is taken', async (given, taken) => {
    answers([200, tokens], [200, { ...somebody, ...given }])
    expect(await client().identify('a code', url)).toEqual(answer.ok({ subject: '7', ...taken }))
  })

  it.each([
    [[400, {}], undefined, refused],
    [[500, {}], undefined, down],
    [[200, {}], undefined, down],
    [[200, { ...tokens, token_type: 'mac' }], undefined, down],
    [[200, { ...tokens, access_token: '' }], undefined, down],
    [[200, tokens], [401, {}], refused],
    [[200, tokens], [429, {}], down],
    [[200, tokens], [200, { ...somebody, id: '' }], down],
    [[200, tokens], [200, { ...somebody, id: '7'.repeat(65) }], down],
  ] as [[number, unknown], [number, unknown] | undefined, typeof down][])(
    '[LG42] that answers %j, and then %j, has refused or is down',
    async (exchanged, who, kind) => {
      answers(exchanged, who)
      expect(await client().identify('a code', url)).toEqual(kind)
      expect(asked).toHaveLength(who === undefined ? 1 : 2)
    },
  )
})
