import type { z } from 'zod'
import { SignInMethod } from './user.ts'

/** Third parties one can sign in with. */
export const Provider = SignInMethod.extract(['GOOGLE', 'DISCORD'])
export type Provider = z.infer<typeof Provider>

/** What they are called, the same in every language. */
export const PROVIDER_TITLES = { GOOGLE: 'Google', DISCORD: 'Discord' } as const satisfies Record<
  Provider,
  string
>

/** What the page must know to send somebody to a provider; never a secret. */
export type ProviderFacts = {
  clientId: string
  /** The page of the provider that asks who one is: an `http(s)` address. */
  authorize: string
  /** A community is set up, which joining may be asked for. */
  guild: boolean
}

/** Those of the providers that are set up. */
export type ProvidersSetUp = Partial<Record<Provider, ProviderFacts>>
