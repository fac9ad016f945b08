import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What was sent before the end began is read first: a connection whose request has not been looked at counts as idle. */
const READING_MS = 50
/** How long requests under way may take to their answer once the server ends. */
const PATIENCE_MS = 1_000
const LOOK_EVERY_MS = 20

/**
 * A server that ends lets in nobody new, so that whoever comes is another server's, lets what was asked be answered, and
 * cuts off who only holds a connection, or takes too long. Answers how to wait until everybody has left.
 */
export function registerDrain(app: FastifyInstance): () => Promise<void> {
  let left: Promise<void> = Promise.resolve()
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    await pause(READING_MS)
    // A connection that was busy when the end began becomes idle with its answer: nobody else closes it then.
    const looking = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS)
    const cutting = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    app.server.once('close', () => {
      clearInterval(looking)
      clearTimeout(cutting)
    })
    for (const timer of [looking, cutting]) timer.unref()
    left = new Promise((resolve) => app.server.close(() => resolve()))
  })
  return () => left
}
