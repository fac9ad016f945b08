import type { FlowWorld } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Provider } from '#schemas/provider.ts'
import { ASKING, ask } from './ask.ts'
import { ENTERING, enterByProvider } from './entering.ts'
import { changeMethod, type Purpose, submitForm } from './sign-in-commands.ts'

/** The ports of whoever hands a provider's proof to the server. */
export const PROVING = [...ASKING, ...ENTERING] as const

type Proof = { provider: Provider; token: string; openid: string; purpose: Purpose }

/** Hands the provider's proof to the server, which asks the provider whom it is for. */
export async function prove(
  world: FlowWorld<(typeof PROVING)[number]>,
  { provider, token, openid, purpose }: Proof,
): Promise<void> {
  const { draft, emit, run } = world
  if (purpose === 'connect') {
    run(changeMethod, { provider })
    const body = { access_token: token, oauth_enum: provider }
    const answer = await ask(world, 'bindIdentity', { body })
    if (!answer.ok) return emit(proofRefusedBy(provider, answer))
    const payload = { methods: answer.data, connected: provider }
    return emit({ type: 'account/methodsListed', source: 'server', payload })
  }
  // somebody who came in another way meanwhile stays who they are
  if (draft().session.account.user !== null) return
  run(submitForm)
  const body = { access_token: token, openid, oauth_enum: provider }
  const answer = await ask(world, 'login', { body })
  if (answer.ok) enterByProvider(world, answer.data)
  else emit(proofRefusedBy(provider, answer))
}

/** It came to nothing: `code` is the provider's, or one of ours. */
export const failed = (provider: Provider, code: string, desc = ''): EventInput => ({
  type: 'account/providerFailed',
  source: 'server',
  payload: { provider, code: code.slice(0, 80), desc },
})

/** The server refused it, or gave no answer. */
export const proofRefusedBy = (
  provider: Provider,
  { status, desc }: { status: number; desc: string },
): EventInput => failed(provider, status === 0 ? 'network' : String(status), desc)
