import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresPrograms } from './binaries.ts'

/** PostgreSQL refuses to run as root; whoever has no rights anywhere will do. */
const nobody = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      )
    })
  })

export type Cluster = {
  /** The address of a database of it. */
  urlOf(database: string): string
  stop(): Promise<void>
}

/** A PostgreSQL of its own in a folder of its own, gone when it is stopped. What it holds need not outlive the machine. */
export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'lamplight-postgres-'))
  const data = join(folder, 'data')
  const user = nobody()
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid)
  const programs = postgresPrograms(() => folder)
  const options = { cwd: data, ...user, env: { ...process.env, LC_ALL: 'C' } }
  const words = ['--auth=trust', '--username=lamplight', '--encoding=UTF8', '--no-sync', '-D', data]
  execFileSync(join(programs, 'initdb'), words, { ...options, stdio: 'pipe' })
  const port = await freePort()
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'max_connections=300', ...given],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  server.stderr.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-4_000)
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const urlOf = (database: string) => `postgres://lamplight@127.0.0.1:${port}/${database}`
  const stop = async (): Promise<void> => {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 300; tries++) {
    const client = new Client(urlOf('postgres'))
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isThere) return { urlOf, stop }
    if (server.exitCode !== null) break
    await pause(100)
  }
  await stop()
  throw new Error(`no PostgreSQL could be started: ${said}`)
}
