import { isAtThisMachine } from '#server/http/origin.ts'
import { readOutbox } from '#server/mail/outbox.ts'
import { readLetter } from '#server/mail/read-letter.ts'
import type { RouteGroup } from '#server/services.ts'

const SHOWN = 50
const RELOAD_SECONDS = 5

/** The mail nobody sent, as plain text, for whoever tries the product on their own machine. */
export const outboxRoutes: RouteGroup = ({ app, services: { config } }) => {
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (config.smtpUrl !== null || !isAtThisMachine(request, config)) return reply.callNotFound()
    const letters = (await readOutbox(config.dataDir, SHOWN)).map(readLetter)
    const texts = letters.map(({ to, subject, text }) => `${to}\n${subject}\n\n${text.trim()}\n`)
    return reply
      .header('cache-control', 'no-store')
      .header('refresh', RELOAD_SECONDS)
      .type('text/plain; charset=utf-8')
      .send(texts.join(`\n${'─'.repeat(40)}\n\n`))
  })
}
