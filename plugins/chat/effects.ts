import {
  concatMap,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  take,
  timer,
} from 'rxjs'
import type { Effect, World } from '#plugins/kit.ts'
import { callApi } from '#plugins/ports/call-api.ts'
import { processComplete } from '#plugins/script/projections.ts'
import type { CallResult } from '#schemas/api.ts'
import type { PendingMessage } from '#schemas/chat.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { ChatRecord } from '#schemas/record.ts'
import { decodeRecord, encodeQuotes } from '#schemas/wire/record.ts'

const SERVER = { source: 'server' } as const

const recorded = (record: ChatRecord): EventInput => ({
  ...SERVER,
  type: 'chat/recorded',
  payload: { record },
})

/** What is older than a time, or the newest; fewer than ten are the last (CH15). */
const pageOf = (result: CallResult<'listRecords'>, isAsked: boolean): EventInput => {
  if (!result.ok) return { ...SERVER, type: 'chat/historyFailed', payload: { isAsked } }
  const records = result.data.flatMap((item) => decodeRecord(item) ?? [])
  const isLast = result.data.length < LIMITS.historyPageSize
  return { ...SERVER, type: 'chat/historyReceived', payload: { records, isLast } }
}

const newest: EventInput = {
  source: 'clock',
  type: 'chat/historyRequested',
  payload: { before: null },
}

/** The chat is read once the game is whole, and again after each time the connection was lost: records may have been missed. */
export const readChat: Effect = ({ on, ports, draft$, draft }) =>
  merge(
    merge(
      on('script/opened').pipe(switchMap(() => draft$.pipe(filter(processComplete), take(1)))),
      on('live/connected').pipe(filter(() => draft().session.chat.history !== 'unknown')),
    ).pipe(
      filter(() => draft().session.account.user !== null),
      map(() => newest),
    ),
    on('chat/historyRequested').pipe(
      switchMap(({ source, scriptId, payload: { before } }) =>
        callApi(ports, 'listRecords', {
          query: { id: scriptId ?? '', ...(before === null ? {} : { time: String(before) }) },
        }).pipe(map((result) => pageOf(result, source === 'user'))),
      ),
    ),
  )

const send = (
  { ports }: Pick<World, 'ports'>,
  scriptId: string,
  { clientId, text, quotes, conversationId }: PendingMessage,
) =>
  callApi(
    ports,
    'sendRecord',
    {
      body: {
        id: scriptId,
        text,
        client_id: clientId,
        conversion_id: conversationId,
        ...(quotes.length === 0 ? {} : { quote: JSON.stringify(encodeQuotes(quotes)) }),
      },
    },
    { idempotencyKey: clientId },
  ).pipe(
    map((result): EventInput => {
      const record = result.ok ? decodeRecord(result.data) : null
      if (record !== null) return recorded({ ...record, clientId })
      const { status, desc } = result.ok ? { status: 500, desc: '' } : result
      const how = status === 0 ? 'offline' : 'refused'
      return { ...SERVER, type: 'chat/messageFailed', payload: { clientId, how, desc } }
    }),
  )

/** Messages go one after the other, in the order they were written. */
export const sendMessages: Effect = (world) =>
  world.on('chat/messageSent', 'chat/messageSentAgain').pipe(
    concatMap(({ scriptId, payload: { clientId } }) => {
      const message = world.draft().session.chat.pending.find((one) => one.clientId === clientId)
      return message === undefined ? of() : send(world, scriptId ?? '', message)
    }),
  )

const again = (clientId: string): EventInput => ({
  source: 'clock',
  type: 'chat/messageSentAgain',
  payload: { clientId },
})

/** What waits for the network is tried again as soon as it is said to be there, and every few seconds. */
export const sendWaiting: Effect = ({ on, draft, ports }) => {
  const waiting = () => draft().session.chat.pending.filter(({ state }) => state === 'waiting')
  return merge(
    on('live/connected'),
    on('chat/messageFailed').pipe(
      switchMap(() => timer(LIMITS.chatTryAgainMs, ports.clock.scheduler)),
    ),
  ).pipe(mergeMap(() => waiting().map(({ clientId }) => again(clientId))))
}

/** Tells the server what was decided of a plan; what follows comes over the socket. */
export const sendDecision: Effect = ({ on, ports }) =>
  on('chat/planDecided').pipe(
    exhaustMap(({ id, scriptId, payload: { recordId, decision, scope, atOnce } }) =>
      callApi(
        ports,
        'confirmRecord',
        {
          body: {
            id: scriptId ?? '',
            record_id: recordId,
            decision,
            scope,
            ...(atOnce === true ? { at_once: true } : {}),
          },
        },
        { idempotencyKey: id, limitMs: LIMITS.assistantDeadlineMs + LIMITS.patienceMs },
      ).pipe(
        mergeMap((result): EventInput[] => {
          const record = result.ok ? decodeRecord(result.data) : null
          if (record !== null) return [recorded(record)]
          const desc = result.ok ? '' : result.desc
          return [{ ...SERVER, type: 'chat/decisionFailed', payload: { recordId, desc } }]
        }),
      ),
    ),
  )
