import type { Observable, SchedulerLike } from 'rxjs'
import type { AnalyticsEvent } from '#schemas/analytics.ts'
import type { CallName, CallRequest, CallResult } from '#schemas/api.ts'

/** Time. Every timer of the product is an RxJS delay on `scheduler`; tests bring virtual time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  readonly scheduler: SchedulerLike
}

export interface Ids {
  /** A new identifier, unique everywhere. */
  next(): string
}

/** `token`: asks as whom it belongs to, who is not signed in here. */
export type CallOptions = { idempotencyKey?: string; token?: string }

/** The server's calls. Never throws: a refusal and a broken network are answers too. */
export interface Api {
  call<N extends CallName>(
    name: N,
    request: CallRequest<N>,
    options?: CallOptions,
  ): Promise<CallResult<N>>
}

export type OutlineOpening = {
  idea: string
  uid: string
  language: string
  requestId: string
  salt: string | null
  /** The template keys on the table, for what is asked beside them. */
  shown: readonly string[]
}

/** The outline stream as raw text, split wherever the network split it; errors when it breaks or never opens. */
export interface OutlineStream {
  open(opening: OutlineOpening): Observable<string>
}

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

/** Small named texts that outlive the page. Never throws: a full or forbidden store keeps them in memory. */
export interface Storage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

/** The other windows of this browser that show the product: they share its storage. */
export interface OtherWindows {
  /** The storage key one of them wrote or removed; null: all of them at once. */
  readonly wrote$: Observable<string | null>
}

export interface Navigation {
  go(path: string): void
  /** The same without a way back to the page now shown: for one that only leads on. */
  replace(path: string): void
  /** The site: `https://…` without a slash at its end. */
  origin(): string
  /** Path and query of the page now shown. */
  current(): string
}

/** What came of a third party's window: its answer, that the browser let none open, that somebody closed it. */
export type AuthorizationAnswer =
  | { kind: 'answered'; fields: AuthorizationFields }
  | { kind: 'blocked' }
  | { kind: 'closed' }
/** What a third party wrote into the address it led back to. */
export type AuthorizationFields = Readonly<Record<string, string>>

/** The pages on which third parties ask who one is. */
export interface Authorization {
  /** Opens a page in a window of its own, within the press that subscribes. An answer without this `state` is not ours; one may still come after `closed`. */
  inWindow(address: string, state: string): Observable<AuthorizationAnswer>
  /** Leaves for a page; `marker` waits in this tab for the way back. */
  leave(address: string, marker: string): void
  /** What this page was led back to with, and the marker that waited: both are there once. */
  takeReturn(): { fields: AuthorizationFields; marker: string | null }
}

export interface Clipboard {
  write(text: string): Promise<boolean>
}

export interface Downloads {
  /** Hands a text to the user as a file of that name. */
  save(name: string, text: string): void
}

/** The operator's service for usage events. */
export interface Analytics {
  /** Whether there is one. */
  readonly isSetUp: boolean
  /** The browser asks every site not to tell (Do Not Track, Global Privacy Control). */
  readonly isObjected: boolean
  /** The page is being left: what still waits goes now or never. */
  readonly leaving$: Observable<void>
  /** Hands a batch over. Never throws and never waits; the page may close meanwhile. */
  send(batch: readonly AnalyticsEvent[]): void
}

/** The words and languages of the browser. */
export interface Locale {
  /** `zh_CN`, `en_US` or `ja_JP`: the interface's language now. */
  current(): string
}

/** How much movement the reader can bear. */
export interface Motion {
  /** Less motion was asked for: what would move is there at once. */
  reduced(): boolean
  /** The reader asks for less here, whatever their machine says; or no longer. */
  reduce(isAsked: boolean): void
}

/** Everything outside the draft. A plugin can touch the world only through these. */
export interface Ports {
  clock: Clock
  ids: Ids
  api: Api
  outline: OutlineStream
  socket: LiveSocket
  storage: Storage
  otherWindows: OtherWindows
  navigation: Navigation
  authorization: Authorization
  clipboard: Clipboard
  downloads: Downloads
  analytics: Analytics
  locale: Locale
  motion: Motion
}
