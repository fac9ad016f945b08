import type { Secret } from '#schemas/event.ts'

/** What opens the server for who is signed in: it stands in no fact, no draft and no recording. */
export interface Credentials {
  /** Holds the token of a user, in place of any other. */
  keep(uid: string, token: Secret): void
  /** The token of this user; null where none, or another user's, is held. */
  tokenOf(uid: string): Secret | null
  forget(): void
}

/** Holds them in memory alone; what outlives the page stands in the browser's storage. */
export function createCredentials(): Credentials {
  let held: { uid: string; token: Secret } | null = null
  return {
    keep(uid, token) {
      held = { uid, token }
    },
    tokenOf: (uid) => (held?.uid === uid ? held.token : null),
    forget() {
      held = null
    },
  }
}
