/** Something to be measured: does all of its work and answers what came of it. */
export type Work = () => Promise<{ same?: string; longest: number; notes?: Record<string, number> }>

/** Lets the browser end this task and begin another. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve()
    port2.postMessage(null)
  })
}

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)
