import { withImmer } from '#core/engine/with-immer.ts'
import { definePlugin } from '#plugins/kit.ts'
import type { Chat } from '#schemas/chat.ts'
import type { ChatRecord } from '#schemas/record.ts'
import { keepBox, keepReadMark, restoreBox, restoreReadMark } from './box-keeping.ts'
import { readChat, sendDecision, sendMessages, sendWaiting } from './effects.ts'

/** A page of history may be older than what came live: a plan stays decided, and of a note the highest telling counts. */
function isNewer(record: ChatRecord, known: ChatRecord | undefined): boolean {
  if (known === undefined) return true
  if (record.changes !== undefined || known.changes !== undefined)
    return (record.changes?.telling ?? -1) > (known.changes?.telling ?? -1)
  return record.status !== 'open'
}

/** Each record once, as it was last told; oldest first. */
function withRecords(chat: Chat, told: readonly ChatRecord[]): Chat {
  const byId = new Map(chat.records.map((record) => [record.id, record]))
  for (const record of told) if (isNewer(record, byId.get(record.id))) byId.set(record.id, record)
  const records = [...byId.values()].sort((one, other) => one.at - other.at)
  const said = new Set(records.map(({ clientId }) => clientId))
  const pending = chat.pending.filter(({ clientId }) => !said.has(clientId))
  return { ...chat, records, pending }
}

const pendingIn = (chat: Chat, clientId: string) =>
  chat.pending.find((message) => message.clientId === clientId)

/** A message nobody answered is sent when the network is there again. */
const waiting = (chat: Chat, clientId: string): Chat => ({
  ...chat,
  pending: chat.pending.map((message) =>
    message.clientId === clientId ? { ...message, state: 'waiting' } : message,
  ),
})

/** What was not taken stands in the box again (CH3), before what was begun there meanwhile. */
function backInBox(chat: Chat, clientId: string): Chat {
  const message = pendingIn(chat, clientId)
  if (message === undefined) return chat
  const texts = [message.text, chat.box.text].filter((text) => text !== '')
  return {
    ...chat,
    pending: chat.pending.filter((one) => one !== message),
    box: { text: texts.join('\n'), quotes: [...message.quotes, ...chat.box.quotes] },
  }
}

/** The chat with the assistant: what is said about the open game, and what is on its way. */
export const chat = definePlugin({
  name: 'chat',
  slice: 'chat',
  reduce: {
    'chat/recorded': (slice, { payload: { record } }) => {
      const next = withRecords(slice, [record])
      return record.id === slice.deciding && record.status !== 'open'
        ? { ...next, deciding: null }
        : next
    },
    'chat/boxWritten': withImmer((slice, { payload }) => {
      slice.box.text = payload.text
    }),
    'chat/boxRestored': withImmer((slice, { payload }) => {
      slice.box = payload
    }),
    'chat/quoted': withImmer((slice, { payload: { quote } }) => {
      const isThere = slice.box.quotes.some(
        ({ path, text }) => path === quote.path && text === quote.text,
      )
      if (!isThere) slice.box.quotes.push(quote)
    }),
    'chat/quoteDropped': withImmer((slice, { payload }) => {
      slice.box.quotes.splice(payload.at, 1)
    }),
    'chat/messageSent': withImmer((slice, { payload }) => {
      slice.pending.push({ ...payload, state: 'sending' })
      slice.box = { text: '', quotes: [] }
    }),
    'chat/messageSentAgain': withImmer((slice, { payload }) => {
      const message = pendingIn(slice, payload.clientId)
      if (message !== undefined) message.state = 'sending'
    }),
    'chat/messageFailed': (slice, { payload: { clientId, how } }) =>
      how === 'refused' ? backInBox(slice, clientId) : waiting(slice, clientId),
    'chat/messageTakenBack': (slice, { payload }) => backInBox(slice, payload.clientId),
    'chat/historyRequested': (slice) => ({ ...slice, history: 'loading' }),
    'chat/historyReceived': (slice, { payload: { records, isLast } }) => ({
      ...withRecords(slice, records),
      history: 'loaded',
      hasMore: !isLast,
    }),
    'chat/historyFailed': (slice) => ({ ...slice, history: 'failed' }),
    'chat/planDecided': (slice, { payload }) => ({
      ...slice,
      deciding: payload.recordId,
      notDone: null,
    }),
    'chat/decisionFailed': (slice, { payload }) =>
      slice.deciding === payload.recordId ? { ...slice, deciding: null, notDone: payload } : slice,
    'chat/read': (slice, { payload: { until } }) =>
      until > slice.readUntil ? { ...slice, readUntil: until } : slice,
  },
  effects: [
    readChat,
    sendMessages,
    sendWaiting,
    sendDecision,
    restoreBox,
    keepBox,
    restoreReadMark,
    keepReadMark,
  ],
})
