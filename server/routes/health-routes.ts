import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteGroup } from '#server/services.ts'
import { createReadiness } from '#server/store/readiness.ts'

/** What `/readyz` answers: `missing` says in a few words each what keeps the server from taking traffic. */
export type Readiness = { ready: boolean; missing: string[] }

/** What operators and probes ask: does it serve, may it take traffic, what does it offer. */
export const healthRoutes =
  (interfaceDir: string): RouteGroup =>
  ({ app, services }) => {
    const { store, clock, config } = services
    const missingInStore = createReadiness({ store, clock, dataDir: config.dataDir })
    const isBuilt = async () =>
      config.interfaceUrl !== null ||
      access(join(interfaceDir, 'index.html')).then(
        () => true,
        () => false,
      )
    const hidden = { schema: { hide: true } }
    app.get('/healthz', hidden, (_, reply) =>
      reply.header('cache-control', 'no-store').send({ ok: true }),
    )
    app.get('/readyz', hidden, async (_, reply) => {
      // The server listens only after the migrations: nothing is to be asked about them.
      const missing = [...(await missingInStore())]
      if (!(await isBuilt())) missing.push('the interface is not built (npm start builds it)')
      return reply
        .header('cache-control', 'no-store')
        .code(missing.length === 0 ? 200 : 503)
        .send({ ready: missing.length === 0, missing } satisfies Readiness)
    })
    app.get('/openapi.json', hidden, (_, reply) => reply.send(app.swagger()))
  }
