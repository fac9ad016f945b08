import { answer, type CallAnswer } from './answer.ts'

/** So many calls of one caller may wait for each other. */
const WAITING_MOST = 100

/**
 * Does what is large for one caller one after the other, with everybody else's work in between: whoever asks
 * for much at once waits for himself.
 */
export function createLine() {
  const lines = new Map<string, (() => Promise<void>)[]>()

  async function work(whose: string, line: (() => Promise<void>)[]): Promise<void> {
    for (let next = line[0]; next !== undefined; next = line[0]) {
      await next()
      line.shift()
      await new Promise((resolve) => setImmediate(resolve))
    }
    lines.delete(whose)
  }

  return <T>(whose: string, ask: () => Promise<CallAnswer<T>>): Promise<CallAnswer<T>> => {
    const line = lines.get(whose) ?? []
    if (line.length >= WAITING_MOST) return Promise.resolve(answer.wait(1))
    return new Promise((resolve, reject) => {
      line.push(() => ask().then(resolve, reject))
      if (lines.has(whose)) return
      lines.set(whose, line)
      void work(whose, line)
    })
  }
}
