import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { Subject } from 'rxjs'
import { z } from 'zod'
import { type Notices, ServerNotice } from './notices.ts'
import { CONNECT_MS } from './postgres.ts'

const CHANNEL = 'lamplight'
const AGAIN_MS = 500
const Sent = z.object({ from: z.string(), notice: ServerNotice })

/** What a server does with its own connection as soon as it has one; answers why it may not go on, else null. */
type Begin = (client: Client) => Promise<string | null>

/**
 * Hears of the other servers of a database, over a connection of its own; one that breaks is made again until it is
 * closed. Throws where there is none to begin with.
 */
export async function hearNotices(
  url: string,
  begin: Begin,
  onLost: (cause: Error) => void,
): Promise<{ notices: Notices; close(): Promise<void> } | { refused: string }> {
  const worker = randomUUID()
  const heard$ = new Subject<ServerNotice>()
  const missed$ = new Subject<void>()
  let open = true
  let client: Client

  function hear(payload: string | undefined): void {
    const { from, notice } = Sent.parse(JSON.parse(payload ?? ''))
    if (from !== worker) heard$.next(notice)
  }

  async function connect(): Promise<string | null> {
    client = new Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    client.on('error', onLost)
    client.on('notification', ({ payload }) => hear(payload))
    try {
      await client.connect()
      const refused = await begin(client)
      await client.query(`listen ${CHANNEL}`)
      client.once('end', () => void connectAgain())
      return refused
    } catch (cause) {
      // nobody would ever end it, and it may hold the database
      await client.end().catch(() => undefined)
      throw cause
    }
  }

  async function connectAgain(): Promise<void> {
    while (open) {
      await pause(AGAIN_MS, undefined, { ref: false })
      const isBack =
        open &&
        (await connect().then(
          () => true,
          () => false,
        ))
      if (!isBack) continue
      // what was told meanwhile was told to nobody
      missed$.next()
      return
    }
  }

  const close = async (): Promise<void> => {
    open = false
    await client.end()
  }
  const refused = await connect()
  if (refused !== null) {
    await close()
    return { refused }
  }
  const notices: Notices = {
    worker,
    heard$,
    missed$,
    async tell(transaction, notice) {
      const payload = JSON.stringify({ from: worker, notice })
      await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(transaction)
    },
  }
  return { notices, close }
}
