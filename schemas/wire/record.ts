import {
  ChatPlan,
  type ChatRecord,
  Direction,
  type Quote,
  QuoteAnchor,
  RecordChanges,
  type RecordKind,
  type RecordStatus,
} from '../record.ts'
import {
  countIn,
  decodeEach,
  first,
  idIn,
  isObject,
  listIn,
  objectIn,
  parsed,
  textIn,
  type Wire,
} from './read.ts'

/** SPEC section 3: 0 reply, 1 analysis, 2 confirmation, 3 directions or what was done, 4 cover, intro or title. */
const KINDS: readonly RecordKind[] = ['reply', 'plan', 'confirmation', 'note', 'result']
const STATUSES: readonly RecordStatus[] = ['open', 'confirmed', 'rejected']

/** A chat history item as the wire tells it; `extend` and `quote` are JSON texts. */
export const encodeRecord = (record: ChatRecord, scriptId: string): Wire => ({
  id: record.id,
  from: record.author === 'creator' ? 0 : 1,
  type: KINDS.indexOf(record.kind),
  status: STATUSES.indexOf(record.status),
  text: record.text,
  ...(record.quotes.length === 0 ? {} : { quote: JSON.stringify(encodeQuotes(record.quotes)) }),
  ...(isPlain(record) ? {} : { extend: JSON.stringify(extendOf(record)) }),
  create_time: record.at,
  conversion_id: record.conversationId,
  script_id: scriptId,
  script_version: record.scriptVersion,
  ...(record.clientId === null ? {} : { client_id: record.clientId }),
  ...(record.answers === null ? {} : { answers: record.answers }),
})

const isPlain = ({ plan, directions, updated, changes }: ChatRecord): boolean =>
  plan === null && directions.length === 0 && updated === null && changes === undefined

function extendOf({ text, plan, directions, updated, changes }: ChatRecord): Wire {
  return {
    title: text,
    content: plan === null ? '' : plan.places.map(({ title }) => title).join('\n'),
    ...(plan === null ? {} : { scope: plan.places.map(({ path }) => path), ...plan }),
    ...(directions.length === 0 ? {} : { directions }),
    ...(updated === null ? {} : { updated }),
    ...(changes === undefined ? {} : { changes }),
  }
}

/** The first quote as the specification spells it, and all of them beside it. */
export function encodeQuotes(quotes: readonly Quote[]): Wire {
  const [one] = quotes
  return { quote: one?.text ?? '', quote_key: one?.path ?? '', quotes }
}

/** What a message quotes: a list of ours, or the one quote of the specification. */
export function decodeQuotes(value: unknown): Quote[] {
  const raw = objectIn(value)
  if (raw === undefined) return []
  const all = decodeEach(listIn(raw.quotes), (one) => (isObject(one) ? quoteIn(one) : null))
  if (all.length > 0) return all
  const path = textIn(raw, 'quote_key', 'quoteKey')
  const text = textIn(raw, 'quote')
  return path === '' && text === '' ? [] : [{ title: textIn(raw, 'title'), text, path }]
}

function quoteIn(raw: Wire): Quote {
  const anchor = QuoteAnchor.safeParse(raw.anchor).data
  const address = textIn(raw, 'address')
  return {
    title: textIn(raw, 'title'),
    text: textIn(raw, 'text', 'selectedText', 'content'),
    path: textIn(raw, 'path', 'quote_key'),
    ...(address !== '' && { address }),
    ...(anchor && { anchor }),
  }
}

/** A chat history item of any server; null where it is none. */
export function decodeRecord(value: unknown): ChatRecord | null {
  const raw = objectIn(value)
  const id = raw === undefined ? null : idIn(raw, 'id', 'record_id')
  if (raw === undefined || id === null) return null
  const extend = objectIn(parsed(raw.extend)) ?? {}
  const clientId = textIn(raw, 'client_id', 'clientId')
  const answers = textIn(raw, 'answers')
  const changes = RecordChanges.safeParse(extend.changes).data
  return {
    id: String(id),
    author: (countIn(raw, 'from') ?? 1) === 0 ? 'creator' : 'assistant',
    kind: KINDS[countIn(raw, 'type') ?? 0] ?? 'reply',
    status: STATUSES[countIn(raw, 'status') ?? 0] ?? 'open',
    text: textIn(raw, 'text'),
    quotes: decodeQuotes(parsed(raw.quote)),
    plan: planIn(extend),
    directions: decodeEach(
      listIn(extend.directions),
      (one) => Direction.safeParse(one).data ?? null,
    ),
    updated: extend.updated === undefined ? null : textsIn(extend.updated),
    ...(changes && { changes }),
    at: timeIn(raw),
    conversationId: textIn(raw, 'conversion_id', 'conversation_id', 'conversationId'),
    scriptVersion: Math.max(0, Math.trunc(countIn(raw, 'script_version') ?? 0)),
    clientId: clientId === '' ? null : clientId,
    answers: answers === '' ? null : answers,
  }
}

const textsIn = (value: unknown): string[] =>
  listIn(value).filter((one): one is string => typeof one === 'string')

/** A plan of ours, or the bare paths another server names its scope by. */
function planIn(extend: Wire): ChatPlan | null {
  const whole = ChatPlan.safeParse(extend)
  if (whole.success) return whole.data
  const paths = textsIn(extend.scope)
  if (paths.length === 0) return null
  const places = paths.map((path) => ({
    address: '',
    path,
    title: path,
    reason: '',
    before: '',
    after: '',
    isByHand: false,
  }))
  return { places, operation: '' }
}

/** Milliseconds, or a text of a time. */
function timeIn(raw: Wire): number {
  const given = first(raw, 'create_time', 'createTime')
  const number = countIn(raw, 'create_time', 'createTime')
  const time = number ?? (typeof given === 'string' ? Date.parse(given) : 0)
  return Number.isFinite(time) ? Math.max(0, Math.trunc(time)) : 0
}
