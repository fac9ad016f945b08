/** What is said while an answer is waited for, as it comes, and then the answer. Who stops listening lets go of whoever is asked. */
export async function* whileAsking<Said, Value>(
  signal: AbortSignal,
  ask: (say: (said: Said) => void, signal: AbortSignal) => Promise<Value>,
): AsyncGenerator<Said, Value> {
  const heard: Said[] = []
  const left = new AbortController()
  let wake = (): void => undefined
  let isAnswered = false
  const say = (said: Said): void => {
    heard.push(said)
    wake()
  }
  const answer = ask(say, AbortSignal.any([signal, left.signal])).finally(() => {
    isAnswered = true
    wake()
  })
  // whoever waits for it hears of its fault; whoever has left does not
  answer.catch(() => undefined)
  try {
    while (true) {
      for (const said of heard.splice(0)) yield said
      if (isAnswered && heard.length === 0) return await answer
      if (isAnswered || heard.length > 0) continue
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  } finally {
    left.abort()
  }
}
