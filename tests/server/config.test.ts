import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const faultsOf = (settings: Record<string, string>) => {
  const read = readConfig(settings)
  return read.ok ? [] : read.faults
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
        notices: [],
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

  it('[FD12] say of what is not there yet in one clear sentence that it has no effect', () => {
    const idle = ['MEDIA_URL']
    expect(readConfig(Object.fromEntries(idle.map((name) => [name, 'x'])))).toMatchObject({
      config: { notices: idle.map((name) => `${name} is set but has no effect yet.`) },
    })
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
        notices: [],
      },
    })
  })

  it('[SV14] tell every fault at once', () => {
    expect(faultsOf({ PORT: 'x', INVITE_MODE: 'x' })).toHaveLength(2)
  })
})
