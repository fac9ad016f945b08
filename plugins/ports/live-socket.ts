import type { Observable } from 'rxjs'

/** What a live connection tells: that it opened, each raw frame, that it closed, and whether by a fault. */
export type SocketSignal =
  | { kind: 'opened' }
  | { kind: 'frame'; data: string }
  | { kind: 'closed'; code: number; reason: string; faulty?: boolean }

export interface LiveSocket {
  /** Connects on subscription, closes when unsubscribed; completes after `closed`. `send$` carries the pings. */
  connect(
    user: { uid: string; token: string; scriptId: string | null; since: number | null },
    send$: Observable<string>,
  ): Observable<SocketSignal>
}
