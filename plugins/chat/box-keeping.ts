import {
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
  mergeMap,
  of,
  tap,
} from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { KeptBox, KeptReading } from '#schemas/chat.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { readKept } from '#schemas/kept-creation.ts'
import { LIMITS } from '#schemas/limits.ts'

const KEY = 'chat_box'

/** What was being written about a game is there again after a reload, for whoever wrote it. */
export const restoreBox: Effect = ({ on, draft, ports }) =>
  on('script/opened').pipe(
    mergeMap(({ payload }) => {
      const kept = readKept(ports.storage.read(KEY), KeptBox)
      const isOurs =
        kept?.scriptId === payload.scriptId && kept.uid === draft().session.account.user?.uid
      if (kept === null || !isOurs) return EMPTY
      const { text, quotes } = kept
      const restored: EventInput = {
        source: 'clock',
        type: 'chat/boxRestored',
        payload: { text, quotes },
      }
      return of(restored)
    }),
  )

/** Keeps what stands in the box, a moment after it was written. */
export const keepBox: Effect = ({ draft$, draft, ports }) =>
  draft$.pipe(
    map(({ session: { chat } }) => chat.box),
    distinctUntilChanged(),
    debounceTime(LIMITS.chatKeepAfterMs, ports.clock.scheduler),
    tap(({ text, quotes }) => {
      const { scriptId, account } = draft().session
      if (scriptId === null || account.user === null) return
      if (text === '' && quotes.length === 0) ports.storage.remove(KEY)
      else
        ports.storage.write(KEY, JSON.stringify({ scriptId, uid: account.user.uid, text, quotes }))
    }),
    ignoreElements(),
  )

const READ_KEY = 'chat_read'
/** Of so many games it is kept until when their chats were read. */
const GAMES_KEPT = 50

function readMarks(text: string | null): KeptReading {
  try {
    return KeptReading.safeParse(JSON.parse(text ?? '')).data ?? []
  } catch {
    return []
  }
}

/** What was seen on an earlier visit is not new. */
export const restoreReadMark: Effect = ({ on, ports }) =>
  on('script/opened').pipe(
    mergeMap(({ payload: { scriptId } }): EventInput[] => {
      const until = readMarks(ports.storage.read(READ_KEY)).find(([id]) => id === scriptId)?.[1]
      return until === undefined ? [] : [{ source: 'clock', type: 'chat/read', payload: { until } }]
    }),
  )

/** Keeps until when the chat of a game was read. */
export const keepReadMark: Effect = ({ on, ports }) =>
  on('chat/read').pipe(
    tap(({ scriptId, payload: { until } }) => {
      if (scriptId === null) return
      const others = readMarks(ports.storage.read(READ_KEY)).filter(([id]) => id !== scriptId)
      const marks: KeptReading = [[scriptId, until], ...others.slice(0, GAMES_KEPT - 1)]
      ports.storage.write(READ_KEY, JSON.stringify(marks))
    }),
    ignoreElements(),
  )
