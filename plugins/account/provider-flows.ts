import { defaultIfEmpty, filter, tap } from 'rxjs'
import { defineFlow, type FlowWorld } from '#plugins/kit.ts'
import type { AuthorizationAnswer, AuthorizationFields } from '#plugins/ports/authorization.ts'
import type { Provider, ProviderFacts } from '#schemas/provider.ts'
import { claimsOf, discordAddress, googleAddress, stateOf } from './authorization.ts'
import { failed, PROVING, prove } from './proof.ts'
import { chooseMethod, leaveProvider, type Purpose, waitForProvider } from './sign-in-commands.ts'

const PORTS = [...PROVING, 'authorization'] as const
type World = FlowWorld<(typeof PORTS)[number]>
type Press = { provider: Provider; facts: ProviderFacts; purpose: Purpose }

/** A press of a provider's button: Google asks in a window of its own, Discord on its own page. */
export const signInWithProvider = defineFlow<Press>()({
  ports: PORTS,
  run: async (world, press) => {
    const { provider, purpose } = press
    if (purpose === 'enter') world.run(chooseMethod, { method: provider })
    // a page that is left waits for nothing: who turns round finds it as it was
    if (provider === 'DISCORD') leaveForProvider(world, press)
    else await askInWindow(world, press)
  },
})

/** LG20. The window is opened before anything is waited for: a browser allows it only within the press. */
async function askInWindow(world: World, { facts, purpose }: Press): Promise<void> {
  const { ports, run, until } = world
  const state = ports.ids.next()
  const nonce = ports.ids.next()
  const address = googleAddress(facts, { origin: ports.navigation.origin(), state, nonce })
  run(waitForProvider, { provider: 'GOOGLE', purpose })
  const answer = await until(
    ports.authorization.inWindow(address, state).pipe(
      tap(({ kind }) => kind === 'answered' || run(leaveProvider, { blocked: kind === 'blocked' })),
      // a window that looks closed may still answer
      filter(({ kind }) => kind !== 'closed'),
      defaultIfEmpty<AuthorizationAnswer, AuthorizationAnswer>({ kind: 'closed' }),
    ),
  )
  if (answer.kind === 'answered') await takeAnswer(world, answer.fields, nonce, purpose)
}

async function takeAnswer(
  world: World,
  { error, id_token: token = '' }: AuthorizationFields,
  nonce: string,
  purpose: Purpose,
): Promise<void> {
  if (error !== undefined) return world.emit(failed('GOOGLE', error))
  const claims = claimsOf(token)
  // a token that was made for another press is nobody's to use
  if (claims === null || claims.nonce !== nonce)
    return world.emit(failed('GOOGLE', 'invalid_response'))
  await prove(world, { provider: 'GOOGLE', token, openid: claims.sub, purpose })
}

function leaveForProvider({ ports, draft }: World, { facts, purpose }: Press): void {
  const {
    session: { account, idea },
  } = draft()
  const nonce = ports.ids.next()
  const path = (purpose === 'enter' ? account.from : null) ?? ports.navigation.current()
  const state = stateOf(path, purpose === 'connect', nonce)
  const { text, language, waiting } = idea
  const kept = waiting && language !== null ? { text, language } : null
  ports.authorization.leave(
    discordAddress(facts, { origin: ports.navigation.origin(), state }),
    JSON.stringify({ nonce, idea: kept }),
  )
}
