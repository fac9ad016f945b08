import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { nearMisses } from '#server/near-miss.ts'
import { SETTING_NAMES } from '#server/settings.ts'

/** What stands in the environments of shells, sessions, containers, hosts, builders and other programs. */
const FOREIGN = `
  PATH HOME USER LOGNAME SHELL PWD OLDPWD TERM LANG LC_ALL LC_CTYPE TZ TMPDIR TMP TEMP EDITOR VISUAL PAGER MAIL MAILCHECK
  HOSTNAME HOSTTYPE MACHTYPE OSTYPE SHLVL PS1 IFS COLUMNS LINES DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS
  XDG_DATA_DIRS XDG_DATA_HOME XDG_CONFIG_HOME XDG_RUNTIME_DIR SSH_AUTH_SOCK SSH_CLIENT SSH_TTY SUDO_USER LS_COLORS LESS
  INVOCATION_ID JOURNAL_STREAM LOGS_DIRECTORY STATE_DIRECTORY NOTIFY_SOCKET PORTAL PORTS POST POSTS SPORT SORT HOSTS GHOST
  NODE_ENV NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE NVM_DIR NVM_BIN INIT_CWD npm_config_cache npm_lifecycle_event npm_execpath
  http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY CI DEBUG VERBOSE LOG LOGLEVEL_ROOT LOG_FILE LOG_FORMAT
  DATABASE DATABASE_HOST DATABASE_NAME DATABASE_PASSWORD DB_URL PGHOST PGPORT POSTGRES_URL REDIS_URL MONGO_URL
  SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASS SMTP_FROM MAIL_TO MAIL_HOST MAILTO EMAIL EMAIL_FROM
  OPENAI_API_KEY ANTHROPIC_API_KEY GOOGLE_API_KEY GEMINI_API_KEY XAI_API_KEY ZAI_API_KEY GOOGLE_CLIENT_SECRET
  GOOGLE_APPLICATION_CREDENTIALS DISCORD_TOKEN DISCORD_BOT_TOKEN DISCORD_WEBHOOK_URL AI_GATEWAY_API_KEY
  RAILWAY_PUBLIC_DOMAIN RENDER_EXTERNAL_URL DYNO KUBERNETES_PORT KUBERNETES_SERVICE_HOST PUBLIC_DIR PUBLIC_KEY BASE_URL URL
  ANALYTICS_ID ANALYTICS_KEY COMMUNITY MEDIA_ROOT MEDIA_DIR METRICS_PORT CHROMIUM_PATH CHROME_PATH OUTCOME_FILE VITEST_MODE
`.match(/\S+/g)

describe('a name that is no setting', () => {
  it.each([
    ['INVITE_MOD', 'INVITE_MODE'],
    ['INVITEMODE', 'INVITE_MODE'],
    ['INVITE_CODE', 'INVITE_CODES'],
    ['invite_mode', 'INVITE_MODE'],
    ['INIVTE_MODE', 'INVITE_MODE'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['SMTP_URI', 'SMTP_URL'],
    ['MAILFROM', 'MAIL_FROM'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['POTR', 'PORT'],
    ['HSOT', 'HOST'],
    ['port', 'PORT'],
    ['GOOGLE_CLIENTID', 'GOOGLE_CLIENT_ID'],
    ['DISCORD_CLIENT_SECERT', 'DISCORD_CLIENT_SECRET'],
    ['DISCORD_GILD_ID', 'DISCORD_GUILD_ID'],
    ['ANALITICS_URL', 'ANALYTICS_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['AI_PROVIDR', 'AI_PROVIDER'],
  ])('[FD11] stops the start where it is nearly one: %s for %s', (name, meant) => {
    expect(readConfig({ [name]: '1' })).toEqual({
      ok: false,
      faults: [
        `${name} is no setting: ${meant} is meant (if it is another program's, start with it unset).`,
      ],
    })
  })

  it.each([
    // of five letters: only a swap
    ['LEMNO', 'LEMON', true],
    ['LEMONS', 'LEMON', false],
    ['LEON', 'LEMON', false],
    // from six on: one slip
    ['ORANGES', 'ORANGE', true],
    ['ORNGE', 'ORANGE', true],
    ['ORNG', 'ORANGE', false],
    ['GRAPEFRUT', 'GRAPEFRUIT', true],
    ['GRAPFRUT', 'GRAPEFRUIT', false],
    // from eleven on: two
    ['POMGRANAT', 'POMEGRANATE', true],
    ['POMGRNAT', 'POMEGRANATE', false],
    // another first letter is another name
    ['BOMEGRANATE', 'POMEGRANATE', false],
  ])(
    '[FD11] the longer a name, the more may be wrong in it: %s for %s is %s',
    (name, meant, isNear) => {
      expect(nearMisses([name], [meant])).toEqual(isNear ? [{ name, meant }] : [])
    },
  )

  it('[FD11] stops nothing where it is empty, or where the one that is meant is given too', () => {
    expect(readConfig({ INVITE_MOD: ' ' }).ok).toBe(true)
    expect(readConfig({ INVITE_MOD: 'open', INVITE_MODE: 'open' }).ok).toBe(true)
    expect(readConfig({ INVITE_CODE: 'a', INVITE_CODES: 'a' }).ok).toBe(true)
  })

  it('[FD11] stops nothing where it belongs to others', () => {
    expect(FOREIGN?.length).toBeGreaterThan(120)
    expect(nearMisses(FOREIGN ?? [], SETTING_NAMES)).toEqual([])
  })
})
