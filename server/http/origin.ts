import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

const HOST = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i

/** The address under which this caller reaches the product, without a slash at its end: what absolute addresses begin with. */
export function publicOrigin(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
): string {
  if (config.publicUrl !== null) return config.publicUrl
  const host = HOST.test(request.host) ? request.host : `${config.host}:${config.port}`
  return `${request.protocol === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`
}

/** A page of another site is asking: it must not open the live socket. Callers without an origin are no pages. */
export function isForeignPage(
  request: Pick<FastifyRequest, 'headers' | 'host'>,
  config: Pick<Config, 'publicUrl'>,
): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const page = new URL(origin)
  // a file or a page without an origin has no host, and neither has a request that names none
  if (!/^https?:$/.test(page.protocol) || page.host === '') return true
  // Hosts alone: a proxy may speak another scheme to us than the page does to it.
  const ours = [request.host, config.publicUrl === null ? '' : new URL(config.publicUrl).host]
  return !ours.includes(page.host)
}

/** What proxies write into a request, and programs at this machine do not. */
const OF_A_PROXY = /^(via|forwarded|x-forwarded-.+|x-real-ip|cf-.+)$/

/**
 * Only somebody at this machine can be asking: the server listens on loopback and says no address beyond it, is
 * addressed as such (a foreign name that points here is a page's trick) and stands behind no proxy, as far as a
 * request tells. HTTP/1.0 is how nginx asks unless it is told otherwise.
 */
export function isAtThisMachine(request: FastifyRequest, config: Config): boolean {
  return (
    config.loopback &&
    LOOPBACK_ADDRESS.test(request.ip) &&
    LOOPBACK_HOST.test(request.headers.host ?? '') &&
    request.raw.httpVersion !== '1.0' &&
    !Object.keys(request.headers).some((name) => OF_A_PROXY.test(name))
  )
}
