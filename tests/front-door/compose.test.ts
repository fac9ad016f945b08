import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { SETTING_NAMES } from '#server/settings.ts'
import { environmentOf, readDockerfile } from './dockerfile.ts'
import { PROJECT } from './server-process.ts'

/** What of compose's own schema is used here; a key that is none of it is refused. */
const ComposeService = z.strictObject({
  image: z
    .string()
    .regex(/^[a-z]+:[\w.-]+$/)
    .optional(),
  build: z.literal('.').optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.literal('service_healthy') }))
    .optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.int() })
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  restart: z.literal('unless-stopped'),
})
const Compose = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), ComposeService),
  volumes: z.record(z.string(), z.null()),
})

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8')
const compose = Compose.parse(parse(read('compose.yaml')))
const { database, lamplight, proxy } = compose.services as Record<
  string,
  z.infer<typeof ComposeService>
>
/** A text with what stands for its variables, and without those that may be empty. */
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::[-?][^}]*)?\}/g, (_, name: string) => values[name] ?? '')

it('[OP3] the parts that compose starts are there, wait for each other, and keep what must be kept', () => {
  const names = Object.keys(compose.services)
  expect(names).toEqual(['database', 'lamplight', 'proxy'])
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.image !== undefined || service.build !== undefined, name).toBe(true)
    for (const needed of Object.keys(service.depends_on ?? {})) {
      expect(names).toContain(needed)
      // the image of the product brings its own
      const isChecked =
        needed === 'lamplight' || compose.services[needed]?.healthcheck !== undefined
      expect(isChecked, needed).toBe(true)
    }
    for (const volume of service.volumes ?? []) {
      const [from = ''] = volume.split(':')
      if (from.startsWith('.')) expect(existsSync(join(PROJECT, from)), from).toBe(true)
      else expect(Object.keys(compose.volumes)).toContain(from)
    }
  }
  const { DATA_DIR } = environmentOf(readDockerfile().at(-1) as never)
  expect(lamplight?.volumes).toEqual([`data:${DATA_DIR}`])
  expect(lamplight).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] })
  // nobody reaches the database or the product but by the proxy
  expect([database?.ports, lamplight?.ports]).toEqual([undefined, undefined])
  expect(proxy?.ports).toEqual(['80:80', '443:443'])
})

it('[OP3] the settings that compose names are settings, and a start takes them with and without those that may be empty', () => {
  const given = lamplight?.environment ?? {}
  expect(Object.keys(given).filter((name) => !SETTING_NAMES.includes(name))).toEqual([])
  const settings = (values: Record<string, string>) => ({
    ...environmentOf(readDockerfile().at(-1) as never),
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, filled(value, values)]),
    ),
  })
  const must = { SITE: 'games.example.com', DATABASE_PASSWORD: 'abc123' }
  const { NODE_ENV: _, ...least } = settings(must) as Record<string, string>
  expect(readConfig(least)).toMatchObject({
    ok: true,
    config: {
      publicUrl: 'https://games.example.com',
      loopback: false,
      databaseUrl: 'postgres://lamplight:abc123@database:5432/lamplight',
      ...{ smtpUrl: null, bucket: null, metricsToken: null },
    },
  })
  const { NODE_ENV: __, ...most } = settings({
    ...must,
    ...{ INVITE_CODES: 'a,b', SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.co' },
    ...{ MEDIA_URL: 'https://k:s@media/bucket', METRICS_TOKEN: 'a-token-of-sixteen' },
  }) as Record<string, string>
  expect(readConfig(most)).toMatchObject({
    config: { inviteCodes: ['a', 'b'], smtpUrl: 'smtp://mail' },
  })
  // whoever sets nothing is told what is missing, and by which name the page calls it
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
  expect(new Set(asked)).toEqual(new Set(Object.keys(must)))
  for (const name of asked) expect(read('docs/operating.md')).toContain(`\`${name}\``)
  const { POSTGRES_USER: user, POSTGRES_DB: name } = database?.environment ?? {}
  expect(`${user}@database:5432/${name}`).toBe('lamplight@database:5432/lamplight')
})

it('[OP3] the proxy sends all but the figures to the port of the product, and says who calls', () => {
  const caddy = read('deploy/Caddyfile')
  const { PORT } = environmentOf(readDockerfile().at(-1) as never)
  expect(caddy).toContain(`reverse_proxy lamplight:${PORT} {`)
  expect(caddy).toMatch(/@inside path \/metrics\s+respond @inside 404/)
  expect(caddy.startsWith('{$SITE} {')).toBe(true)
  expect(Object.keys(proxy?.environment ?? {})).toEqual(['SITE'])
  const [, body = ''] =
    /```caddy\n.*?reverse_proxy [^{]*\{(.*?)\}\n/s.exec(read('docs/operating.md')) ?? []
  for (const line of body.trim().split('\n')) expect(caddy).toContain(line.trim())
})
