import type { Storage } from '#plugins/ports/storage.ts'
import type { Secret } from '#schemas/event.ts'
import { type SignedInUser, StoredUser } from '#schemas/user.ts'

/** The storage keys of a session: written together in this order, read as one. */
export const SESSION_KEYS = {
  user: 'userInfo',
  token: 'access_token',
  face: 'user',
  flag: 'isLoggedIn',
} as const

/** Who was signed in when the page was closed, else null. */
export function readSession(storage: Storage): StoredUser | null {
  try {
    return StoredUser.parse(JSON.parse(storage.read(SESSION_KEYS.user) ?? 'null'))
  } catch {
    return null
  }
}

export function writeSession(storage: Storage, user: SignedInUser, token: Secret): void {
  const { uid, ...rest } = user
  const { nick_name: name, avatar } = user.user_info_resp
  storage.write(SESSION_KEYS.user, JSON.stringify({ uid, access_token: token, ...rest }))
  storage.write(SESSION_KEYS.token, token)
  storage.write(SESSION_KEYS.face, JSON.stringify({ name, avatar }))
  storage.write(SESSION_KEYS.flag, 'true')
}

export function forgetSession(storage: Storage): void {
  for (const key of Object.values(SESSION_KEYS)) storage.remove(key)
}

/** Takes the session and leaves the face: whose it was can be told from nobody's. */
export function expireSession(storage: Storage): void {
  storage.remove(SESSION_KEYS.user)
  storage.remove(SESSION_KEYS.token)
  storage.remove(SESSION_KEYS.flag)
}

/** How a session that is not there any more went. */
export const wentBy = (storage: Storage): 'expired' | 'signedOut' =>
  storage.read(SESSION_KEYS.face) === null ? 'signedOut' : 'expired'
