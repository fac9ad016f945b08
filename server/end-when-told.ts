import process from 'node:process'

const PATIENCE_MS = 1_800
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Ends this process when a signal says so, once; answers how to end it otherwise. */
export function endWhenTold(close: () => Promise<void>): () => Promise<void> {
  let ending = false
  async function end(): Promise<void> {
    if (ending) return
    ending = true
    // Whatever hangs, nothing is lost by leaving: all that was answered is on the disk.
    setTimeout(() => process.exit(0), PATIENCE_MS).unref()
    await close()
    process.exit(0)
  }
  for (const signal of SIGNALS) process.on(signal, () => void end())
  return end
}
