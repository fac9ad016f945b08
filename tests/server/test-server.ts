import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncScheduler } from 'rxjs'
import { vi } from 'vitest'
import { calls } from '#schemas/api.ts'
import { createApp } from '#server/app.ts'
import { randomIds } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import type { Letter } from '#server/mail/mailer.ts'
import { createMailer } from '#server/mail/post-office.ts'
import { readLetter } from '#server/mail/read-letter.ts'
import { scriptRoutes } from '#server/routes/script-routes.ts'
import type { RouteGroup, ServerDependencies } from '#server/services.ts'
import { openSecret } from '#server/store/secret.ts'
import type { ChosenModel } from '#server/storyteller/model/index.ts'
import { quickStoryteller } from './quick-storyteller.ts'
import { startBody } from './start-body.ts'
import { openTestStore } from './test-store.ts'

/** An answer of the envelope, with what HTTP said beside it. */
export type Told = {
  status: number
  desc: string
  // A test looks into data as a client does, who knows no types.
  data: Record<string, never> & { [name: string]: unknown }
  http: number
  retryAfter: string | undefined
}
/** Somebody signed in. */
export type Person = { uid: string; token: string }
export type CallOptions = {
  token?: string
  headers?: Record<string, string>
  ip?: string
}

/** A whole server on a folder of its own, with a clock in the test's hand. */
export async function openTestServer(
  settings: Record<string, string> = {},
  given?: {
    dataDir?: string
    interfaceDir?: string
    model?: ChosenModel
    groups?: (outside: ServerDependencies) => readonly RouteGroup[]
  },
) {
  const dataDir = given?.dataDir ?? (await mkdtemp(join(tmpdir(), 'house-')))
  const read = readConfig({
    DATA_DIR: dataDir,
    INVITE_CODES: 'FRIEND',
    LOG_LEVEL: 'trace',
    ...(given?.interfaceDir === undefined ? { INTERFACE_URL: 'http://127.0.0.1:5173' } : {}),
    ...settings,
  })
  if (!read.ok) throw new Error(read.faults.join('\n'))
  const opened = await openTestStore(dataDir)
  if ('refused' in opened) throw new Error(opened.refused)
  const secret = openSecret(dataDir)
  if ('refused' in secret) throw new Error(secret.refused)
  const time = { now: Date.UTC(2026, 10, 21) }
  const clock = { now: () => time.now, scheduler: asyncScheduler }
  const mailer = createMailer(read.config, clock)
  const log: string[] = []
  const outside = {
    config: read.config,
    store: opened.store,
    clock,
    ids: randomIds,
    mailer,
    secret,
    ...(opened.notices === undefined ? {} : { notices: opened.notices }),
    ...(given?.model === undefined ? {} : { model: given.model }),
  }
  const app = await createApp(outside, {
    logStream: { write: (line) => log.push(line) },
    interfaceDir: given?.interfaceDir ?? join(dataDir, 'interface'),
    groups: given?.groups?.(outside) ?? [],
  })
  await app.ready()

  async function call(
    method: 'GET' | 'POST',
    url: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Told> {
    const response = await app.inject({
      method,
      url,
      ...(options.ip === undefined ? {} : { remoteAddress: options.ip }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(options.token === undefined ? {} : { authorization: options.token }),
        ...options.headers,
      },
      ...(body === undefined
        ? {}
        : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return {
      ...response.json(),
      http: response.statusCode,
      retryAfter: response.headers['retry-after']?.toString(),
    }
  }

  const testServer = {
    outside,
    app,
    dataDir,
    store: opened.store,
    log,
    pass: (ms: number) => {
      time.now += ms
    },
    post: (url: string, body?: unknown, options?: CallOptions) => call('POST', url, body, options),
    get: (url: string, options?: CallOptions) => call('GET', url, undefined, options),
    askTicket: (email: string, use = 'REGISTER', options?: CallOptions) =>
      call(
        'POST',
        '/api/v1/login/ticket',
        { email, send_to_email: email, ticket_use_type: use },
        options,
      ),
    /** The mails so far, oldest first. */
    async mails(): Promise<Letter[]> {
      const folder = join(dataDir, 'outbox')
      const names = await readdir(folder).catch(() => [])
      return Promise.all(
        names
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .map(async (name) => readLetter(await readFile(join(folder, name), 'utf8'))),
      )
    },
    /** The code of the newest mail to an address. */
    async codeFor(email: string): Promise<string> {
      const mail = (await testServer.mails()).findLast(({ to }) => to === email)
      const code = /^(\d{8})$/m.exec(mail?.text ?? '')?.[1]
      if (code === undefined) throw new Error(`No code was sent to ${email}.`)
      return code
    },
    /** A filled-in form with the code that was mailed for it. */
    async form(email: string, change: Record<string, unknown> = {}) {
      await testServer.askTicket(email)
      const ticket = await testServer.codeFor(email)
      const pwd = 'secret-1'
      return {
        email,
        ticket,
        pwd,
        pwd_: pwd,
        nick_name: 'Aya',
        invite_code: 'FRIEND',
        oauth_enum: 'EMAIL',
        ...change,
      }
    },
    async register(email: string): Promise<Person> {
      const { data } = await call('POST', '/api/v1/register', await testServer.form(email))
      return { uid: String(data.uid), token: String(data.access_token) }
    },
    login: (email: string, pwd: string, options?: CallOptions) =>
      call('POST', '/api/v1/login', { email, pwd, oauth_enum: 'EMAIL' }, options),
    /** Closes the server and leaves its folder as it is. */
    async stop() {
      await app.close()
      mailer.close()
      await opened.close()
    },
    async close() {
      await testServer.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return testServer
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>

/** A house in which games are written at once; a unit waits for `pass`, where it is given, before it is told. */
export async function openWritingServer(pass?: (unit: string) => Promise<void>, dataDir?: string) {
  const groups = () => [scriptRoutes(quickStoryteller(pass))]
  const testServer = await openTestServer(
    {},
    { groups, ...(dataDir === undefined ? {} : { dataDir }) },
  )
  const getAs = (path: string, { token }: Person) => testServer.get(path, { token })
  const postAs = (path: string, body: unknown, { token }: Person, key?: string) =>
    testServer.post(path, body, {
      token,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    })
  const gameOf = async (id: string, who: Person) =>
    (await getAs(`${calls.listScripts.path}/${id}`, who)).data

  return {
    ...testServer,
    getAs,
    postAs,
    gameOf,
    /** Starts a game of somebody's; answers its id at once. */
    async begin(who: Person): Promise<string> {
      const started = await postAs(calls.startGeneration.path, startBody(), who)
      if (started.status !== 200) throw new Error(started.desc)
      // the next one is newer
      testServer.pass(1_000)
      return String(started.data)
    },
    complete: (id: string, who: Person) =>
      vi.waitUntil(async () => (await gameOf(id, who)).status === 2, {
        timeout: 20_000,
        interval: 20,
      }),
    async written(who: Person): Promise<string> {
      const id = await this.begin(who)
      await this.complete(id, who)
      return id
    },
    async publish(id: string, who: Person): Promise<string> {
      return String((await postAs(calls.publishGame.path, { id }, who)).data.game_id)
    },
    /** A game of somebody's, written and published; answers the ids of both. */
    async publishedGame(who: Person): Promise<{ script: string; game: string }> {
      const script = await this.written(who)
      return { script, game: await this.publish(script, who) }
    },
  }
}
export type WritingServer = Awaited<ReturnType<typeof openWritingServer>>
