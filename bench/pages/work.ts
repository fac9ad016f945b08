/** Something to be measured: does all of its work and answers what came of it. */
export type Work = () => Promise<{ same?: string; longest: number; notes?: Record<string, number> }>

// one for all tasks: a channel for each would cost more than most of what is measured
const { port1, port2 } = new MessageChannel()
let goOn = (): void => undefined
port1.onmessage = () => goOn()

/** Lets the browser end this task and begin another, as each message of a socket does. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    goOn = resolve
    port2.postMessage(null)
  })

export const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame)
