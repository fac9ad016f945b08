import type { FastifyRequest } from 'fastify'
import { Provider, type ProvidersSetUp } from '#schemas/provider.ts'
import type { Config } from '#server/config.ts'
import type { ServerDependencies, Services } from '#server/services.ts'
import { firstRunInvite } from '#server/store/invites.ts'
import { isAtThisMachine } from './origin.ts'

/** What the interface must know of its server before it asks anything. */
export type PageFacts = {
  /** A code to fill in for somebody who tries the product on their own machine, else null. */
  devInviteCode: string | null
  inviteMode: Config['inviteMode']
  /** Third parties one can sign in with. */
  providers: ProvidersSetUp
  /** Where mail can be read that was sent to nobody, else null. */
  outbox: string | null
  communityUrl: string | null
  /** Where usage events may be sent with the user's consent, else null. */
  analyticsUrl: string | null
  /** A language model writes, and what it did of a game can be asked for. */
  hasModel: boolean
}

export async function pageFacts(request: FastifyRequest, services: Services): Promise<PageFacts> {
  const { config } = services
  const here = isAtThisMachine(request, config)
  return {
    devInviteCode: here && config.inviteMode === 'required' ? await anInvite(services) : null,
    inviteMode: config.inviteMode,
    providers: await providerFacts(services),
    outbox: here && config.smtpUrl === null ? '/outbox' : null,
    communityUrl: config.communityUrl,
    analyticsUrl: config.analyticsUrl,
    hasModel: config.model !== null,
  }
}

async function anInvite({ config, store, clock }: ServerDependencies): Promise<string | null> {
  const [given] = config.inviteCodes
  if (given !== undefined) return given
  const { code, left } = await firstRunInvite(store, clock)
  return left > 0 ? code : null
}

async function providerFacts({ providers }: Services): Promise<ProvidersSetUp> {
  const known = await Promise.all(
    Provider.options.map(async (name) => [name, await providers[name]?.facts()] as const),
  )
  return Object.fromEntries(known.flatMap(([name, facts]) => (facts ? [[name, facts]] : [])))
}
