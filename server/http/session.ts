import type { FastifyRequest } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import type { LiveSession, Sessions } from '#server/store/sessions.ts'
import { answer, type CallAnswer } from './answer.ts'

/** The token a request carries: bare, or after `Bearer`. */
export function tokenOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const token = (request.headers.authorization ?? '').replace(/^bearer\s+/i, '').trim()
  return token === '' ? null : token
}

/** Who is asking; else 1005 without a session and 1007 with one that has expired. */
export async function requireUser(
  request: Pick<FastifyRequest, 'headers'>,
  sessions: Sessions,
): Promise<CallAnswer<LiveSession>> {
  const token = tokenOf(request)
  const found = token === null ? { kind: 'none' as const } : await sessions.find(token)
  switch (found.kind) {
    case 'live':
      return answer.ok({ uid: found.uid, tokenHash: found.tokenHash })
    case 'expired':
      return answer.refuse(STATUS.sessionExpired, 'sessionExpired')
    case 'none':
      return answer.refuse(STATUS.noSession, 'noSession')
  }
}
