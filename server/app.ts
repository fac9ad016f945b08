import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import fastify, { type FastifyInstance } from 'fastify'
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
} from 'fastify-type-provider-zod'
import { z } from 'zod'
import { SIZES } from '#schemas/limits.ts'
import { registerDrain } from './http/drain.ts'
import { registerFaults, sayFault } from './http/faults.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createLimits } from './http/limits.ts'
import { logSerializers } from './http/log.ts'
import { createRates } from './http/rates.ts'
import { registerSecurity } from './http/security.ts'
import { createServe } from './http/serve.ts'
import { mediaStoreOf } from './media/media-store-of.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createProviders } from './oauth/providers.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { googleReturnRoute } from './routes/google-return-route.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { mediaRoutes } from './routes/media-routes.ts'
import { metricsRoute } from './routes/metrics-route.ts'
import { outboxRoutes } from './routes/outbox-routes.ts'
import { pageRoutes } from './routes/page-routes.ts'
import { profileRoutes } from './routes/profile-routes.ts'
import type { RouteGroup, ServerDependencies, Services } from './services.ts'
import { createSessions } from './store/sessions.ts'
import { createSharedLimits } from './store/shared-limits.ts'
import { createSharedRates } from './store/shared-rates.ts'

const BUILT_INTERFACE = fileURLToPath(new URL('../dist/ui', import.meta.url))
/** How long a caller may take to say what it wants; answers may take longer. */
const REQUEST_TIMEOUT_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000
/** The document tells of calls alone: what else of this process has a name in Zod's own registry stays out. */
const OF_CALLS = { schemaRegistry: z.registry<{ id?: string }>() }

export type AppOptions = {
  /** Routes beyond accounts and pages. */
  groups?: readonly RouteGroup[]
  /** Where the built interface lies; absent: where `npm start` builds it. */
  interfaceDir?: string
  /** Where log lines go; absent: standard output. */
  logStream?: { write(line: string): void }
}

/** Builds the server without listening, so that tests can call it. Whoever builds it closes store and mailer. */
export async function createApp(
  outside: ServerDependencies,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, store, clock } = outside
  const interfaceDir = options.interfaceDir ?? BUILT_INTERFACE
  const app = fastify({
    bodyLimit: SIZES.bodyBytes,
    forceCloseConnections: 'idle',
    // What comes over an open connection while the server ends is answered in the envelope like everything else.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // A proxy on this machine, or in its own network where the public address is set, may say who is calling.
    trustProxy: config.publicUrl === null ? 'loopback' : ['loopback', 'uniquelocal'],
    frameworkErrors: sayFault,
    // nobody else's: what a caller names a request could be anything
    requestIdHeader: false,
    genReqId: () => outside.ids.next(),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    logger: {
      level: config.logLevel,
      timestamp: () => `,"time":"${new Date(clock.now()).toISOString()}"`,
      serializers: logSerializers,
      ...(options.logStream ? { stream: options.logStream } : {}),
    },
  })
  const services: Services = {
    ...outside,
    sessions: createSessions(store, clock, outside.notices),
    ...countingOf(outside),
    providers: createProviders(config, clock),
    metrics: createMetrics(),
    media: mediaStoreOf(config),
  }
  const idempotency = createIdempotency(store, clock)
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  registerFaults(app)
  const allLeft = registerDrain(app)
  registerSecurity(app, config)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lamplight', version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      },
    },
    transform: createJsonSchemaTransform(OF_CALLS),
    transformObject: createJsonSchemaTransformObject(OF_CALLS),
  })
  const context = { app, services, serve: createServe(app, services, idempotency) }
  const groups = [
    healthRoutes(interfaceDir),
    metricsRoute,
    accountRoutes,
    profileRoutes,
    ...(options.groups ?? []),
    mediaRoutes,
    outboxRoutes,
    googleReturnRoute,
    pageRoutes(interfaceDir),
  ]
  for (const register of groups) await register(context)
  // the last of these hooks: what calls work with goes once all of them are answered
  app.addHook('preClose', allLeft)

  const sweeping = setInterval(() => {
    void Promise.all([services.sessions.sweep(), idempotency.sweep()]).catch((fault: unknown) =>
      app.log.error({ err: fault }, 'sweep'),
    )
  }, SWEEP_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
  return app
}

/** Several servers of one store count together; one by itself counts in memory. */
const countingOf = ({ notices, store, clock, secret }: ServerDependencies) =>
  notices === undefined
    ? { limits: createLimits(clock), rates: createRates(clock) }
    : {
        limits: createSharedLimits(store, clock, secret),
        rates: createSharedRates(store, clock, secret),
      }
