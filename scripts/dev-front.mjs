// The interface with hot reload; whatever is the server's goes to the server.
import process from 'node:process'
import { createServer } from 'vite'

const { HOST: host = '127.0.0.1', PORT: port, SERVER_PORT: serverPort } = process.env
const server = `http://${host}:${serverPort}`
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
    const text = await fetch(`${server}/config.json`, {
      headers: { host: `${host}:${serverPort}` },
    })
      .then((response) => response.text())
      .catch(() => '{}')
    const safe = text.replaceAll('<', '\\u003c')
    return page.replace(/(id="config">)[^<]*/, (_, opening) => opening + safe)
  },
}

const front = await createServer({
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
await front.listen()
front.printUrls()
process.on('disconnect', () => process.exit())
