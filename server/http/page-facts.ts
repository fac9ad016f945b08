import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Outside } from '#server/services.ts'
import { firstRunInvite } from '#server/store/invites.ts'
import { isAtThisMachine } from './origin.ts'

/** What the interface must know of its server before it asks anything. */
export type PageFacts = {
  /** A code to fill in for somebody who tries the product on their own machine, else null. */
  devInviteCode: string | null
  inviteMode: Config['inviteMode']
  /** Third parties one can sign in with. */
  providers: readonly string[]
  /** Where mail can be read that was sent to nobody, else null. */
  outbox: string | null
  communityUrl: string | null
}

export async function pageFacts(request: FastifyRequest, outside: Outside): Promise<PageFacts> {
  const { config } = outside
  const here = isAtThisMachine(request, config)
  return {
    devInviteCode: here && config.inviteMode === 'required' ? await anInvite(outside) : null,
    inviteMode: config.inviteMode,
    providers: [],
    outbox: here && config.smtpUrl === null ? '/outbox' : null,
    communityUrl: config.communityUrl,
  }
}

async function anInvite({ config, store, clock }: Outside): Promise<string | null> {
  const [given] = config.inviteCodes
  if (given !== undefined) return given
  const { code, left } = await firstRunInvite(store, clock)
  return left > 0 ? code : null
}
