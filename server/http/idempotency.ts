import type { Clock } from '#core/engine/ports.ts'
import { STATUS } from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import { secretDigestOf } from '#server/store/secret.ts'
import type { Store, Tables } from '#server/store/tables.ts'
import { answer, type CallAnswer } from './answer.ts'
import { seal, unseal } from './seal.ts'

/** Lets a command keep its answer in the transaction that makes it true, so that a crash between the two is no gap. */
export type Receipt = { keep(transaction: Store, data: unknown): Promise<void> }

/** Writes something, and the answer that says so, in one transaction: none of them is there without the other. */
export const withAnswer =
  (receipt: Receipt, data: unknown, write?: (transaction: Store) => Promise<unknown>) =>
  async (transaction: Store): Promise<void> => {
    await write?.(transaction)
    await receipt.keep(transaction, data)
  }

/** The same command asked again: who asks, by which key, and what for. */
type Repeatable = { scope: string; key: string; body: string }

type Work<T> = (receipt: Receipt) => Promise<CallAnswer<T>>

/** Where nothing needs to be remembered. */
export const noReceipt: Receipt = { keep: async () => {} }

export type Idempotency = {
  /** Does a command once: the same key and body within 24 h get the same answer; another body gets 409. Refusals are not kept. */
  once<T>(asked: Repeatable, work: Work<T>): Promise<CallAnswer<T>>
  sweep(): Promise<void>
}

type Hashes = { keyHash: string; bodyHash: string }
/** What is kept may hold a token, and tokens are not stored: only who knows key and body can open it. */
const secretOf = ({ key, body }: Repeatable): string => `${key}|${body}`

/** The same command came over a server beside this one, and was done there. */
class AnsweredAlready extends Error {}

const LIFE_MS = LIMITS.idempotencyHours * 3_600_000

export function createIdempotency(store: Store, clock: Clock): Idempotency {
  const underway = new Map<string, { bodyHash: string; answer: Promise<CallAnswer<unknown>> }>()
  const oldest = () => new Date(clock.now() - LIFE_MS).toISOString()

  const stored = (scope: string, keyHash: string) =>
    store
      .selectFrom('idempotency')
      .select(['body_hash', 'answer'])
      .where('scope', '=', scope)
      .where('key_hash', '=', keyHash)
      .where('created_at', '>', oldest())
      .executeTakeFirst()

  /** Keeps an answer; false where the same command has one that still counts. */
  async function isFirst(transaction: Store, row: Tables['idempotency']): Promise<boolean> {
    const kept = await transaction
      .insertInto('idempotency')
      .values(row)
      .onConflict((c) =>
        c
          .columns(['scope', 'key_hash'])
          .doUpdateSet((old) => ({
            body_hash: old.ref('excluded.body_hash'),
            answer: old.ref('excluded.answer'),
            created_at: old.ref('excluded.created_at'),
          }))
          .where('idempotency.created_at', '<=', oldest()),
      )
      .returning('scope')
      .executeTakeFirst()
    return kept !== undefined
  }

  async function answeredBefore<T>(
    asked: Repeatable,
    hashes: Hashes,
  ): Promise<CallAnswer<T> | undefined> {
    const before = await stored(asked.scope, hashes.keyHash)
    if (before === undefined) return undefined
    if (before.body_hash !== hashes.bodyHash) return answer.refuse(STATUS.conflict, 'keyReused')
    return answer.ok(JSON.parse(unseal(before.answer, secretOf(asked))) as T) // kept below, by the same call
  }

  /** Does the command here; throws where it was done over another server before it could be kept. */
  async function doneHere<T>(
    asked: Repeatable,
    hashes: Hashes,
    work: Work<T>,
  ): Promise<CallAnswer<T>> {
    let kept = false
    const receipt: Receipt = {
      async keep(transaction, data) {
        const row = {
          scope: asked.scope,
          key_hash: hashes.keyHash,
          body_hash: hashes.bodyHash,
          answer: seal(JSON.stringify(data), secretOf(asked)),
          created_at: new Date(clock.now()).toISOString(),
        }
        if (!(await isFirst(transaction, row))) throw new AnsweredAlready()
        kept = true
      },
    }
    const done = await work(receipt)
    if (done.ok && !kept) await receipt.keep(store, done.data)
    return done
  }

  async function perform<T>(
    asked: Repeatable,
    hashes: Hashes,
    work: Work<T>,
  ): Promise<CallAnswer<T>> {
    const before = await answeredBefore<T>(asked, hashes)
    if (before) return before
    try {
      const done = await doneHere(asked, hashes, work)
      // what is refused since it was done over another server a moment ago is the same command
      return done.ok ? done : ((await answeredBefore<T>(asked, hashes)) ?? done)
    } catch (fault) {
      const meanwhile =
        fault instanceof AnsweredAlready ? await answeredBefore<T>(asked, hashes) : undefined
      if (meanwhile === undefined) throw fault
      return meanwhile
    }
  }

  return {
    async once<T>(asked: Repeatable, work: Work<T>) {
      const hashes = {
        keyHash: secretDigestOf(`key|${asked.key}`),
        bodyHash: secretDigestOf(`body|${asked.key}|${asked.body}`),
      }
      const slot = `${asked.scope}|${hashes.keyHash}`
      const running = underway.get(slot)
      if (running) {
        if (running.bodyHash !== hashes.bodyHash) return answer.refuse(STATUS.conflict, 'keyReused')
        return running.answer as Promise<CallAnswer<T>> // the same call under the same key
      }
      const performing = perform(asked, hashes, work).finally(() => underway.delete(slot))
      underway.set(slot, { bodyHash: hashes.bodyHash, answer: performing })
      return performing
    },
    async sweep() {
      await store.deleteFrom('idempotency').where('created_at', '<=', oldest()).execute()
    },
  }
}
