import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { type CallName, calls } from '#schemas/api.ts'
import { callServer, kill, registerAt, startServer } from '../tests/server/process.ts'
import { answer } from './measure.ts'

/** The processor time of a server for one JSON call: ours, or its library doing nothing. */
const CALLS = 12_000
/** A server has some hundred times the code of one that does nothing, and is compiled as it is used. */
const WARM_UP = 18_000
const AT_ONCE = 16
/** Each may ask 6,000 times in ten minutes. */
const USERS = 6
const [name = '', whose = ''] = process.argv.slice(2)
const call = name as CallName

const folder = await mkdtemp(join(tmpdir(), 'calls-'))
const running = await startServer(folder, { LOG_LEVEL: 'silent' })
const tokens: string[] = []
for (let at = 0; at < USERS; at++)
  tokens.push((await registerAt(running, `bench-${at}@example.com`)).token)
const answered = await callServer(running, 'GET', calls[call].path, undefined, tokens[0])

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let asked = 0
const ask = (url: string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { authorization: tokens[asked++ % USERS] }
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve(text))
    }).on('error', reject)
  })

async function idle(): Promise<{ address: string; end(): void }> {
  const words = [join(import.meta.dirname, 'idle-worker.ts'), call, JSON.stringify(answered)]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { address: /ready: (\S+)/.exec(String(line))?.[1] ?? '', end: () => void child.kill() }
}

const { address, end } =
  whose === 'ours' ? { address: running.address, end: () => undefined } : await idle()
const url = address + calls[call].path

/** Microseconds of the processor a server has spent so far. */
async function spent(): Promise<number> {
  const line = /^process_cpu_seconds_total (\S+)/m.exec(await ask(`${address}/metrics`))
  return Number(line?.[1]) * 1_000_000
}

async function several(count: number): Promise<void> {
  let left = count
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await ask(url)
    }),
  )
}

await spent()
await several(WARM_UP)
const before = await spent()
await several(CALLS)
const figure = ((await spent()) - before) / CALLS
const same = await ask(url)
end()
agent.destroy()
await kill(running)
await rm(folder, { recursive: true, force: true })
answer({ figure, notes: { bytes: same.length } })
