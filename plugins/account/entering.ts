import type { FlowWorld } from '#plugins/kit.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import type { SignedInUser, StoredUser } from '#schemas/user.ts'
import { RETURNS } from './authorization.ts'
import { needProfile, takeIn } from './sign-in-commands.ts'

/** The ports of whoever leads somebody in. */
export const ENTERING = ['navigation', 'credentials'] as const

type Entering = Pick<FlowWorld<(typeof ENTERING)[number]>, 'ports' | 'draft' | 'run'>

/** In: home first, where an idea that was waiting goes on from; after an expired session everything stays in its place. */
export function enterAccount({ ports, draft, run }: Entering, stored: StoredUser): void {
  const user = keepToken(ports, stored)
  if (draft().session.account.expiredUid !== user.uid) goHome(ports)
  run(takeIn, { user })
}

function goHome({ navigation }: Pick<Ports, 'navigation'>): void {
  const path = navigation.current()
  // the page a provider led back to has nothing for whoever comes back to it (RT16)
  if (path.startsWith(RETURNS.DISCORD)) navigation.replace('/')
  else if (path !== '/') navigation.go('/')
}

/** Somebody new from a third party completes their profile first; anybody else is in (LG15). */
export function enterByProvider(world: Entering, stored: StoredUser): void {
  if (stored.new_user) world.run(needProfile, { user: keepToken(world.ports, stored) })
  else enterAccount(world, stored)
}

/** Gives the token of a session to the port that holds it; answers who signed in, as a fact may say it. */
export function keepToken(
  { credentials }: Pick<Ports, 'credentials'>,
  { access_token: token, ...user }: StoredUser,
): SignedInUser {
  credentials.keep(user.uid, token)
  return user
}
