import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

const HOST = /^[a-z0-9.:[\]-]+$/i

/** Headers that keep foreign scripts, frames and addresses out of every page (RELIABILITY, section 4). */
export async function laySecurity(app: FastifyInstance, config: Config): Promise<void> {
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
