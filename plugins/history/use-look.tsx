import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { processComplete } from '#plugins/script/projections.ts'
import type { HistoryLook } from '#schemas/history.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { endLook, lookAt } from './commands.ts'
import { lookIn, searchFor } from './look-address.ts'
import { lookedAt } from './projections.ts'

/** Left with an address of the browser's history that was gone to from the game itself. */
const FROM_GAME = { fromGame: true } as const
const isFromGame = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromGame' in state

/** The ways to a version and back: what is looked at stands in the address, so that the browser's way back leads back. */
export function useLook() {
  const { search, state } = useLocation()
  const go = useNavigate()
  const isLooking = lookIn(search) !== null
  return {
    look(look: HistoryLook): void {
      const isOnward = isLooking && !isFromGame(state)
      void go(searchFor(search, look), {
        replace: isLooking,
        ...(isOnward ? {} : { state: FROM_GAME }),
        preventScrollReset: true,
      })
    },
    back(): void {
      if (isFromGame(state)) void go(-1)
      else void go(searchFor(search, null), { replace: true, preventScrollReset: true })
    },
  }
}

/** Has the draft follow the address. */
export function useLookOfAddress(): void {
  const { search } = useLocation()
  const run = useCommand()
  const isWritten = useProjection(processComplete)
  const looked = useProjection(lookedAt)
  const [asked, shown] = [lookIn(search), looked?.look ?? null]
  const [wanted, present] = [JSON.stringify(asked), JSON.stringify(shown)]
  const latest = useRef(asked)
  latest.current = asked
  useEffect(() => {
    if (wanted === present || !isWritten) return
    const { current } = latest
    if (current === null) run(endLook)
    else run(lookAt, { look: current })
  }, [wanted, present, isWritten, run])
}
