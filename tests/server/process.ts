import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { storeSettings } from './test-store.ts'

export type Running = { child: ChildProcess; address: string; output: () => string }
/** A server with the folder it keeps everything in. */
export type RunningOnFolder = Running & { dataDir: string }

/** The folder of the project. */
export const PROJECT = join(import.meta.dirname, '..', '..')

/** What one server compiled, the next one need not; and a mutation run hears what is reached in a process of its own. */
const OF_THE_RUN = ['NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'MUTATION_REACH', 'MUTATION_TEST']

/** What a server is told of the run it is tested in, and nothing else of the environment. */
export const environmentOfRun = (): Record<string, string> =>
  Object.fromEntries(
    OF_THE_RUN.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Starts the real server on a free port and waits until it says that it is ready. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
  cwd = PROJECT,
  flags: readonly string[] = [],
): Promise<RunningOnFolder> {
  const kept = await storeSettings(dataDir)
  const child = spawn(process.execPath, [...flags, join(PROJECT, 'server', 'main.ts')], {
    cwd,
    env: {
      ...environmentOfRun(),
      ...kept,
      PORT: '0',
      DATA_DIR: dataDir,
      INVITE_MODE: 'open',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  const address = await new Promise<string>((resolve, reject) => {
    const look = setInterval(() => {
      const found = /ready: (http:\S+)/.exec(text)?.[1]
      if (found === undefined) return
      clearInterval(look)
      resolve(found)
    }, 20)
    child.on('exit', () => {
      clearInterval(look)
      reject(new Error(text))
    })
  })
  return { child, address, dataDir, output: () => text }
}

/** Ends a server the hard way and waits until it is gone. */
export async function kill({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.on('exit', resolve))
  child.kill('SIGKILL')
  await gone
}

/** Ends after so long by the clock of another process: where the machine is busy, it is as late as the one it is held against. */
export function pace(ms: number): Promise<'late'> {
  const child = spawn(process.execPath, ['-e', `setTimeout(() => {}, ${ms})`])
  return new Promise((resolve) => child.on('exit', () => resolve('late')))
}

export async function callServer(
  { address }: Running,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  token?: string,
) {
  const response = await fetch(address + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return response.json()
}

/** Registers somebody by the mail in the outbox. */
export async function registerAt(running: Running, email: string) {
  const ticket = { email, ticket_use_type: 'REGISTER' }
  await callServer(running, 'POST', '/api/v1/login/ticket', ticket)
  const outbox = await (await fetch(`${running.address}/outbox`)).text()
  const form = {
    email,
    ticket: /^(\d{8})$/m.exec(outbox)?.[1],
    pwd: 'secret-1',
    pwd_: 'secret-1',
    nick_name: 'Aya',
    invite_code: 'FRIEND',
    oauth_enum: 'EMAIL',
  }
  const { data } = await callServer(running, 'POST', '/api/v1/register', form)
  return { uid: String(data.uid), token: String(data.access_token) }
}

export type SeenFrame = { seq: number; key?: string; step?: number; message?: string }

/** Follows a script over the live socket and keeps what it saw. */
export function follow(
  { address }: Running,
  who: { uid: string; token: string },
  scriptId: string,
  since: number,
) {
  const frames: SeenFrame[] = []
  const query = `script_id=${scriptId}&since=${since}`
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/wsServer/admin_${who.uid}/${who.token}?${query}`,
  )
  socket.addEventListener('message', ({ data }) => {
    if (data !== 'pong') frames.push(JSON.parse(String(data)))
  })
  return { frames, socket }
}
