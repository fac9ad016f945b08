import { sql } from 'kysely'
import type { RouteGroup } from '#server/services.ts'

/** What operators and probes ask: does it serve, may it take traffic, what does it offer. */
export const healthRoutes: RouteGroup = ({ app, services }) => {
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, (_, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  )
  app.get('/readyz', hidden, async (_, reply) => {
    // The server listens only after the migrations, so a database that answers is all that is left to ask.
    const ready = await sql`select 1`.execute(services.store).then(
      () => true,
      () => false,
    )
    return reply
      .header('cache-control', 'no-store')
      .code(ready ? 200 : 503)
      .send({ ready })
  })
  app.get('/openapi.json', hidden, (_, reply) => reply.send(app.swagger()))
}
