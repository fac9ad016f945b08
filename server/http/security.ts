import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import type { Config } from '#server/config.ts'
import { answer, sendAnswer } from './answer.ts'

const HOST = /^[a-z0-9.:[\]-]+$/i

/** Headers that keep foreign scripts, frames and addresses out of every page. */
export async function registerSecurity(app: FastifyInstance, config: Config): Promise<void> {
  // Whom a request without a host is for cannot be told, so nothing that depends on it is answered.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host?.trim() === '')
      return sendAnswer(request, reply, answer.refuse(STATUS.forbidden, 'forbidden'), 400)
  })
  const secure = config.publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The kit's floating parts and the toasts bring small style elements of their own.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        fontSrc: ["'self'"],
        connectSrc: [
          "'self'",
          (request: IncomingMessage) => socketsOf(request, config),
          ...(config.analyticsUrl === null ? [] : [new URL(config.analyticsUrl).origin]),
        ],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'none'"],
        // no text becomes HTML or a script, but for what ui/app/trusted-html.ts lets through
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
}

/** The address of the live socket: not every browser counts it as the page's own. */
function socketsOf(request: IncomingMessage, config: Config): string {
  if (config.publicUrl !== null) return config.publicUrl.replace(/^http/, 'ws')
  const host = request.headers.host ?? ''
  return HOST.test(host) ? `ws://${host} wss://${host}` : "'self'"
}
