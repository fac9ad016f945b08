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
import { KeptBox } from '#schemas/chat.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { LIMITS } from '#schemas/limits.ts'

const KEY = 'chat_box'
function read(text: string | null): KeptBox | undefined {
  try {
    return KeptBox.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** What was being written about a game is there again after a reload, for whoever wrote it. */
export const restoreBox: Effect = ({ on, draft, ports }) =>
  on('script/opened').pipe(
    mergeMap(({ payload }) => {
      const kept = read(ports.storage.read(KEY))
      const isOurs =
        kept?.scriptId === payload.scriptId && kept.uid === draft().session.account.user?.uid
      if (kept === undefined || !isOurs) return EMPTY
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
