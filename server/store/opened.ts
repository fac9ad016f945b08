import type { Notices } from './notices.ts'
import type { Store } from './tables.ts'

/** A database that is whole and migrated. */
export type OpenedStore = {
  store: Store
  /** Where other servers may share it. */
  notices?: Notices
  close(): Promise<void>
}
/** Why it cannot be used, in one line for the operator. */
export type RefusedStore = { refused: string }
