import type { Frames } from '#plugins/ports/frames.ts'

const HIDDEN_PAGE_MS = 250

/** The browser's frames; a hidden page paints nothing and is served by the clock instead. */
export const browserFrames: Frames = (run) => {
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const once = () => {
    end()
    run()
  }
  const frame = requestAnimationFrame(once)
  const timer = setTimeout(once, HIDDEN_PAGE_MS)
  return end
}

/** Goes on in a task of its own, after whatever the page has to answer first. */
export const nextTask = (): Promise<void> => new Promise((go) => setTimeout(go))

/** Joins the texts of one frame to one. */
export function coalesce(frames: Frames, tell: (text: string) => void) {
  let held = ''
  let callOff: (() => void) | null = null
  function drop(): void {
    callOff?.()
    callOff = null
  }
  function flush(): void {
    drop()
    const text = held
    held = ''
    if (text !== '') tell(text)
  }
  return {
    add(text: string): void {
      held += text
      callOff ??= frames(flush)
    },
    /** Tells at once what is held. */
    flush,
    drop,
  }
}

const LONGEST_WAIT_MS = 1_000
const WITHOUT_IDLE_MS = 200

/** Does something once the page has nothing else to do, or a second has passed; answers how to call it off. */
export function whenIdle(act: () => void): () => void {
  // not every browser tells when it is idle
  if (typeof requestIdleCallback === 'undefined') {
    const waiting = setTimeout(act, WITHOUT_IDLE_MS)
    return () => clearTimeout(waiting)
  }
  const waiting = requestIdleCallback(act, { timeout: LONGEST_WAIT_MS })
  return () => cancelIdleCallback(waiting)
}
