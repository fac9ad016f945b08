import { NEVER, type VirtualTimeScheduler } from 'rxjs'
import { aUser } from '#fixtures/builders.ts'
import { type Credentials, createCredentials } from '#plugins/ports/credentials.ts'
import type { Frames } from '#plugins/ports/frames.ts'
import type { Navigation } from '#plugins/ports/navigation.ts'
import type { Ports } from '#plugins/ports/ports.ts'
import type { Storage } from '#plugins/ports/storage.ts'
import type { StoredUser } from '#schemas/user.ts'
import { unsentIdeaIn } from '#ui/adapters/unsent-idea.ts'

/** A storage that is a map in the test's hand. */
export const storageIn = (kept: Map<string, string>): Storage => ({
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void kept.set(key, value),
  remove: (key) => void kept.delete(key),
})

/** A navigation that only notes where it was told to go (`replaced`: without a way back); `current` answers where the page is. */
export const navigationTo = (
  visited: string[],
  current: () => string,
  replaced: string[] = [],
): Navigation => ({
  origin: () => 'http://here',
  go: (path) => void visited.push(path),
  replace: (path) => {
    visited.push(path)
    replaced.push(path)
  },
  current,
})

/** Credentials that hold the token of somebody who is signed in already. */
function credentialsOf({ uid, access_token: token }: StoredUser): Credentials {
  const credentials = createCredentials()
  credentials.keep(uid, token)
  return credentials
}

/** Frames of a page that paints after each message. */
const everyMessageAFrame: Frames = (run) => {
  run()
  return () => undefined
}

type Given = Partial<Ports> & Pick<Ports, 'api'>

/** A world outside the draft in virtual time: nobody answers but what the test brings. */
export function portsOf(scheduler: VirtualTimeScheduler, given: Given): Ports {
  let made = 0
  return {
    clock: { now: () => scheduler.now(), scheduler },
    ids: { next: () => `id-${++made}` },
    outline: { open: () => NEVER },
    socket: { connect: () => NEVER },
    frames: everyMessageAFrame,
    storage: storageIn(new Map()),
    otherWindows: { wrote$: NEVER },
    unsentIdea: unsentIdeaIn(storageIn(new Map())),
    credentials: credentialsOf(aUser()),
    navigation: navigationTo([], () => '/'),
    authorization: {
      inWindow: () => NEVER,
      leave: () => undefined,
      takeReturn: () => ({ fields: {}, marker: null }),
    },
    clipboard: { write: async () => true },
    downloads: { save: () => undefined },
    analytics: { isSetUp: false, isObjected: false, leaving$: NEVER, send: () => undefined },
    locale: { current: () => 'en_US' },
    motion: { reduced: () => false, reduce: () => undefined },
    server: { hasModel: false },
    ...given,
  }
}
