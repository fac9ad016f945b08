import { ignoreElements, mergeMap, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { KeptWish } from '#schemas/deciding.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { readKept } from '#schemas/kept-creation.ts'

const WISH_KEY = 'changesWish'

/** Whoever opens a game finds it as they had chosen it in this browser. */
export const restoreWish: Effect = ({ on, draft, ports }) =>
  on('script/opened', 'account/signedIn').pipe(
    mergeMap((): EventInput[] => {
      const kept = readKept(ports.storage.read(WISH_KEY), KeptWish)
      if (kept === null || kept.uid !== draft().session.account.user?.uid) return []
      const { wish } = kept
      return [{ source: 'clock', type: 'deciding/wishRestored', payload: { wish } }]
    }),
  )

/** A choice holds at once and on every later visit. */
export const keepWish: Effect = ({ on, draft, ports }) =>
  on('deciding/wishChosen').pipe(
    tap(({ payload: { wish } }) => {
      const uid = draft().session.account.user?.uid
      if (uid !== undefined)
        ports.storage.write(WISH_KEY, JSON.stringify({ uid, wish } satisfies KeptWish))
    }),
    ignoreElements(),
  )
