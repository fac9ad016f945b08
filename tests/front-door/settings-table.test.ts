import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { SETTING_NAMES } from '#server/settings.ts'
import { providerServer } from '../model/provider-server.ts'
import { goodModel } from '../model/scripted-model.ts'
import { openOauthProvider } from '../server/oauth-provider.ts'
import { openTestServer } from '../server/test-server.ts'
import { readmeSettings } from './readme-settings.ts'
import { beginServer, PROJECT, type Settings, stop } from './server-process.ts'
import { keptInBucket, keptInPostgres, startedWith } from './started-server.ts'

// A process takes its time to start where others work beside it.
beforeAll(() => vi.setConfig({ testTimeout: 120_000 }))
afterAll(() => vi.resetConfig())

/** Does something in a house with these settings. */
async function onTestServer<T>(
  settings: Settings,
  use: (testServer: Awaited<ReturnType<typeof openTestServer>>) => Promise<T>,
): Promise<T> {
  const testServer = await openTestServer(settings)
  try {
    return await use(testServer)
  } finally {
    await testServer.close()
  }
}
const factsWith = (settings: Settings) =>
  onTestServer(settings, async ({ app }) => (await app.inject('/config.json')).json())

const registersWith = (settings: Settings, codes: string[]) =>
  onTestServer(settings, async (testServer) => {
    const statuses: number[] = []
    for (const [at, code] of codes.entries()) {
      const form = await testServer.form(`person-${at}@example.com`, {
        invite_code: code,
        pwd: 'lamp-over-water-9',
        pwd_: 'lamp-over-water-9',
      })
      statuses.push((await testServer.post('/api/v1/register', form)).status)
    }
    return statuses
  })

/** Which model a server says it writes with, when it meets one on loopback. */
async function writerWith(settings: Settings, line = /Games are written with ([^:]+):/) {
  const { choice } = await providerServer(goodModel('en_US'))
  const { baseUrl, model } = choice('openai-compatible')
  const above = await mkdtemp(join(tmpdir(), 'model-'))
  const told = { AI_BASE_URL: baseUrl ?? '', AI_MODEL: model, ...settings }
  const begun = beginServer({ PORT: '0', DATA_DIR: above, ...told })
  const [, writer = ''] = await begun.says(line)
  await stop(begun)
  await rm(above, { recursive: true })
  return writer
}

/** Sends one mail by a mail server of the test; answers who it was from. */
async function senderWith(settings: Settings): Promise<string> {
  let from = ''
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    onMailFrom({ address }, _, done) {
      from = address
      done()
    },
    onData(stream, _, done) {
      stream.resume().on('end', () => done())
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number } // it listens at the network
  await onTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...settings }, async (testServer) => {
    expect((await testServer.askTicket('somebody@example.com')).status).toBe(200)
    expect(await testServer.mails()).toEqual([])
  })
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return from
}

async function providersWith(change: Settings = {}) {
  const provider = await openOauthProvider({})
  const settings = Object.fromEntries(
    Object.entries({ ...provider.settings, ...change }).filter(([, value]) => value !== ''),
  )
  const { providers } = await factsWith(settings)
  await provider.close()
  return { providers, settings }
}

const quotasWith = (settings: Settings) => {
  const read = readConfig(settings)
  return read.ok && read.config.quotas
}

/** How each setting of the README's table is tried. */
const TRIES: Record<string, () => Promise<void>> = {
  HOST: async () => {
    expect(readConfig({})).toMatchObject({ config: { host: '127.0.0.1' } })
    expect((await startedWith({ HOST: '::1' })).address).toMatch(/^http:\/\/\[::1\]:/)
  },
  PORT: async () => {
    expect(readConfig({})).toMatchObject({ config: { port: 3000 } })
    const one = new URL((await startedWith({ PORT: '0' })).address).port
    expect(Number(one)).toBeGreaterThan(1023)
    expect(new URL((await startedWith({ PORT: one })).address).port).toBe(one)
  },
  DATA_DIR: async () => {
    expect(readConfig({})).toMatchObject({ config: { dataDir: join(PROJECT, 'data') } })
    expect((await startedWith({})).files).toEqual(
      expect.arrayContaining(['lamplight.db', 'media', 'secret.key']),
    )
  },
  DATABASE_URL: keptInPostgres,
  MEDIA_URL: keptInBucket,
  PUBLIC_URL: () =>
    onTestServer({ PUBLIC_URL: 'https://games.example.com' }, async (testServer) => {
      const form = await testServer.form('a@example.com')
      const { data } = await testServer.post('/api/v1/register', form)
      expect(JSON.stringify(data)).toContain('https://games.example.com/media/avatars/')
    }),
  INVITE_MODE: async () => {
    expect(await registersWith({ INVITE_MODE: 'open' }, [''])).toEqual([200])
    expect(await registersWith({}, [''])).toEqual([400])
  },
  INVITE_CODES: async () => {
    const codes = ['moth', 'fern', 'moth', 'moss']
    expect(await registersWith({ INVITE_CODES: 'fern, moth' }, codes)).toEqual([200, 200, 200, 400])
  },
  SMTP_URL: async () => expect(await senderWith({})).toBe('no-reply@localhost'),
  MAIL_FROM: async () =>
    expect(await senderWith({ MAIL_FROM: 'Lamps <lamps@example.com>' })).toBe('lamps@example.com'),
  COMMUNITY_URL: async () =>
    expect(await factsWith({ COMMUNITY_URL: 'https://chat.example.com/x' })).toMatchObject({
      communityUrl: 'https://chat.example.com/x',
    }),
  GOOGLE_CLIENT_ID: async () => {
    const { providers, settings } = await providersWith()
    expect(providers.GOOGLE.clientId).toBe(settings.GOOGLE_CLIENT_ID)
    expect((await providersWith({ GOOGLE_CLIENT_ID: '' })).providers.GOOGLE).toBeUndefined()
  },
  GOOGLE_ISSUER: async () => {
    expect(readConfig({ GOOGLE_CLIENT_ID: 'x' })).toMatchObject({
      config: { google: { issuer: 'https://accounts.google.com' } },
    })
    const { providers, settings } = await providersWith()
    expect(providers.GOOGLE.authorize.startsWith(settings.GOOGLE_ISSUER)).toBe(true)
  },
  DISCORD_CLIENT_ID: async () => {
    const { providers, settings } = await providersWith()
    expect(providers.DISCORD.clientId).toBe(settings.DISCORD_CLIENT_ID)
  },
  DISCORD_CLIENT_SECRET: async () =>
    expect(readConfig({ DISCORD_CLIENT_ID: 'x' })).toEqual({
      ok: false,
      faults: ['DISCORD_CLIENT_SECRET must be set: DISCORD_CLIENT_ID is.'],
    }),
  DISCORD_GUILD_ID: async () => {
    expect((await providersWith({ DISCORD_GUILD_ID: '7' })).providers.DISCORD.guild).toBe(true)
    expect((await providersWith({ DISCORD_GUILD_ID: '' })).providers.DISCORD.guild).toBe(false)
  },
  DISCORD_URL: async () => {
    expect(readConfig({ DISCORD_CLIENT_ID: 'x', DISCORD_CLIENT_SECRET: 'y' })).toMatchObject({
      config: { discord: { url: 'https://discord.com' } },
    })
    const { providers, settings } = await providersWith()
    expect(providers.DISCORD.authorize.startsWith(settings.DISCORD_URL)).toBe(true)
  },
  ANALYTICS_URL: () =>
    onTestServer({ ANALYTICS_URL: 'https://count.example.com/in' }, async ({ app }) => {
      const answer = await app.inject('/config.json')
      expect(answer.json().analyticsUrl).toBe('https://count.example.com/in')
      expect(answer.headers['content-security-policy']).toContain('https://count.example.com')
    }),
  LOG_LEVEL: async () => {
    const linesWith = (LOG_LEVEL: string) =>
      onTestServer({ LOG_LEVEL }, async ({ app, log }) => {
        await app.inject('/healthz')
        return log.length
      })
    expect(readConfig({})).toMatchObject({ config: { logLevel: 'warn' } })
    expect(await linesWith('info')).toBeGreaterThan(0)
    expect(await linesWith('warn')).toBe(0)
  },
  USER_GAMES: async () => expect(quotasWith({ USER_GAMES: '7' })).toMatchObject({ games: 7 }),
  USER_PICTURE_MB: async () =>
    expect(quotasWith({ USER_PICTURE_MB: '9' })).toEqual({ games: 200, pictureBytes: 9_000_000 }),
  METRICS_TOKEN: () =>
    onTestServer({ METRICS_TOKEN: 'of-the-one-who-watches' }, async ({ app }) => {
      const asked = (authorization: string) =>
        app.inject({ url: '/metrics', headers: { authorization } })
      expect((await asked('Bearer of-the-one-who-watches')).statusCode).toBe(200)
      expect((await asked('')).statusCode).toBe(404)
    }),
  AI_MODEL: async () => expect(await writerWith({})).toBe('stand-in-1 (openai-compatible)'),
  AI_BASE_URL: async () => expect(await writerWith({})).toContain('openai-compatible'),
  AI_API_KEY: async () => {
    const read = readConfig({ AI_API_KEY: 'sk-ant-canary', AI_MODEL: 'm' })
    expect(read).toMatchObject({ ok: true, config: { model: { provider: 'anthropic' } } })
  },
  AI_GAME_TOKENS: async () => {
    const read = readConfig({ AI_GAME_TOKENS: '200000' })
    expect(read).toMatchObject({ ok: true, config: { modelBudgets: { game: 200_000, day: null } } })
    expect(readConfig({})).toMatchObject({ config: { modelBudgets: { game: null, day: null } } })
  },
  AI_DAY_TOKENS: async () => {
    const read = readConfig({ AI_DAY_TOKENS: '1000000' })
    expect(read).toMatchObject({ config: { modelBudgets: { game: null, day: 1_000_000 } } })
  },
  AI_PROVIDER: async () => {
    const settings = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'canary' }
    expect(await writerWith(settings)).toBe('stand-in-1 (anthropic)')
  },
  AI_IMAGE_MODEL: async () => {
    const settings = { AI_API_KEY: 'sk-canary', AI_MODEL: 'm' }
    const read = (more: Settings) => readConfig({ ...settings, ...more })
    expect(read({})).toMatchObject({ config: { pictureModel: null } })
    expect(read({ AI_IMAGE_MODEL: 'brush' })).toMatchObject({
      config: { pictureModel: { provider: 'openai', model: 'brush' }, model: { model: 'm' } },
    })
    expect(read({ AI_API_KEY: 'sk-ant-canary', AI_IMAGE_MODEL: 'brush' })).toMatchObject({
      ok: false,
    })
  },
  AI_CHECK: async () => {
    const said = /Games are written with .*(counted.*)/
    expect(await writerWith({ AI_CHECK: 'on' }, said)).toContain('what it leaves out')
    expect(await writerWith({ AI_CHECK: 'off' }, said)).not.toContain('what it leaves out')
  },
}

it('[FD4] each setting of the README has a try, and each try is a setting of the README', () => {
  expect(Object.keys(TRIES).sort()).toEqual([...readmeSettings()].sort())
})

it('[FD4] each setting that is read is named in the README', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8')
  expect(SETTING_NAMES.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

it.each(Object.keys(TRIES))('[FD4] %s does what the README says', async (name) => {
  await TRIES[name]?.()
})
