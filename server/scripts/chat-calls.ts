import { randomUUID } from 'node:crypto'
import { gameSnapshot } from '#plugins/script/projections.ts'
import { SCRIPT_STATUS } from '#schemas/game.ts'
import type { RequestLanguage } from '#schemas/language.ts'
import { LIMITS, SIZES } from '#schemas/limits.ts'
import type { ChatRecord } from '#schemas/record.ts'
import { parsed } from '#schemas/wire/read.ts'
import { decodeQuotes, encodeRecord } from '#schemas/wire/record.ts'
import { answer, type CallAnswer } from '#server/http/answer.ts'
import { type Receipt, withAnswer } from '#server/http/idempotency.ts'
import { type Body, owned, type ScriptServices } from './calls.ts'
import { aRecord, chatOf, recordFact, timeAfter, unansweredIn } from './chat-log.ts'
import { sizeOf } from './ledger.ts'

type Item = Readonly<Record<string, unknown>>
/** In which language a call of the chat is answered, and where its answer is kept. */
export type Heard = { language: RequestLanguage; receipt: Receipt }

/** The chat of a script, newest first, ten a page; `time` is that of the oldest one that is known. */
export async function listRecords(
  services: ScriptServices,
  uid: string,
  { id, time }: { id: string; time?: string | undefined },
  language: RequestLanguage,
): Promise<CallAnswer<Item[]>> {
  const script = await owned(services, uid, id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const chat = await chatOf(services.store, id)
  // a server that was killed left it unanswered
  if (unansweredIn(chat) !== undefined) services.chat.attend(id, language)
  const before = timeOf(time)
  const older = chat.filter(({ at }) => at < before)
  const page = older.slice(-LIMITS.historyPageSize).reverse()
  return answer.ok(page.map((record) => encodeRecord(record, id)))
}

/** Milliseconds, or a text of a time; of anything else everything is older. */
function timeOf(text: string | undefined): number {
  if (text === undefined || text.trim() === '') return Number.POSITIVE_INFINITY
  const time = Number.isFinite(Number(text)) ? Number(text) : Date.parse(text)
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time
}

/** Says something in the chat of a written game. The same `client_id` is said once. */
export async function sendRecord(
  services: ScriptServices,
  uid: string,
  body: Body<'sendRecord'>,
  { language, receipt }: Heard,
): Promise<CallAnswer<Item>> {
  const script = await owned(services, uid, body.id)
  if (script === undefined) return answer.refuse(404, 'missing')
  const text = body.text.trim()
  const quotes = decodeQuotes(parsed(body.quote))
  if (text === '') return answer.refuse(400, 'messageEmpty')
  if ([...text].length > SIZES.chatText)
    return answer.refuse(400, 'messageTooLong', { most: SIZES.chatText })
  if (quotes.length > SIZES.quotes)
    return answer.refuse(400, 'tooManyQuotes', { most: SIZES.quotes })
  const chat = await chatOf(services.store, body.id)
  const said = chat.find(({ clientId }) => clientId === body.client_id)
  if (said !== undefined) return answer.ok(encodeRecord(said, body.id))
  if (unansweredIn(chat) !== undefined) {
    services.chat.attend(body.id, language)
    return answer.refuse(409, 'assistantBusy')
  }
  const record = aRecord({
    id: randomUUID(),
    author: 'creator',
    text,
    quotes,
    at: timeAfter(chat, services.now()),
    conversationId: body.conversion_id?.trim() || randomUUID(),
    scriptVersion: script.draft.script.script.scriptVersion.value,
    clientId: body.client_id,
  })
  const outcome = await append(services, body.id, record, receipt)
  if (outcome.ok) services.chat.attend(body.id, language)
  return outcome
}

async function append(
  services: ScriptServices,
  id: string,
  record: ChatRecord,
  receipt: Receipt,
): Promise<CallAnswer<Item>> {
  let outcome: CallAnswer<Item> = answer.refuse(404, 'missing')
  await services.ledger.append(id, (present) => {
    const facts = [recordFact(record)]
    if (gameSnapshot(present.draft).status === SCRIPT_STATUS.generating) {
      outcome = answer.refuse(409, 'chatWhileWriting')
      return null
    }
    if (present.bytes + sizeOf(facts) > SIZES.logBytes) {
      outcome = answer.refuse(413, 'logFull')
      return null
    }
    const told = encodeRecord(record, id)
    outcome = answer.ok(told)
    return { facts, within: withAnswer(receipt, told) }
  })
  return outcome
}
