import { useEffect, useState } from 'react'
import { LIMITS } from '#schemas/limits.ts'
import { useEditor } from '#ui/kit/use-projection.ts'

const TICK_MS = 250

/** Whole seconds until a moment (epoch ms), counting down; 0 when it has come. */
export function useSecondsUntil(moment: number): number {
  const { clock } = useEditor().ports
  const left = () => {
    const ms = moment - clock.now()
    // a clock that was set back makes nobody wait for it to catch up (LM14)
    return ms > LIMITS.resendCountdownMs ? 0 : Math.max(0, Math.ceil(ms / 1_000))
  }
  const [seconds, setSeconds] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `left` is made anew from these two
  useEffect(() => {
    setSeconds(left())
    if (left() === 0) return
    const timer = setInterval(() => setSeconds(left()), TICK_MS)
    return () => clearInterval(timer)
  }, [moment, clock])
  return seconds
}
