import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { STATUS } from '#schemas/api.ts'
import type { Config } from '#server/config.ts'
import { answer, sendAnswer } from './answer.ts'

const HOST = /^[a-z0-9.:[\]-]+$/i

/** Headers that keep foreign scripts, frames and addresses out of every page. */
export function registerSecurity(app: FastifyInstance, config: Config): void {
  const headersOf = rememberedHeaders(config)
  app.addHook('onRequest', (request, reply, next) => {
    const { host = '' } = request.headers
    for (const [name, value] of headersOf(host)) reply.raw.setHeader(name, value)
    // Whom a request without a host is for cannot be told, so nothing that depends on it is answered.
    if (request.headers.host?.trim() === '')
      sendAnswer(request, reply, answer.refuse(STATUS.forbidden, 'forbidden'), 400)
    else next()
  })
}

/** So many hosts are remembered: who calls says which one is meant, and could name another one each time. */
const MOST_HOSTS = 100

/** The headers of answers to a host. They are the same each time, and take longer to build than most answers. */
function rememberedHeaders(config: Config) {
  const build = headersBy(config)
  const known = new Map<string, readonly Header[]>()
  return (host: string): readonly Header[] => {
    const remembered = known.get(host)
    if (remembered !== undefined) return remembered
    const headers = build(host)
    if (known.size < MOST_HOSTS) known.set(host, headers)
    return headers
  }
}

type Header = readonly [name: string, value: string]
/** What is set on an answer to a host: it is asked for by an answer that goes nowhere. */
function headersBy(config: Config): (host: string) => readonly Header[] {
  const apply = helmetFor(config)
  return (host) => {
    const request = new IncomingMessage(new Socket())
    request.headers.host = host
    const response = new ServerResponse(request)
    apply(request, response, (fault) => {
      if (fault) throw fault
    })
    return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  }
}

function helmetFor(config: Config) {
  const secure = config.publicUrl?.startsWith('https:') ?? false
  return helmet({
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
