import type { Clock } from '#core/engine/ports.ts'
import { STATUS } from '#schemas/api.ts'
import { LIMITS } from '#schemas/limits.ts'
import { secretDigestOf } from '#server/store/secret.ts'
import type { Store } from '#server/store/tables.ts'
import { answer, type CallAnswer } from './answer.ts'
import { seal, unseal } from './seal.ts'

/** Lets a command keep its answer in the transaction that makes it true, so that a crash between the two is no gap. */
export type Receipt = { keep(transaction: Store, data: unknown): Promise<void> }

/** The same command asked again: who asks, by which key, and what for. */
type Repeatable = { scope: string; key: string; body: string }

/** Where nothing needs to be remembered. */
export const noReceipt: Receipt = { keep: async () => {} }

export type Idempotency = {
  /** Does a command once: the same key and body within 24 h get the same answer; another body gets 409. Refusals are not kept. */
  once<T>(
    asked: Repeatable,
    work: (receipt: Receipt) => Promise<CallAnswer<T>>,
  ): Promise<CallAnswer<T>>
  sweep(): Promise<void>
}

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

  async function perform<T>(
    asked: Repeatable,
    hashes: { keyHash: string; bodyHash: string },
    work: (receipt: Receipt) => Promise<CallAnswer<T>>,
  ): Promise<CallAnswer<T>> {
    // What is kept may hold a token, and tokens are not stored: only who knows key and body can open it.
    const secret = `${asked.key}|${asked.body}`
    const before = await stored(asked.scope, hashes.keyHash)
    if (before) {
      if (before.body_hash !== hashes.bodyHash) return answer.refuse(STATUS.conflict, 'keyReused')
      return answer.ok(JSON.parse(unseal(before.answer, secret)) as T) // written below, by the same call
    }
    let kept = false
    const receipt: Receipt = {
      async keep(transaction, data) {
        kept = true
        await transaction
          .insertInto('idempotency')
          .values({
            scope: asked.scope,
            key_hash: hashes.keyHash,
            body_hash: hashes.bodyHash,
            answer: seal(JSON.stringify(data), secret),
            created_at: new Date(clock.now()).toISOString(),
          })
          .onConflict((c) =>
            c.columns(['scope', 'key_hash']).doUpdateSet((row) => ({
              body_hash: row.ref('excluded.body_hash'),
              answer: row.ref('excluded.answer'),
              created_at: row.ref('excluded.created_at'),
            })),
          )
          .execute()
      },
    }
    const done = await work(receipt)
    if (done.ok && !kept) await receipt.keep(store, done.data)
    return done
  }

  return {
    async once<T>(asked: Repeatable, work: (receipt: Receipt) => Promise<CallAnswer<T>>) {
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
