import type { FastifyRequest } from 'fastify'

const EMAIL = /[^\s"'<>@=&,;:]+(@|%40)[^\s"'<>@&,;:]+/gi
const CODE = /\b\d{8}\b/g

/** An address of a request without what is private: no token of a socket, no value of a query. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const shown = hidesToken(path) ? '/wsServer/admin_*/***' : path
  const names = query === undefined ? [] : query.split('&').map((part) => part.split('=')[0] ?? '')
  return redactText(names.length === 0 ? shown : `${shown}?${names.join('&')}`)
}

/** A socket's address also where it is misspelled: it was meant to hold a token. */
function hidesToken(path: string): boolean {
  const plain = path.replace(/%[0-9a-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  )
  return /wsServer|admin_/i.test(plain)
}

/** A text of the log without addresses of people and without codes. */
function redactText(text: string): string {
  return text.replace(EMAIL, '***').replace(CODE, '***')
}

const toldFault = (fault: Error) => ({
  type: fault.name,
  message: redactText(fault.message),
  stack: redactText(fault.stack ?? ''),
})

/** What the log may tell of requests and faults: never a header, a body or an address of the network. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
  /** As the socket's library names an address without a socket. */
  path: redactUrl,
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: toldFault,
  /** Why something was not done. An error has nothing of its own that JSON would keep, so it is told like any fault. */
  cause: (cause: unknown) => {
    if (cause instanceof Error) return toldFault(cause)
    return typeof cause === 'string' ? redactText(cause) : cause
  },
}
