import { useEffect, useRef } from 'react'

/**
 * The one clock of typed text: while something is typed, tells at each frame for how many milliseconds it has been, until
 * it is told that this is over. `what` names what is typed, another name begins anew; null: nothing is. Frames stop in a hidden page.
 */
export function useTypingClock(
  what: string | null,
  onFrame: (elapsedMs: number) => 'goes on' | 'is over',
): void {
  const latest = useRef(onFrame)
  latest.current = onFrame
  useEffect(() => {
    if (what === null) return
    let began: number | undefined
    const tick = (now: number) => {
      began ??= now
      if (latest.current(now - began) === 'goes on') frame = requestAnimationFrame(tick)
    }
    let frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [what])
}
