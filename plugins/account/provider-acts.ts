import type { Editor } from '#plugins/kit.ts'
import type { AuthorizationFields } from '#plugins/ports/authorization.ts'
import type { EventInput } from '#schemas/events/index.ts'
import type { Provider, ProviderFacts } from '#schemas/provider.ts'
import { ask, submitted } from './ask.ts'
import {
  claimsOf,
  discordAddress,
  googleAddress,
  RETURNS,
  readMarker,
  readState,
  stateOf,
} from './authorization.ts'
import { enterByProvider } from './enter.ts'

/** Why a provider is asked: to come in, or to connect it to the account of who is in. */
export type Purpose = 'enter' | 'connect'

/** A press of a provider's button: Google asks in a window of its own, Discord on its own page. */
export function askProvider(
  editor: Editor,
  provider: Provider,
  facts: ProviderFacts,
  purpose: Purpose,
): void {
  const { bus } = editor
  if (purpose === 'enter')
    bus.emit({ type: 'account/methodChosen', source: 'user', payload: { method: provider } })
  // a page that is left waits for nothing: who turns round finds it as it was
  if (provider === 'DISCORD') leaveForProvider(editor, facts, purpose)
  else askInWindow(editor, facts, purpose)
}

/** LG20. The window is opened before this returns: a browser allows it only within the press. */
function askInWindow(editor: Editor, facts: ProviderFacts, purpose: Purpose): void {
  const { bus, ports } = editor
  const state = ports.ids.next()
  const nonce = ports.ids.next()
  const address = googleAddress(facts, { origin: ports.navigation.origin(), state, nonce })
  const asked = purpose === 'enter' ? 'account/providerAsked' : 'account/methodChanging'
  bus.emit({ type: asked, source: 'user', payload: { provider: 'GOOGLE' } })
  ports.authorization.inWindow(address, state).subscribe((answer) => {
    if (answer.kind === 'answered')
      return void takeWindowAnswer(editor, answer.fields, nonce, purpose)
    bus.emit({ type: 'account/providerLeft', source: 'user', payload: {} })
    if (answer.kind === 'closed') return
    const payload = { kind: 'warning', code: 'popup_blocked', text: '' } as const
    bus.emit({ type: 'toasts/raised', source: 'user', payload })
  })
}

async function takeWindowAnswer(
  editor: Editor,
  { error, id_token: token = '' }: AuthorizationFields,
  nonce: string,
  purpose: Purpose,
): Promise<void> {
  if (error !== undefined) return fail(editor, 'GOOGLE', error)
  const claims = claimsOf(token)
  // a token that was made for another press is nobody's to use
  if (claims === null || claims.nonce !== nonce) return fail(editor, 'GOOGLE', 'invalid_response')
  await give(editor, 'GOOGLE', { token, openid: claims.sub }, purpose)
}

function leaveForProvider(editor: Editor, facts: ProviderFacts, purpose: Purpose): void {
  const { bus, ports } = editor
  const {
    session: { account, idea },
  } = bus.draft$.value
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

/** Back from Discord's page: what it answered is used once, and the code leaves the address at once (LG19). */
export async function finishReturn(editor: Editor): Promise<'finished' | 'nothing'> {
  const { bus, ports } = editor
  const { fields, marker: text } = ports.authorization.takeReturn()
  const { state, code, error } = fields
  if (state === undefined && code === undefined && error === undefined) return 'nothing'
  const marker = readMarker(text)
  const back = readState(state ?? '', marker?.nonce ?? '')
  const fault = error ?? (back === null ? 'invalid_state' : code === undefined ? 'no_code' : null)
  if (fault !== null || back === null || marker === null || code === undefined) {
    ports.navigation.replace('/')
    fail(editor, 'DISCORD', fault ?? 'invalid_state')
    return 'finished'
  }
  if (back.isBinding) {
    await give(editor, 'DISCORD', { token: code, openid: '' }, 'connect')
    ports.navigation.replace(back.path)
    return 'finished'
  }
  const facts: EventInput[] = []
  if (marker.idea !== null)
    facts.push({ type: 'idea/heldForLogin', source: 'user', payload: marker.idea })
  const from = isPlaceToGo(back.path) ? back.path : null
  facts.push({ type: 'account/cameBack', source: 'user', payload: { from } })
  bus.emit(...facts)
  await give(editor, 'DISCORD', { token: code, openid: '' }, 'enter')
  if (ports.navigation.current().startsWith(RETURNS.DISCORD)) ports.navigation.replace('/')
  return 'finished'
}

const isPlaceToGo = (path: string): boolean => path !== '/' && !path.startsWith(RETURNS.DISCORD)

/** Hands the provider's proof to the server, which asks the provider whom it is for. */
async function give(
  editor: Editor,
  provider: Provider,
  { token, openid }: { token: string; openid: string },
  purpose: Purpose,
): Promise<void> {
  const { bus } = editor
  if (purpose === 'connect') {
    bus.emit({ type: 'account/methodChanging', source: 'user', payload: { provider } })
    const body = { access_token: token, oauth_enum: provider }
    const answer = await ask(editor, 'bindIdentity', { body })
    if (!answer.ok) return fail(editor, provider, codeOf(answer.status), answer.desc)
    const payload = { methods: answer.data, connected: provider }
    return bus.emit({ type: 'account/methodsListed', source: 'server', payload })
  }
  // somebody who came in another way meanwhile stays who they are
  if (bus.draft$.value.session.account.user !== null) return
  bus.emit(submitted)
  const body = { access_token: token, openid, oauth_enum: provider }
  const answer = await ask(editor, 'login', { body })
  if (answer.ok) enterByProvider(editor, answer.data)
  else fail(editor, provider, codeOf(answer.status), answer.desc)
}

const codeOf = (status: number): string => (status === 0 ? 'network' : String(status))

function fail({ bus }: Editor, provider: Provider, code: string, desc = ''): void {
  const payload = { provider, code: code.slice(0, 80), desc }
  bus.emit({ type: 'account/providerFailed', source: 'server', payload })
}

/** Asks for the ways into the account. */
export async function loadMethods(editor: Editor): Promise<boolean> {
  const answer = await ask(editor, 'signInMethods', {})
  if (!answer.ok) return false
  const payload = { methods: answer.data, connected: null }
  editor.bus.emit({ type: 'account/methodsListed', source: 'server', payload })
  return true
}

/** Leaves a way into the account; another one remains. */
export async function disconnect(editor: Editor, provider: Provider): Promise<void> {
  const { bus } = editor
  bus.emit({ type: 'account/methodChanging', source: 'user', payload: { provider } })
  const answer = await ask(editor, 'unbindIdentity', { body: { oauth_enum: provider } })
  if (!answer.ok) return fail(editor, provider, codeOf(answer.status), answer.desc)
  const payload = { methods: answer.data, connected: null }
  bus.emit({ type: 'account/methodsListed', source: 'server', payload })
}
