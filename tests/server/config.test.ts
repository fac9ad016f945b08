import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { SETTING_NAMES } from '#server/settings.ts'

const faultsOf = (settings: Record<string, string>) => {
  const read = readConfig(settings)
  return read.ok ? [] : read.faults
}

/** Something else than its default for each setting. */
const OTHERWISE: Record<string, string> = {
  ...{ HOST: '::1', PORT: '1', DATA_DIR: '/tmp/elsewhere', DATABASE_URL: 'postgres://h/d' },
  ...{ MEDIA_URL: 'https://k:s@h/bucket', PUBLIC_URL: 'https://h', INVITE_MODE: 'open' },
  ...{ INVITE_CODES: 'a', SMTP_URL: 'smtp://h', MAIL_FROM: 'a@b.co', INTERFACE_URL: 'http://h' },
  ...{ AI_PROVIDER: 'builtin', AI_MODEL: 'm', AI_BASE_URL: 'http://h', AI_API_KEY: 'other' },
  ...{ AI_CHECK: 'on', AI_IMAGE_MODEL: 'i', AI_GAME_TOKENS: '1', AI_DAY_TOKENS: '1' },
  ...{ COMMUNITY_URL: 'https://h', ANALYTICS_URL: 'https://h', GOOGLE_CLIENT_ID: 'g' },
  ...{ GOOGLE_ISSUER: 'https://h', DISCORD_CLIENT_ID: 'd', DISCORD_CLIENT_SECRET: 'other' },
  ...{ DISCORD_GUILD_ID: '1', DISCORD_URL: 'https://h', METRICS_TOKEN: 'a-token-of-sixteen' },
  ...{ LOG_LEVEL: 'info', USER_GAMES: '7', USER_PICTURE_MB: '9' },
}
const MODEL = { AI_BASE_URL: 'http://model', AI_API_KEY: 'sk-canary', AI_MODEL: 'one' }
const DISCORD = { DISCORD_CLIENT_ID: 'one', DISCORD_CLIENT_SECRET: 'two' }
/** What some of them mean nothing without. */
const NEEDED: Record<string, Record<string, string>> = {
  ...{ AI_PROVIDER: MODEL, AI_MODEL: MODEL, AI_BASE_URL: MODEL, AI_API_KEY: MODEL },
  ...{ AI_CHECK: MODEL, AI_IMAGE_MODEL: MODEL },
  ...{ GOOGLE_ISSUER: { GOOGLE_CLIENT_ID: 'one' }, DISCORD_CLIENT_ID: DISCORD },
  ...{ DISCORD_CLIENT_SECRET: DISCORD, DISCORD_GUILD_ID: DISCORD, DISCORD_URL: DISCORD },
}

describe('the settings', () => {
  it('[SV14] have defaults that need nothing', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: {
        host: '127.0.0.1',
        port: 3000,
        dataDir: resolve(import.meta.dirname, '..', '..', 'data'),
        publicUrl: null,
        inviteMode: 'required',
        inviteCodes: [],
        smtpUrl: null,
        loopback: true,
      },
    })
  })

  it('[SV14] count as absent when they are empty', () => {
    const names = [
      'HOST',
      'PORT',
      'DATA_DIR',
      'DATABASE_URL',
      'PUBLIC_URL',
      'INVITE_MODE',
      'INVITE_CODES',
      'SMTP_URL',
      'MAIL_FROM',
      'AI_PROVIDER',
      'AI_API_KEY',
      'AI_GAME_TOKENS',
      'AI_DAY_TOKENS',
      'LOG_LEVEL',
    ]
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readConfig({}))
  })

  it('[SV14] are read as they are meant', () => {
    const read = readConfig({
      HOST: '0.0.0.0',
      PORT: '0',
      PUBLIC_URL: 'https://games.example.com/',
      INVITE_CODES: ' a, b ,,',
      AI_PROVIDER: 'builtin',
    })
    expect(read).toMatchObject({
      ok: true,
      config: {
        port: 0,
        loopback: false,
        publicUrl: 'https://games.example.com',
        inviteCodes: ['a', 'b'],
      },
    })
  })

  it.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'games.example.com'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://games.example.com/lamplight'],
    ['PUBLIC_URL', 'https://games.example.com/?a=b'],
    ['PUBLIC_URL', 'https://me:secret@games.example.com'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Lamplight <nobody>'],
    ['INVITE_MODE', 'maybe'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost:5432'],
    ['MEDIA_URL', 'https://media.example.com/bucket'],
    ['MEDIA_URL', 's3://key:secret@media.example.com/bucket'],
    ['MEDIA_URL', 'https://key:secret@media.example.com'],
    ['MEDIA_URL', 'https://key:secret@media.example.com/bucket/folder'],
    ['MEDIA_URL', 'https://key:%zz@media.example.com/bucket'],
    ['USER_GAMES', '0'],
    ['USER_GAMES', '10000'],
    ['USER_PICTURE_MB', '1.5'],
    ['METRICS_TOKEN', 'short'],
    ['AI_PROVIDER', 'oracle'],
    ['AI_GAME_TOKENS', '0'],
    ['AI_GAME_TOKENS', 'many'],
    ['AI_DAY_TOKENS', '-5'],
    ['AI_DAY_TOKENS', '1.5'],
  ])('[SV14] refuse %s=%s in one line that names it', (name, value) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
    expect(faults[0]).not.toContain('\n')
  })

  it('[MO4] read a bucket with its key, its secret and its region out of one address', () => {
    expect(readConfig({})).toMatchObject({ config: { bucket: null } })
    const secret = 'a/b+c'
    const url = `https://key:${encodeURIComponent(secret)}@s3.example.com/lamps/?region=eu-west-3`
    expect(readConfig({ MEDIA_URL: url })).toMatchObject({
      config: {
        bucket: {
          ...{ endpoint: 'https://s3.example.com/lamps', region: 'eu-west-3' },
          ...{ accessKeyId: 'key', secretAccessKey: secret },
        },
      },
    })
    expect(readConfig({ MEDIA_URL: 'http://k:s@127.0.0.1:9000/lamps' })).toMatchObject({
      config: { bucket: { endpoint: 'http://127.0.0.1:9000/lamps', region: 'us-east-1' } },
    })
  })

  it('[FD12] have an effect, each of them: none is only taken', () => {
    const without = readConfig({})
    for (const [name, value] of Object.entries(OTHERWISE))
      expect(readConfig({ ...NEEDED[name], [name]: value }), name).not.toEqual(
        NEEDED[name] === undefined ? without : readConfig(NEEDED[name]),
      )
    expect(Object.keys(OTHERWISE).sort()).toEqual([...SETTING_NAMES].sort())
  })

  it.each([
    [{ DISCORD_CLIENT_ID: 'x' }, 'DISCORD_CLIENT_SECRET'],
    [{ DISCORD_CLIENT_SECRET: 'canary' }, 'DISCORD_CLIENT_ID'],
    [{ DISCORD_GUILD_ID: '7' }, 'DISCORD_CLIENT_ID'],
    [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_ISSUER: 'accounts.google.com' }, 'GOOGLE_ISSUER'],
    [{ DISCORD_URL: 'discord.com' }, 'DISCORD_URL'],
  ])('[SV14] refuse a third party that is half set up: %o', (settings, name) => {
    const faults = faultsOf(settings)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name} [^\\n]+\\.$`))
    expect(faults[0]).not.toContain('canary')
  })

  it('[LG21] say which third parties one can sign in with', () => {
    expect(readConfig({})).toMatchObject({ config: { google: null, discord: null } })
    expect(
      readConfig({
        GOOGLE_CLIENT_ID: 'g',
        DISCORD_CLIENT_ID: 'd',
        DISCORD_CLIENT_SECRET: 's',
        DISCORD_URL: 'https://chat.example.com/',
      }),
    ).toMatchObject({
      config: {
        google: { clientId: 'g', issuer: 'https://accounts.google.com' },
        discord: {
          clientId: 'd',
          clientSecret: 's',
          guildId: null,
          url: 'https://chat.example.com',
        },
      },
    })
  })

  it('[SV14] tell every fault at once', () => {
    expect(faultsOf({ PORT: 'x', INVITE_MODE: 'x' })).toHaveLength(2)
  })
})
