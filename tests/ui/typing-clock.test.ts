// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useTypingClock } from '#ui/kit/typing-clock.ts'

afterEach(cleanup)

/** Frames that came, and of which text each was. */
function typed() {
  const seen: { what: string | null; elapsedMs: number }[] = []
  const clock = renderHook(
    ({ what }: { what: string | null }) =>
      useTypingClock(what, (elapsedMs) => {
        seen.push({ what, elapsedMs })
        return elapsedMs < 60 ? 'goes on' : 'is over'
      }),
    { initialProps: { what: 'first' } as { what: string | null } },
  )
  const of = (what: string) => seen.filter((one) => one.what === what).map((one) => one.elapsedMs)
  return { type: (what: string | null) => clock.rerender({ what }), seen, of }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('[KN29] the clock of typed text counts from its beginning and stops once all is typed', async () => {
  const { seen, of } = typed()
  await waitFor(() => expect(of('first').at(-1)).toBeGreaterThanOrEqual(60))
  expect(of('first')[0]).toBe(0)
  expect(of('first')).toEqual(of('first').toSorted((a, b) => a - b))
  const { length } = seen
  await pause(80)
  expect(seen).toHaveLength(length)
})

it('[KN29] another text begins anew, and nothing is told while nothing is typed', async () => {
  const { type, seen, of } = typed()
  await waitFor(() => expect(of('first').length).toBeGreaterThan(1))
  type('second')
  await waitFor(() => expect(of('second').length).toBeGreaterThan(0))
  expect(of('second')[0]).toBe(0)
  type(null)
  const { length } = seen
  await pause(80)
  expect(seen).toHaveLength(length)
})
