import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

type Envelope = { status: number; desc: string; data: Record<string, unknown> & string }
/** Who calls, and what went wrong where nothing may. */
export type Caller = {
  address: string
  token: string
  /** How long each answer was waited for, over all its tries, and each stream until it was whole. */
  waits: number[]
  streams: number[]
  faults: string[]
}

const AGAIN_MS = 50
const LATE_MS = 15_000
const NEVER_MS = 600_000

/** Does something until it is done, however often its server is killed meanwhile. */
async function untilDone<T>(waits: number[], work: () => Promise<T | undefined>): Promise<T> {
  const from = performance.now()
  while (performance.now() - from < NEVER_MS) {
    const done = await work().catch(() => undefined)
    if (done !== undefined) {
      waits.push(performance.now() - from)
      return done
    }
    await pause(AGAIN_MS)
  }
  throw new Error('nobody answered for ten minutes')
}

/** A call through the front, asked again under its key until it is answered. */
export function call(
  caller: Caller,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<Envelope> {
  const key = randomUUID()
  return untilDone(caller.waits, async () => {
    const response = await fetch(caller.address + path, {
      method,
      headers: {
        authorization: caller.token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'POST' ? { 'idempotency-key': key } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LATE_MS),
    })
    const told = (await response.json()) as Envelope
    if (told.status !== 500) return told
    caller.faults.push(`${method} ${path} was answered 500`)
    return undefined
  })
}

/** The lines of a stream through the front, opened again until they are whole. */
export function stream(caller: Caller, path: string, body: unknown, end: RegExp): Promise<string> {
  return untilDone(caller.streams, async () => {
    const response = await fetch(caller.address + path, {
      method: 'POST',
      headers: { authorization: caller.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(4 * LATE_MS),
    })
    const text = (await response.text()).replaceAll('[HEARTBEAT]\n', '')
    return end.test(text) ? text : undefined
  })
}
