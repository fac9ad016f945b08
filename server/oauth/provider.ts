import { type ProviderFacts, Provider as ProviderName } from '#schemas/provider.ts'
import type { CallAnswer } from '#server/http/answer.ts'

export const isProvider = (method: string): method is ProviderName =>
  ProviderName.safeParse(method).success

/** Whom a provider says somebody is. */
export type ProviderUser = {
  /** The provider's own id of the person; never used again for another. */
  subject: string
  /** As they call themselves there; may be empty, or too long for a nickname. */
  name: string
  /** In small letters; null where the provider does not vouch that it is theirs. */
  email: string | null
}

/** A third party that vouches for people. */
export type ProviderClient = {
  /** Null while the provider cannot be reached and its page is not known. */
  facts(): Promise<ProviderFacts | null>
  /** Asks the provider whom a token is for (LG42). `origin`: of ours, where the provider led back to. */
  identify(token: string, origin: string): Promise<CallAnswer<ProviderUser>>
}

/** Those of the third parties that are set up. */
export type ProviderClients = Readonly<Partial<Record<ProviderName, ProviderClient>>>
