import { useEffect } from 'react'
import { processComplete } from '#plugins/script/projections.ts'
import { useCommand, useProjection } from '#ui/kit/use-projection.ts'
import { noteReader } from './commands.ts'

const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const
/** A busy reader is noted at most this often. */
const EVERY_MS = 1_000

/** While the game is written, notes that its reader is busy with the page, so that it does not move. */
export function useReaderWatch(): void {
  const run = useCommand()
  const complete = useProjection(processComplete)
  useEffect(() => {
    if (complete) return
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
  }, [run, complete])
}
