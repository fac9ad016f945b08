import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cautions, welcome } from '#server/welcome.ts'
import { openTestServer, type TestServer } from './test-server.ts'

type Headers = Record<string, string>

const OPERATING = readFileSync(join(import.meta.dirname, '../../docs/operating.md'), 'utf8')
const PUBLIC = 'https://games.example.com'
const SECRETS = ['FRIEND', '/outbox']

/** What an example's variables stand for in a request of somebody at `ip`. */
const meaning = (ip: string): Headers => ({
  $host: 'games.example.com',
  $remote_addr: ip,
  $scheme: 'https',
  $http_upgrade: '',
  $connection_upgrade: 'close',
  '{host}': 'games.example.com',
  '{remote_host}': ip,
  '{scheme}': 'https',
})

/** The headers a proxy of the page writes, by its example. */
function headersOf(block: string, line: RegExp, ip: string): Headers {
  const text = new RegExp(`\`\`\`${block}\n(.*?)\`\`\``, 's').exec(OPERATING)?.[1] ?? ''
  const named = [...text.matchAll(line)].map(([, name = '', value = '']) => {
    const means = meaning(ip)[value]
    if (means === undefined) throw new Error(`The test does not know what ${value} means.`)
    return [name.toLowerCase(), means] as const
  })
  return Object.fromEntries(named.filter(([, value]) => value !== ''))
}
const nginx = (ip: string) => headersOf('nginx', /proxy_set_header (\S+) (\S+);/g, ip)
const caddy = (ip: string) => headersOf('caddy', /header_up (\S+) (\S+)$/gm, ip)

/** What proxies write that were set up otherwise, or not at all. */
const CARELESS: Record<string, Headers> = {
  'nginx with nothing but proxy_pass': { host: '127.0.0.1:3000', connection: 'close' },
  'nginx with a Host alone': { host: 'games.example.com' },
  'a proxy that writes the upstream for Host and no more': { host: 'localhost:3000' },
  'a proxy that says whose request it is for this machine': {
    host: '127.0.0.1:3000',
    'x-forwarded-for': '127.0.0.1',
  },
  'Apache, which adds a host and a server': {
    host: '127.0.0.1:3000',
    'x-forwarded-host': 'games.example.com',
    'x-forwarded-server': 'games.example.com',
  },
  'an old proxy that says Via': { host: '127.0.0.1:3000', via: '1.1 proxy' },
}
const ALL: Record<string, Headers> = {
  'nginx as in the page': nginx('203.0.113.7'),
  'Caddy as in the page': caddy('203.0.113.7'),
  ...CARELESS,
}

let folder: string
const testServers: TestServer[] = []
async function open(settings: Headers) {
  const testServer = await openTestServer(settings, { interfaceDir: folder })
  testServers.push(testServer)
  return testServer
}
let behind: TestServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interface-'))
  await writeFile(
    join(folder, 'index.html'),
    '<html><script type="application/json" id="config">{}</script></html>',
  )
  behind = await open({ PUBLIC_URL: PUBLIC })
})
afterAll(async () => {
  for (const testServer of testServers) await testServer.close()
  await rm(folder, { recursive: true })
})

describe.each(Object.entries(ALL))('behind %s', (_, headers) => {
  it('[FD14] there is no outbox page and no code on a screen', async () => {
    expect((await behind.app.inject({ url: '/outbox', headers })).statusCode).toBe(404)
    for (const url of ['/', '/games', '/config.json', '/nothing']) {
      const { body } = await behind.app.inject({ url, headers })
      for (const secret of SECRETS) expect(body, url).not.toContain(secret)
    }
  })

  it('[FD14] nobody is without limits', async () => {
    const testServer = await open({ PUBLIC_URL: PUBLIC })
    const statuses: number[] = []
    for (let turn = 0; turn < 61; turn++) {
      testServer.pass(61_000 / 2)
      const { body } = await testServer.app.inject({
        method: 'POST',
        url: '/api/v1/forget',
        headers,
        payload: {
          email: `a${turn}@example.com`,
          pwd: 'quiet-lamp-77',
          oauth_enum: 'EMAIL',
          ticket: '12345678',
        },
      })
      statuses.push(JSON.parse(body).status)
    }
    expect(statuses.slice(0, 60)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('behind %s, set up as the page says', (_, headersFor) => {
  it('[FD16] the page holds an example that names the host, the caller and the scheme', () => {
    expect(headersFor('203.0.113.7')).toMatchObject({
      host: 'games.example.com',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    })
  })

  it('[FD14] each caller is counted apart', async () => {
    const testServer = await open({ PUBLIC_URL: PUBLIC })
    const ask = async (ip: string) => {
      const url = '/api/v1/validate/user/exist?email=a@example.com'
      return (await testServer.app.inject({ url, headers: headersFor(ip) })).statusCode
    }
    for (let turn = 0; turn < 10; turn++) expect(await ask('203.0.113.7')).toBe(200)
    expect(await ask('203.0.113.7')).toBe(429)
    expect(await ask('203.0.113.8')).toBe(200)
  })

  it('[FD14] pages come with their own address, and only its sockets may be opened', async () => {
    const { headers, statusCode } = await behind.app.inject({
      url: '/',
      headers: headersFor('203.0.113.7'),
    })
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain('wss://games.example.com')
    expect(headers['strict-transport-security']).toBeDefined()
  })
})

describe('without a PUBLIC_URL', () => {
  it('[FD14] a request that tells of a proxy is not from this machine', async () => {
    const testServer = await open({})
    const plain = { host: '127.0.0.1:3000' }
    expect((await testServer.app.inject({ url: '/outbox', headers: plain })).statusCode).toBe(200)
    for (const name of ['via', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])
      expect(
        (await testServer.app.inject({ url: '/outbox', headers: { ...plain, [name]: 'x' } }))
          .statusCode,
        name,
      ).toBe(404)
  })
})

describe('the lines of the start', () => {
  const told = async (settings: Headers) => {
    const { outside } = await open({ INVITE_CODES: '', ...settings })
    const lines = await welcome(outside, 'http://127.0.0.1:3000')
    return { lines: lines.join('\n'), loud: cautions(outside.config) }
  }

  it('[FD14] show no invite code and no outbox page where others reach the server', async () => {
    const { lines } = await told({ PUBLIC_URL: PUBLIC })
    expect(lines).toContain(`ready: ${PUBLIC}`)
    expect(lines).not.toMatch(/invite code/i)
    expect(lines).not.toContain('/outbox\n')
    expect(lines).toMatch(/Mail lands in .*outbox$/)
  })

  it('[FD15] say loudly that no mail is sent, and that nobody new can sign up', async () => {
    expect((await told({ PUBLIC_URL: PUBLIC })).loud).toEqual([
      expect.stringMatching(/^NO MAIL IS SENT: SMTP_URL is not set, .*games\.example\.com/),
      expect.stringMatching(/^NOBODY NEW CAN SIGN UP: .*INVITE_CODES/),
    ])
  })

  it.each([
    ['INVITE_MODE', 'open', 1],
    ['INVITE_CODES', 'a', 1],
    ['SMTP_URL', 'smtp://127.0.0.1:1', 1],
    ['PUBLIC_URL', 'http://localhost:8080', 0],
    ['PUBLIC_URL', 'http://127.0.0.1:8080', 0],
    ['PUBLIC_URL', 'http://[::1]:8080', 0],
    ['PUBLIC_URL', '', 0],
  ])('[FD15] say no more than what is so, with %s=%s', async (name, value, count) => {
    const { loud } = await told({ PUBLIC_URL: PUBLIC, [name]: value })
    expect(loud).toHaveLength(count)
  })

  it('[FD14] show both at this machine, also by a loopback address before it', async () => {
    for (const PUBLIC_URL of ['', 'http://localhost:8080']) {
      const { lines } = await told({ PUBLIC_URL })
      expect(lines).toMatch(/Invite code: /)
      expect(lines).toContain('http://127.0.0.1:3000/outbox')
    }
  })
})
