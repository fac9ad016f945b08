import { useEffect } from 'react'
import { processComplete } from '#plugins/script/projections.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { noteReader } from './commands.ts'
import { isPresenting } from './projections.ts'

const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
/** A busy reader is noted at most this often. */
const EVERY_MS = 1_000

/** While the game is written or presented, notes that its reader is busy with the page, so that it does not move. */
export function useReaderWatch(): void {
  const run = useCommand()
  const isStill = useProjection((draft) => processComplete(draft) && !isPresenting(draft))
  useEffect(() => {
    if (isStill) return
    let noted = Number.NEGATIVE_INFINITY
    const note = () => {
      const now = performance.now()
      if (now - noted < EVERY_MS) return
      noted = now
      run(noteReader)
    }
    for (const sign of SIGNS) window.addEventListener(sign, note, { passive: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, note)
    }
  }, [run, isStill])
}
