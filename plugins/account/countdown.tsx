import { useEffect, useState } from 'react'
import { useEditor } from '#ui/kit/use-projection.ts'

const TICK_MS = 250

/** Whole seconds until a moment (epoch ms), counting down; 0 when it has come. */
export function useSecondsUntil(moment: number): number {
  const { clock } = useEditor().ports
  const left = () => Math.max(0, Math.ceil((moment - clock.now()) / 1_000))
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
