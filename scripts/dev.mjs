// `npm run dev`: the server restarted on every change, and the interface with hot reload before it.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { install, productEnvironment, productNode, root } from './install.mjs'

install()
const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
const serverPort = String(await freePort())
const begin = (words, extra) =>
  spawn(productNode, words, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...productEnvironment(), ...extra },
  })
const server = begin(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: serverPort,
  PUBLIC_URL: process.env.PUBLIC_URL || `http://${host}:${port}`,
})
const front = begin([join('scripts', 'dev-front.mjs')], {
  HOST: host,
  PORT: String(port),
  SERVER_PORT: serverPort,
})
const end = () => {
  for (const part of [server, front]) part.kill()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
for (const part of [server, front]) {
  part.on('exit', (code) => {
    end()
    process.exitCode ??= code ?? 1
  })
}

/** A port nobody uses: the server keeps it over its restarts. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, host, () => {
      const { port: free } = probe.address()
      probe.close(() => resolve(free))
    })
  })
}
