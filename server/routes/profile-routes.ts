import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { STATUS } from '#schemas/api.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { publicOrigin } from '#server/http/origin.ts'
import { modelMonth } from '#server/scripts/model-month.ts'
import type { RouteContext, RouteGroup } from '#server/services.ts'
import { type AccountData, createAccountData, type ProfileRow } from '#server/store/account-data.ts'
import { emailIn } from '#server/store/accounts.ts'
import { createIdentities } from '#server/store/identities.ts'
import { createModelQuestions } from '#server/store/model-questions.ts'
import { inTransaction } from '#server/store/transaction.ts'
import { exportRoute } from './export-route.ts'

const FACES_A_ROUND = 12
const SEED_LENGTH = 16
const SWEEP_EVERY_MS = 3_600_000

const avatarAt = (origin: string, seed: string): string => `${origin}/media/avatars/${seed}.svg`

/** The account in its owner's hands: read, changed, taken along, deleted. */
export const profileRoutes: RouteGroup = (context) => {
  const { app, services, serve } = context
  const { store, limits } = services
  const data = createAccountData(store)
  const identities = createIdentities(services.clock)
  const originOf = (request: FastifyRequest) => publicOrigin(request, services.config)

  async function profileOf(uid: string, origin: string) {
    const row = await data.profileOf(uid)
    if (row === undefined) return undefined
    const email = emailIn(row)
    const [first] = email === null ? await identities.of(store, uid) : []
    return {
      uid,
      oauth_enum: first?.provider ?? 'EMAIL',
      nick_name: row.nick_name,
      avatar: avatarAt(origin, row.avatar_seed),
      email,
      created_at: row.created_at,
    } as const
  }

  serve('readProfile', async ({ user, request }) => {
    const profile = await profileOf(user.uid, originOf(request))
    return profile === undefined ? answer.refuse(STATUS.missing, 'missing') : answer.ok(profile)
  })

  const questions = createModelQuestions(store)
  serve('readModelMonth', async ({ user }) =>
    answer.ok(await modelMonth(questions, user.uid, services.clock.now())),
  )

  serve('listFaces', async ({ user, query, request }) => {
    const origin = originOf(request)
    const seeds = Array.from({ length: FACES_A_ROUND }, (_, at) =>
      seedOf(`${user.uid}|${query.round ?? 0}|${at}`),
    )
    return answer.ok(seeds.map((seed) => ({ seed, avatar: avatarAt(origin, seed) })))
  })

  serve('changeProfile', async ({ user, body, request }) => {
    const wait = await limits.take(['profileChanges', user.uid])
    if (wait !== null) return answer.wait(wait)
    const { nick_name, avatar_seed } = body
    const row = await data.change(user.uid, {
      ...(nick_name === undefined ? {} : { nick_name }),
      ...(avatar_seed === undefined ? {} : { avatar_seed }),
    })
    if (row === undefined) return answer.refuse(STATUS.missing, 'missing')
    return answer.ok({
      id: row.uid,
      nick_name: row.nick_name,
      avatar: avatarAt(originOf(request), row.avatar_seed),
    })
  })

  exportRoute(context, data, async (uid, origin) => {
    const profile = await profileOf(uid, origin)
    if (profile === undefined) return undefined
    const methods = await identities.of(store, uid)
    return { ...profile, connected: methods, sessions: await data.sessionsOf(uid) }
  })

  removeRoute(context, data)

  const sweeping = setInterval(() => {
    void data.sweep().catch((fault: unknown) => app.log.error({ err: fault }, 'orphans'))
  }, SWEEP_EVERY_MS).unref()
  app.addHook('onClose', async () => clearInterval(sweeping))
}

const seedOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, SEED_LENGTH)

/** Whether what was typed names the account: its address, or its nickname as it is written. */
function names(typed: string, row: ProfileRow): boolean {
  const address = emailIn(row)
  return typed === row.nick_name || (address !== null && typed.toLowerCase() === address)
}

function removeRoute({ serve, services }: RouteContext, data: AccountData): void {
  const { store, limits, sessions } = services
  serve('removeAccount', async ({ user, body }) => {
    const wait = await limits.take(['removals', user.uid])
    if (wait !== null) return answer.wait(wait)
    const row = await data.profileOf(user.uid)
    if (row === undefined) return answer.refuse(STATUS.missing, 'missing')
    if (!names(body.confirm, row)) return answer.refuse(STATUS.invalid, 'wrongConfirmation')
    const done = await inTransaction<CallAnswer<{ uid: string }>>(store, async (transaction) =>
      (await data.remove(transaction, user.uid))
        ? answer.ok({ uid: user.uid })
        : answer.refuse(STATUS.missing, 'missing'),
    )
    if (!done.ok) return done
    sessions.announceEnd({ uid: user.uid, tokenHash: null })
    return answer.ok({})
  })
}
