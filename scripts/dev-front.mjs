// The interface with hot reload; whatever is the server's goes to the server.
import process from 'node:process'
import { createServer } from 'vite'

const { HOST: host, PORT: port, SERVER_URL: server } = process.env
const OURS = [
  '/api',
  '/media',
  '/outbox',
  '/googleloginback',
  '/config.json',
  '/healthz',
  '/readyz',
  '/openapi.json',
]

/** The server writes its facts into the page it serves; here the page is Vite's. */
const facts = {
  name: 'facts',
  async transformIndexHtml(page) {
    const text = await fetch(`${server}/config.json`)
      .then((response) => response.text())
      .catch(() => '{}')
    const safe = text.replaceAll('<', '\\u003c')
    return page.replace(/(id="config">)[^<]*/, (_, opening) => opening + safe)
  },
}

const front = await createServer({
  logLevel: 'warn',
  clearScreen: false,
  plugins: [facts],
  server: {
    host,
    port: Number(port),
    strictPort: true,
    proxy: {
      ...Object.fromEntries(OURS.map((path) => [path, server])),
      '/wsServer': { target: server, ws: true },
    },
  },
})
await front.listen().catch((fault) => {
  console.error(`Port ${port} of ${host} cannot be listened on: ${fault.message}.`)
  process.exit(1)
})
process.on('disconnect', () => process.exit())
process.send('listening')
