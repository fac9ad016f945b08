import type { ChatRecord } from '#schemas/record.ts'
import { createLogReader } from '#server/store/script-log.ts'
import type { NewFact, ScriptStore, Within } from '#server/store/scripts.ts'
import { Overtaken } from '#server/store/transaction.ts'

/** The chat of a script, oldest first, each record as it was last told. */
export async function chatOf(
  store: Pick<ScriptStore, 'chatRecords'>,
  scriptId: string,
): Promise<ChatRecord[]> {
  const latest = new Map<string, ChatRecord>()
  for (const record of await store.chatRecords(scriptId)) latest.set(record.id, record)
  // a record told again stays where it first stood
  return [...latest.values()].sort((one, other) => one.at - other.at)
}

/** Nothing was told anew of a record since it was read; else it has to be read again. */
export const asRead =
  (scriptId: string, record: ChatRecord): Within =>
  async (transaction) => {
    const chat = await chatOf(createLogReader(transaction), scriptId)
    const present = chat.find(({ id }) => id === record.id)
    if (JSON.stringify(present) !== JSON.stringify(record)) throw new Overtaken()
  }

/** Something said, as it is appended. */
export const recordFact = (record: ChatRecord): NewFact => ({
  unit: null,
  fact: { type: 'chat/recorded', payload: { record } },
})

/** The record of a message that nothing answers yet. */
export const unansweredIn = (chat: readonly ChatRecord[]): ChatRecord | undefined =>
  chat.find(
    ({ id, author, kind }) =>
      author === 'creator' && kind === 'reply' && !chat.some(({ answers }) => answers === id),
  )

/** The newest plan: every older one is replaced by it. */
export const newestPlanIn = (chat: readonly ChatRecord[]): ChatRecord | undefined =>
  chat.findLast(({ kind }) => kind === 'plan')

/** A record of which only what differs from a plain reply has to be said. */
export const aRecord = (
  given: Pick<ChatRecord, 'id' | 'author' | 'text' | 'at' | 'conversationId' | 'scriptVersion'> &
    Partial<ChatRecord>,
): ChatRecord => ({
  kind: 'reply',
  status: 'open',
  quotes: [],
  plan: null,
  directions: [],
  updated: null,
  clientId: null,
  answers: null,
  ...given,
})

/** The time of what is said next: after all that was said, though the clock was set back. */
export const timeAfter = (chat: readonly ChatRecord[], now: number): number =>
  Math.max(now, ...chat.slice(-1).map(({ at }) => at + 1))
