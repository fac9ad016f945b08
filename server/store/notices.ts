import type { Subject } from 'rxjs'
import { z } from 'zod'
import type { Store } from './tables.ts'

/** What one server of a database tells the others: what it has appended, that sessions have ended, or that something is to be looked at. */
export const ServerNotice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('appended'),
    ownerUid: z.string(),
    scriptId: z.string(),
    first: z.number(),
    last: z.number(),
  }),
  z.object({ kind: z.literal('ended'), uid: z.string(), tokenHash: z.string().nullable() }),
  /** A game waits for whoever has room for it. */
  z.object({ kind: z.literal('waiting') }),
  /** An outline was told on, ended, or was stopped. */
  z.object({ kind: z.literal('outline'), uid: z.string(), requestId: z.string() }),
])
export type ServerNotice = z.infer<typeof ServerNotice>

/** Where several servers share a database: how one hears of the others. */
export type Notices = {
  /** The name of this server among them. */
  worker: string
  /** Tells the others, once the transaction is through and not before. */
  tell(transaction: Store, notice: ServerNotice): Promise<void>
  /** What another one told. */
  heard$: Subject<ServerNotice>
  /** Something may have been missed: what is open has to be read again. */
  missed$: Subject<void>
}
