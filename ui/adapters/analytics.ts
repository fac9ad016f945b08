import { filter, fromEvent, map, merge } from 'rxjs'
import type { UsageService } from '#plugins/ports/usage.ts'

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether a browser asks every site not to tell about its use. */
export const objectsIn = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true

/** The operator's service at an address, or none. What is sent carries no cookie, no referrer and asks no answer. */
export const createAnalytics = (
  address: string | null,
  send: typeof globalThis.fetch = (...request) => fetch(...request),
): UsageService => ({
  isSetUp: address !== null,
  isObjected: objectsIn(navigator),
  leaving$: merge(
    fromEvent(globalThis, 'pagehide'),
    fromEvent(document, 'visibilitychange').pipe(filter(() => document.hidden)),
  ).pipe(map(() => undefined)),
  send(events) {
    if (address === null || events.length === 0) return
    // a service that cannot be reached is no matter of the creator's
    send(address, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ events }),
    }).catch(() => undefined)
  },
})
