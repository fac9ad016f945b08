import { defer, EMPTY, ignoreElements, of, tap } from 'rxjs'
import type { Effect } from '#plugins/kit.ts'
import type { EventInput } from '#schemas/events/index.ts'
import { Reading } from '#schemas/reading.ts'

/** The storage key of how somebody likes to read; it belongs to the browser, whoever is signed in. */
const READING_KEY = 'reading'

function kept(text: string | null): Reading | null {
  try {
    return Reading.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

export const restoreReading: Effect = ({ ports }) =>
  defer(() => {
    const payload = kept(ports.storage.read(READING_KEY))
    return payload === null
      ? EMPTY
      : of<EventInput>({ type: 'reading/restored', source: 'user', payload })
  })

/** A choice holds at once and on every later visit. */
export const keepReading: Effect = ({ on, draft, ports }) =>
  on('reading/restored', 'reading/chosen').pipe(
    tap(({ type }) => {
      const {
        session: { reading },
      } = draft()
      ports.motion.reduce(reading.motion === 'less')
      if (type === 'reading/chosen') ports.storage.write(READING_KEY, JSON.stringify(reading))
    }),
    ignoreElements(),
  )
