import type { Command } from '#plugins/kit.ts'
import type { ReturnMarker } from '#schemas/authorization.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import type { Provider } from '#schemas/provider.ts'
import type { SignedInUser, SignInMethod } from '#schemas/user.ts'

/** Why a provider is asked: to come in, or to connect it to the account of who is in. */
export type Purpose = 'enter' | 'connect'

/** A form was sent and waits. */
export const submitForm: Command = () => [
  { type: 'account/submitted', source: 'user', payload: {} },
]

/** Takes one of the ways in. */
export const chooseMethod: Command<{ method: SignInMethod }> = (_, { method }) => [
  { type: 'account/methodChosen', source: 'user', payload: { method } },
]

/** Waits for what a provider's window answers. */
export const waitForProvider: Command<{ provider: Provider; purpose: Purpose }> = (
  _,
  { provider, purpose },
) => {
  const type = purpose === 'enter' ? 'account/providerAsked' : 'account/methodChangeRequested'
  return [{ type, source: 'user', payload: { provider } }]
}

/** A way into the account is being connected, or left. */
export const changeMethod: Command<{ provider: Provider }> = (_, { provider }) => [
  { type: 'account/methodChangeRequested', source: 'user', payload: { provider } },
]

/** A provider's window asks nothing any more; `blocked`: the browser opened none, which is said. */
export const leaveProvider: Command<{ blocked: boolean }> = (_, { blocked }) => {
  const left: EventInput = { type: 'account/providerLeft', source: 'user', payload: {} }
  if (!blocked) return [left]
  const payload = { kind: 'warning', code: 'popup_blocked', text: '' } as const
  return [left, { type: 'toasts/raised', source: 'user', payload }]
}

/** Back from a provider's page, where an idea may have waited; `from` is where it had been left for. */
export const comeBack: Command<{ from: string | null; idea: ReturnMarker['idea'] }> = (
  _,
  { from, idea },
) => {
  const back: EventInput = { type: 'account/cameBack', source: 'user', payload: { from } }
  return idea === null
    ? [back]
    : [{ type: 'idea/heldForLogin', source: 'user', payload: idea }, back]
}

/** Somebody new from a third party has to complete their profile first (LG15). */
export const needProfile: Command<{ user: SignedInUser }> = (_, { user }) => [
  { type: 'account/profileNeeded', source: 'server', payload: { user } },
]

/** Somebody is in. Somebody else's unsent work is not theirs to see; an idea typed to sign in with is their own. */
export const takeIn: Command<{ user: SignedInUser }> = (
  { session: { account, idea } },
  { user },
) => {
  const { expiredUid } = account
  const payload = { user, by: user.oauth_enum }
  const signedIn: EventInput = { type: 'account/signedIn', source: 'server', payload }
  if (expiredUid === null || expiredUid === user.uid) return [signedIn]
  const signedOut: EventInput = { type: 'account/signedOut', source: 'server', payload: {} }
  if (!idea.waiting) return [signedOut, signedIn]
  const { text, language } = idea
  const own = { text, language: language ?? DEFAULT_GAME_LANGUAGE }
  return [signedOut, { type: 'idea/heldForLogin', source: 'user', payload: own }, signedIn]
}
