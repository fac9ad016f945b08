import type { Observable } from 'rxjs'

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
