import type { Editor } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { DEFAULT_GAME_LANGUAGE } from '#schemas/language.ts'
import type { StoredUser } from '#schemas/user.ts'
import { RETURNS } from './authorization.ts'

/** In: home first, where an idea that was waiting goes on from; after an expired session everything stays in its place. */
export function enter({ bus, ports }: Editor, user: StoredUser): void {
  const {
    session: { account, idea },
  } = bus.draft$.value
  const { expiredUid } = account
  const stays = expiredUid === user.uid
  if (!stays) goHome(ports)
  const facts: EventInput[] = [
    { type: 'account/signedIn', source: 'server', payload: { user, by: user.oauth_enum } },
  ]
  // somebody else's unsent work is not theirs to see (L16); an idea typed to sign in with is their own
  if (expiredUid !== null && !stays) {
    const { text, language, waiting } = idea
    const payload = { text, language: language ?? DEFAULT_GAME_LANGUAGE }
    if (waiting) facts.unshift({ type: 'idea/heldForLogin', source: 'user', payload })
    facts.unshift({ type: 'account/signedOut', source: 'server', payload: {} })
  }
  bus.emit(...facts)
}

function goHome({ navigation }: Editor['ports']): void {
  const path = navigation.current()
  // the page a provider led back to has nothing for whoever comes back to it (RT16)
  if (path.startsWith(RETURNS.DISCORD)) navigation.replace('/')
  else if (path !== '/') navigation.go('/')
}

/** Somebody new from a third party completes their profile first; anybody else is in (LG15). */
export function enterByProvider(editor: Editor, user: StoredUser): void {
  if (user.new_user)
    editor.bus.emit({ type: 'account/profileNeeded', source: 'server', payload: { user } })
  else enter(editor, user)
}
