// `npm run dev`: the interface with hot reload, and behind it the server, started again at every change of its sources.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { install, productEnvironment, productNode, root } from './install.mjs'

const SERVER_SOURCES = ['server', 'schemas', 'core', 'plugins']
const SETTLED_AFTER_MS = 100
const EVERYWHERE = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

install({ withTools: true })
const host = process.env.HOST?.trim() || '127.0.0.1'
const asked = process.env.PORT?.trim() || '3000'
let isEnding = false
let isWatching = false
/** What is done when a source of the server has changed. */
let onChange
let server
let front

/** An address a browser here can open: a server that listens everywhere is at this machine, too. */
const addressOf = (port) =>
  `http://${EVERYWHERE[host] ?? (host.includes(':') ? `[${host}]` : host)}:${port}`

const begin = (words, extra) =>
  spawn(productNode, words, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...productEnvironment(), ...extra },
  })

/** Ends both parts, and then this process, which watches files and would go on for ever. */
function end(code) {
  if (isEnding) return
  isEnding = true
  const living = [server, front].filter(
    (part) => part && part.exitCode === null && part.signalCode === null,
  )
  void Promise.all(living.map((part) => new Promise((resolve) => part.once('exit', resolve)))).then(
    () => process.exit(code),
  )
  for (const part of living) part.kill()
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0))

/** The server as it is now; what it refuses at its first start ends everything, later it waits for the next change. */
function startServer(settings) {
  let isStale = false
  let wasReady = false
  const running = begin(['server/main.ts'], settings)
  const restart = () => startServer(settings)
  server = running
  running.on('message', () => {
    wasReady = true
    if (!isWatching) watchSources()
  })
  running.on('exit', (code) => {
    if (isEnding) return
    if (isStale) return restart()
    if (!wasReady && !isWatching) return end(code || 1)
    console.error('The server has ended; it is started again at the next change.')
  })
  onChange = () => {
    if (isStale || isEnding) return
    isStale = true
    console.log('Starting the server again…')
    if (running.exitCode !== null || running.signalCode !== null) restart()
    else running.kill()
  }
}

function watchSources() {
  isWatching = true
  let settling
  for (const folder of SERVER_SOURCES)
    watch(join(root, folder), { recursive: true }, (_, name) => {
      // The views are the front's.
      if (name?.endsWith('.tsx')) return
      clearTimeout(settling)
      settling = setTimeout(() => onChange(), SETTLED_AFTER_MS)
    })
}

/** A port nobody uses. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, host, () => {
      const { port } = probe.address()
      probe.close(() => resolve(String(port)))
    })
  })
}

const isPort = /^\d{1,5}$/.test(asked) && Number(asked) <= 65_535
const serverPort = isPort && (await freePort().catch(() => null))
if (!serverPort) {
  // What is wrong with them the server knows, and says.
  startServer({})
} else {
  const port = Number(asked) === 0 ? await freePort() : String(Number(asked))
  front = begin([join('scripts', 'dev-front.mjs')], {
    HOST: host,
    PORT: port,
    SERVER_URL: addressOf(serverPort),
  })
  front.on('message', () => startServer({ PORT: serverPort, INTERFACE_URL: addressOf(port) }))
  front.on('exit', (code, signal) => end(signal === null ? code || 1 : 0))
}
