import type { FastifyRequest } from 'fastify'

const EMAIL = /[^\s"'<>@=&,;:]+(@|%40)[^\s"'<>@&,;:]+/gi
const CODE = /\b\d{8}\b/g

/** An address of a request without what is private: no token of a socket, no value of a query. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2)
  const shown = path.replace(/^\/wsServer\/.*/i, '/wsServer/admin_*/***')
  const names = query === undefined ? [] : query.split('&').map((part) => part.split('=')[0] ?? '')
  return redactText(names.length === 0 ? shown : `${shown}?${names.join('&')}`)
}

/** A text of the log without addresses of people and without codes. */
function redactText(text: string): string {
  return text.replace(EMAIL, '***').replace(CODE, '***')
}

/** What the log may tell of requests and faults: never a header, a body or an address of the network. */
export const logSerializers = {
  req: (request: FastifyRequest) => ({ method: request.method, url: redactUrl(request.url) }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: (fault: Error) => ({
    type: fault.name,
    message: redactText(fault.message),
    stack: redactText(fault.stack ?? ''),
  }),
}
