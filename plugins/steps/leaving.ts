import { LIMITS } from '#schemas/limits.ts'
import type { Steps } from '#schemas/steps.ts'

/** The step the reader is on is nearly done, or a later one is, or can be read; while the game is presented, on the screen. */
export function mayLeave(steps: Steps, step: number, last: number): boolean {
  const { current, activeTab, handedOver, crossed, opened, presented } = steps
  if (step === last || step !== current || step !== activeTab || handedOver.includes(step))
    return false
  if (presented === null)
    return crossed.some((one) => one >= step) || opened.some((one) => one > step)
  const { shown, whole } = presented
  return (
    crossed.some((one) => one >= step && whole.includes(one)) ||
    shown.some((pieces, one) => one > step && pieces > 0)
  )
}

/** Whether the reader has left the page alone for long enough that it may move. */
export const isIdle = ({ movedAt }: Steps, now: number): boolean =>
  movedAt === null || now - movedAt >= LIMITS.advanceIdleMs
