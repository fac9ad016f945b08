import { defer, EMPTY, ignoreElements, of, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import { KeptAside } from '#schemas/aside.ts'
import type { EventInput } from '#schemas/events/index.ts'

/** The storage key of the column; it belongs to the browser, whoever is signed in. */
const ASIDE_KEY = 'aside'

function kept(text: string | null): KeptAside | null {
  try {
    return KeptAside.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

export const restoreAside: Effect = ({ ports }) =>
  defer(() => {
    const payload = kept(ports.storage.read(ASIDE_KEY))
    return payload === null
      ? EMPTY
      : of<EventInput>({ type: 'aside/restored', source: 'user', payload })
  })

/** The column stands on the next visit as it was left. */
export const keepAside: Effect = ({ on, draft, ports }) =>
  on('aside/opened', 'aside/closed').pipe(
    tap(() => {
      const { isOpen, tab } = draft().session.aside
      ports.storage.write(ASIDE_KEY, JSON.stringify({ isOpen, tab } satisfies KeptAside))
    }),
    ignoreElements(),
  )
