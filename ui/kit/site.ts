import { createContext, useContext } from 'react'
import type { ProvidersSetUp } from '#schemas/provider.ts'

/** What the operator of this site has set up, as far as a screen needs to know. */
export type Site = {
  /** Offered in the invite-code field on a first run, else null. */
  devInviteCode: string | null
  /** Whether registering needs an invite code. */
  inviteRequired: boolean
  /** Third parties one can sign in with, and what their pages are asked with. */
  providers: ProvidersSetUp
  /** Where mails can be read while none are sent, else null. */
  outbox: string | null
  /** Where people ask for an invite code, else null. */
  communityUrl: string | null
  /** Where usage events may be sent with the user's consent, else null. */
  analyticsUrl: string | null
  /** Whether a language model writes here. */
  hasModel: boolean
}

/** A site of which nothing is set up. */
export const bareSite: Site = {
  devInviteCode: null,
  inviteRequired: true,
  providers: {},
  outbox: null,
  communityUrl: null,
  analyticsUrl: null,
  hasModel: false,
}

export const SiteContext = createContext<Site>(bareSite)
export const useSite = (): Site => useContext(SiteContext)
