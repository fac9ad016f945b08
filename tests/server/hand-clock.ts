import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { VirtualTimeScheduler } from 'rxjs'
import type { Clock } from '#core/engine/ports.ts'

/** A clock in the test's hand: no time passes but what `pass` says. */
export function handClock(): { clock: Clock; pass(ms: number): Promise<void> } {
  const scheduler = new VirtualTimeScheduler()
  return {
    clock: { now: () => scheduler.frame, scheduler },
    /** Lets so much time pass; whoever waited goes on at their own moment, and may wait again. */
    async pass(ms) {
      const end = scheduler.frame + ms
      while (true) {
        await turnOfTheLoop()
        const due = Math.min(...scheduler.actions.map(({ delay }) => delay))
        if (due > end) break
        scheduler.maxFrames = due
        scheduler.flush()
      }
      scheduler.frame = end
    },
  }
}
