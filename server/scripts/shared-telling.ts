import type { Observable } from 'rxjs'
import { encodeMarker } from '#schemas/wire/outline.ts'
import { LEASE_MS } from '#server/store/leases.ts'
import type { OutlineRequestStore } from './outline-requests.ts'

/** Outlines that several servers could tell: each request is told by whoever has its lease. */
export type SharedOutlines = {
  /** Takes a request that nobody tells and nobody has told; false where somebody was faster. */
  take(uid: string, requestId: string, bodyHash: string): Promise<boolean>
  /** Keeps what was told so far, and the lease; false where it was stopped, or is another server's by now. */
  grow(uid: string, requestId: string, text: string): Promise<boolean>
  /** Keeps what was told for good; false as above, and then nothing is kept. */
  finish(uid: string, requestId: string, text: string): Promise<boolean>
  /** Lets go of a request of which nothing is kept. */
  leave(uid: string, requestId: string): Promise<void>
  /** Ends the telling of a request, whichever server tells it; false where nobody does. */
  stop(uid: string, requestId: string): Promise<boolean>
  /** What other servers did about their requests. */
  told$: Observable<{ uid: string; requestId: string }>
  /** Waits until another server did something about a request, or so long. */
  changed(uid: string, requestId: string, withinMs: number): Promise<void>
}

/** A row is written at most so often: a thought comes word by word. */
const KEEP_EVERY_MS = 100
const RENEW_EVERY_MS = LEASE_MS / 4
/** A notice that was lost, or a teller that died, is noticed after so long. */
const LOOK_EVERY_MS = 1_000

type Kept = {
  uid: string
  requestId: string
  text(): string
  /** It was stopped, or is another server's. */
  lost(): void
}

/** Keeps a telling as it grows, so that other servers can read along; answers how to keep what is new, and how to end. */
export function keepTelling(shared: SharedOutlines, { uid, requestId, text, lost }: Kept) {
  let isWriting = false
  let isBehind = false
  let isOpen = true

  async function write(): Promise<void> {
    // a database that does not answer: whether it was renewed shows with the next one
    const isMine = await shared.grow(uid, requestId, text()).catch(() => true)
    if (!isMine && isOpen) lost()
    await new Promise((resolve) => setTimeout(resolve, KEEP_EVERY_MS))
  }

  function keep(): void {
    if (!isOpen) return
    isBehind = true
    if (isWriting) return
    isWriting = true
    isBehind = false
    void write().finally(() => {
      isWriting = false
      if (isBehind) keep()
    })
  }

  const renewing = setInterval(keep, RENEW_EVERY_MS).unref()
  const heard = shared.told$.subscribe((told) => {
    if (told.uid === uid && told.requestId === requestId) keep()
  })
  return {
    keep,
    end(): void {
      isOpen = false
      clearInterval(renewing)
      heard.unsubscribe()
    },
  }
}

/** What another server tells, as it keeps it, with a heartbeat in every silence; breaks where that is begun anew. */
export async function* followElsewhere(
  { store, shared }: { store: OutlineRequestStore; shared: SharedOutlines },
  uid: string,
  requestId: string,
  heartbeatEveryMs: number,
): AsyncIterable<string> {
  let sent = ''
  let silentMs = 0
  while (true) {
    // listens before it reads: nothing is told in between
    const lookMs = Math.min(LOOK_EVERY_MS, heartbeatEveryMs)
    const from = performance.now()
    const changed = shared.changed(uid, requestId, lookMs)
    const row = await store.find(uid, requestId)
    // a reader takes up again what breaks
    if (row === undefined || !row.text.startsWith(sent)) throw new Error('its server has left it')
    if (row.text.length > sent.length) {
      yield row.text.slice(sent.length)
      sent = row.text
      silentMs = 0
    }
    if (row.finished) return
    await changed
    silentMs += performance.now() - from
    if (silentMs < heartbeatEveryMs) continue
    yield encodeMarker('heartbeat')
    silentMs = 0
  }
}
