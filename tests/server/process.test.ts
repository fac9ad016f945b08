import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { environmentOfRun } from './process.ts'

type Running = { child: ChildProcess; address: string; output: () => string }

/** Starts are slow on a machine that is busy with other suites. */
const PATIENCE_MS = 120_000
const EMAIL = 'aya@example.com'
const settings = (dataDir: string, more: Record<string, string> = {}) => ({
  PORT: '0',
  DATA_DIR: dataDir,
  INVITE_MODE: 'open',
  NODE_COMPILE_CACHE: join(tmpdir(), 'lamplight-compiled'),
  ...more,
})

function begin(dataDir: string, more?: Record<string, string>, channel = false) {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...environmentOfRun(), ...settings(dataDir, more) },
    stdio: ['ignore', 'pipe', 'pipe', ...(channel ? (['ipc'] as const) : [])],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  }
  return { child, output: () => text }
}

async function start(
  dataDir: string,
  more?: Record<string, string>,
  channel?: boolean,
): Promise<Running> {
  const begun = begin(dataDir, more, channel)
  const address = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const found = /ready: (http:\S+)/.exec(begun.output())?.[1]
      if (found === undefined) return
      clearInterval(look)
      resolve(found)
    }, 20)
    begun.child.on('exit', () => {
      clearInterval(look)
      reject(new Error(begun.output()))
    })
  })
  return { ...begun, address }
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise<number | null>((resolve) => child.on('exit', resolve))

async function post(running: Running, path: string, body: unknown, token?: string) {
  const response = await fetch(running.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  })
  return response.json()
}

async function register(running: Running) {
  await post(running, '/api/v1/login/ticket', { email: EMAIL, ticket_use_type: 'REGISTER' })
  const outbox = await (await fetch(`${running.address}/outbox`)).text()
  const ticket = /^(\d{8})$/m.exec(outbox)?.[1]
  const form = {
    email: EMAIL,
    ticket,
    pwd: 'secret-1',
    pwd_: 'secret-1',
    nick_name: 'Aya',
    invite_code: '',
    oauth_enum: 'EMAIL',
  }
  return post(running, '/api/v1/register', form)
}

describe('the process', () => {
  let dataDir: string
  const children: ChildProcess[] = []
  const open = async (more?: Record<string, string>, channel?: boolean) => {
    const running = await start(dataDir, more, channel)
    children.push(running.child)
    return running
  }
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'process-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      await ended(child)
    }
    await rm(dataDir, { recursive: true, force: true })
  })

  it(
    '[SV14] does not start with a wrong setting and says so in one line',
    async () => {
      const { child, output } = begin(dataDir, { PORT: 'http' })
      expect(await ended(child)).toBe(1)
      expect(output().trim()).toBe('PORT must be a whole number from 0 to 65535.')
    },
    PATIENCE_MS,
  )

  it(
    '[SV14] does not start on a folder it cannot use, or a port that is taken, and says so in one line',
    async () => {
      const path = join(dataDir, 'a-file')
      await writeFile(path, '')
      const { child, output } = begin(path)
      expect(await ended(child)).toBe(1)
      expect(output().trim()).toMatch(/^The data folder .* cannot be used: .*\.$/)
      const first = await open()
      const second = begin(join(dataDir, 'other'), { PORT: new URL(first.address).port })
      expect(await ended(second.child)).toBe(1)
      expect(second.output().trim()).toMatch(
        /^Port \d+ of 127\.0\.0\.1 is taken by another program: .*\.$/,
      )
    },
    PATIENCE_MS,
  )

  it(
    '[SV23] a second one on the same folder says who holds it, and after a kill the folder is free',
    async () => {
      const first = await open()
      const second = begin(dataDir)
      expect(await ended(second.child)).toBe(1)
      expect(second.output().trim()).toBe(
        `The data folder ${dataDir} is held by another server, process ${first.child.pid}.`,
      )
      first.child.kill('SIGKILL')
      await ended(first.child)
      expect((await open()).address).toMatch(/^http:/)
    },
    PATIENCE_MS,
  )

  it(
    '[SV18] an account and its session survive a kill',
    async () => {
      const first = await open()
      const { data } = await register(first)
      first.child.kill('SIGKILL')
      await ended(first.child)
      const second = await open()
      const login = await post(second, '/api/v1/login', {
        email: EMAIL,
        pwd: 'secret-1',
        oauth_enum: 'EMAIL',
      })
      expect(login.data.uid).toBe(data.uid)
      expect((await post(second, '/api/v1/logout', {}, data.access_token)).status).toBe(200)
    },
    PATIENCE_MS,
  )

  it(
    '[SV18] what was answered is there after any of four kills in the middle of registrations',
    async () => {
      const answered: string[] = []
      for (let round = 0; round < 4; round++) {
        const running = await open()
        const email = `u${round}@example.com`
        await post(running, '/api/v1/login/ticket', { email, ticket_use_type: 'REGISTER' })
        const ticket = /^(\d{8})$/m.exec(
          await (await fetch(`${running.address}/outbox`)).text(),
        )?.[1]
        const form = {
          email,
          ticket,
          pwd: 'secret-1',
          pwd_: 'secret-1',
          nick_name: 'Aya',
          invite_code: '',
          oauth_enum: 'EMAIL',
        }
        const asked = post(running, '/api/v1/register', form).then(
          ({ status }) => status === 200 && answered.push(email),
          () => undefined,
        )
        setTimeout(() => running.child.kill('SIGKILL'), round * 20)
        await asked
        await ended(running.child)
      }
      const last = await open()
      for (const email of answered) {
        const { status } = await post(last, '/api/v1/login', {
          email,
          pwd: 'secret-1',
          oauth_enum: 'EMAIL',
        })
        expect(status, email).toBe(200)
      }
    },
    2 * PATIENCE_MS,
  )

  it(
    '[SV23] ends when whoever started it is gone',
    async () => {
      const running = await open({}, true)
      running.child.disconnect()
      expect(await ended(running.child), running.output()).toBe(0)
    },
    PATIENCE_MS,
  )

  it(
    '[SV23] ends when whoever started it is gone before it has begun',
    async () => {
      const begun = begin(dataDir, {}, true)
      begun.child.disconnect()
      expect(await ended(begun.child), begun.output()).toBe(0)
    },
    PATIENCE_MS,
  )
})
