import type { FastifyReply, FastifyRequest } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import type { Services } from '#server/services.ts'
import { answer, type CallAnswer, sendAnswer } from './answer.ts'
import { userOf } from './serve.ts'

/** Why somebody may begin no game: they came by a third party and gave no invite code yet, while one is needed (LG43). */
export async function refusalOfUninvited(
  { store, config }: Services,
  uid: string,
): Promise<CallAnswer<never> | undefined> {
  if (config.inviteMode === 'open') return undefined
  const row = await store
    .selectFrom('user')
    .select('invited')
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row?.invited === 1 ? undefined : answer.refuse(STATUS.forbidden, 'inviteNeeded')
}

/** The same as a hook, for routes outside the table; stands behind `mustBeUser`. */
export const mustBeLetIn =
  (services: Services) => async (request: FastifyRequest, reply: FastifyReply) => {
    const refusal = await refusalOfUninvited(services, userOf(request).uid)
    if (refusal) return sendAnswer(request, reply, refusal)
  }
