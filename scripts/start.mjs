// `npm start`: everything from a fresh clone to a running product. Runs on Node 20 and its npm alone.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { build } from './build.mjs'
import { install, productEnvironment, productNode, root } from './install.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

install()
build()

// The same process group, so that a signal to the group ends all of it; the channel ends the server when this ends.
const server = spawn(productNode, [...SERVER_FLAGS, 'server/main.ts'], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: productEnvironment(),
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal))
}
server.on('error', (fault) => {
  console.error(`The server could not be started: ${fault.message}`)
  process.exit(1)
})
server.on('exit', (code) => process.exit(code ?? 1))
